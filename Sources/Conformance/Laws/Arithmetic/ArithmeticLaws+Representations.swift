import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the laws of cohorts, of texts, of equality, and of the limits of every result.
  static func representations<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    [
      cohortIndependence(backend), equality(backend), reading(backend), plainNotation(backend),
    ] + ArithmeticOperation.onValues.map { limits(of: $0, backend) }
  }

  private static func cohortIndependence<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "cohort-members-count-alike",
      "for x′ of x's cohort with 1 or 5 zeros more: x′ = x, their hashes are equal, "
        + "compare(x′, y) = compare(x, y) and x′ + y = x + y in value",
      source: "IEEE 754-2019, 3.5.1; General Decimal Arithmetic Specification 1.70, \"compare\"",
      .add, on: B.self
    ) { question, x, y in
      if x.isNaN || y.isNaN { return .discarded("NaN has no cohort") }
      let members = [1, 5].compactMap { zeros in
        DecimalOperand(question.operands[0])?.padded(byZeros: zeros).text
      }.compactMap { B(exactly: $0) }
      if members.isEmpty { return .notHeld }
      let sum = B.add(x, y, in: question.context)
      for member in members {
        func side(_ x: B) -> String {
          let order = B.compare(x, y, in: question.context).value.scientificString()
          return "compare \(order), hash equal \(x.hashValue == member.hashValue)"
        }
        let other = B.add(member, y, in: question.context)
        let isSameSum = other.value == sum.value || (other.value.isNaN && sum.value.isNaN)
        if x != member || !isSameSum || side(x) != side(member) {
          return .broken([
            ("x + y", ArithmeticAnswer(sum).description),
            ("x′", member.scientificString()), ("x′ + y", ArithmeticAnswer(other).description),
            ("x = x′", String(x == member)), ("x", side(x)), ("x′", side(member)),
          ])
        }
      }
      return .holds
    }
  }

  private static func equality<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "equality-is-comparison",
      "x = y if and only if compare(x, y) is 0, which of a NaN it never is; equal hash alike",
      source: "General Decimal Arithmetic Specification 1.70, \"compare\"", .compare, on: B.self
    ) { question, x, y in
      let isEqual = B.compare(x, y, in: question.context).value.isZero
      if (x == y) == isEqual && (!isEqual || x.hashValue == y.hashValue) { return .holds }
      return .broken([("compare is 0", String(isEqual)), ("==", String(x == y))])
    }
  }

  private static func reading<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "reading-undoes-writing",
      "reading to-scientific-string of x gives x: sign, digits, exponent, payload; unrounded, and "
        + "of a result in its own context without a condition but subnormal",
      source: "General Decimal Arithmetic Specification 1.70, \"Conversions\"", .plus, on: B.self
    ) { question, x, _ in
      let text = x.scientificString()
      let result = B.plus(x, in: question.context).value.scientificString()
      let reread = B.parse(result, in: question.context)
      let isSame =
        B(exactly: text)?.scientificString() == text && x.description == text
        && DecimalOperand(question.operands[0])?.text == text
        && reread.value.scientificString() == result
        && reread.conditions.subtracting(.subnormal).isEmpty
      return isSame
        ? .holds
        : .broken([
          ("written", text), ("result", result), ("read", ArithmeticAnswer(reread).description),
        ])
    }
  }

  private static func plainNotation<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "plain-notation-keeps-the-value",
      "the plain notation of x has no exponent, no idle zeros in front, and denotes x",
      source: "DecimalBackend.plainString", .plus, on: B.self
    ) { question, x, _ in
      // Judges only about one in 32 of the long notations, because reading thousands of zeros is
      // slow.
      if Swift.abs(x.exponent) > 300 && x.exponent % 32 != 0 {
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
      return isSame ? .holds : .broken([("plain", plain), ("scientific", text)])
    }
  }
}
