import DecimalArithmetic
import ExactArithmetic

extension ArithmeticLaws {
  /// Cohorts, texts, equality and the limits of every result.
  static func representations<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    [
      cohortIndependence(backend), equality(backend), reading(backend), plainNotation(backend),
    ] + ArithmeticOperation.onValues.map { limits(of: $0, backend) }
  }

  private static func cohortIndependence<B: DecimalBackend>(_: B.Type) -> Law {
    Law(
      "cohort-members-count-alike",
      "for x′ of x's cohort: x′ = x, their hashes are equal, compare(x′, y) = compare(x, y) and "
        + "x′ + y = x + y in value",
      source: "IEEE 754-2019, 3.5.1; General Decimal Arithmetic Specification 1.70, \"compare\""
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      let zeros = random.integer(in: 1...6)
      guard let padded = DecimalOperand(draw.x)?.padded(byZeros: zeros).text,
        let (x, y) = draw.operands(B.self), let member = B(exactly: padded)
      else { return .notHeld }
      if x.isNaN || y.isNaN { return .discarded("NaN has no cohort") }
      func side(_ x: B) -> String {
        let order = B.compare(x, y, in: draw.context).value.scientificString()
        return "compare \(order), hash equal \(x.hashValue == member.hashValue)"
      }
      let sums = (B.add(x, y, in: draw.context), B.add(member, y, in: draw.context))
      let isNaN = sums.0.value.isNaN && sums.1.value.isNaN
      if x == member && (isNaN || sums.0.value == sums.1.value) {
        return .equation(
          "\(draw.question(.compare)), x′ = \(padded)", in: draw.context, ("x", side(x)),
          ("x′", side(member)))
      }
      return .broken(
        input: "\(draw.question(.add)), x′ = \(padded)", context: draw.context,
        results: [
          ("x + y", ArithmeticAnswer(sums.0).description),
          ("x′ + y", ArithmeticAnswer(sums.1).description), ("x = x′", String(x == member)),
        ])
    }
  }

  private static func equality<B: DecimalBackend>(_: B.Type) -> Law {
    Law(
      "equality-is-comparison",
      "x = y if and only if compare(x, y) is 0, which of a NaN it never is; equal hash alike",
      source: "General Decimal Arithmetic Specification 1.70, \"compare\""
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      guard let (x, y) = draw.operands(B.self) else { return .notHeld }
      let isEqual = B.compare(x, y, in: draw.context).value.isZero
      if (x == y) == isEqual && (!isEqual || x.hashValue == y.hashValue) { return .holds }
      return .broken(
        input: draw.question(.compare).description, context: draw.context,
        results: [("compare is 0", String(isEqual)), ("==", String(x == y))])
    }
  }

  private static func reading<B: DecimalBackend>(_: B.Type) -> Law {
    Law(
      "reading-undoes-writing",
      "reading to-scientific-string of x gives x: sign, digits, exponent, payload; unrounded, and "
        + "of a result in its own context without a condition but subnormal",
      source: "General Decimal Arithmetic Specification 1.70, \"Conversions\""
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      guard let x = B(exactly: draw.x) else { return .notHeld }
      let text = x.scientificString()
      let result = B.plus(x, in: draw.context).value.scientificString()
      let reread = B.parse(result, in: draw.context)
      let isSame =
        B(exactly: text)?.scientificString() == text && x.description == text
        && DecimalOperand(draw.x)?.text == text && reread.value.scientificString() == result
        && reread.conditions.subtracting(.subnormal).isEmpty
      return isSame
        ? .holds
        : .broken(
          input: "plus \(draw.x)", context: draw.context,
          results: [
            ("written", text), ("result", result), ("read", ArithmeticAnswer(reread).description),
          ])
    }
  }

  private static func plainNotation<B: DecimalBackend>(_: B.Type) -> Law {
    Law(
      "plain-notation-keeps-the-value",
      "the plain notation of x has no exponent, no idle zeros in front, and denotes x",
      source: "DecimalBackend.plainString"
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      guard let x = B(exactly: draw.x) else { return .notHeld }
      // Reading thousands of zeros back is slow: of long notations one in 32 is judged.
      if Swift.abs(x.exponent) > 300 && !random.oneIn(32) {
        return .discarded("a long plain notation, one in 32 of which is judged")
      }
      let (plain, text) = (x.plainString(), x.scientificString())
      let isSame =
        if let written = Rational(exactly: plain), let value = Rational(exactly: text) {
          written == value && !plain.contains("E") && plain.hasPrefix("-") == x.isNegative
            && !plain.drop { $0 == "-" }.hasPrefix("00")
        } else {
          plain == text
        }
      return isSame
        ? .holds
        : .broken(
          input: draw.x, context: draw.context, results: [("plain", plain), ("scientific", text)])
    }
  }
}
