import DecimalArithmetic
import PropertyTesting

/// One operation at two precisions.
extension ArithmeticLaws {
  /// Round-05up leaves a mark of what it cut, so rounding again is rounding once.
  ///
  /// Proof. An inexact result of round-05up ends in none of 0 and 5: a digit 0 or 5 becomes 1 or 6.
  /// At any place further left it lies where the exact result does: on the same side of every
  /// number and of every tie, and on neither. So every mode decides alike. It is subnormal, and
  /// beyond Emax, with the exact result too, since it is cut or raised by one within the last
  /// digit, without a carry.
  ///
  /// Clamping pads with zeros, which a second rounding would count: where there is any, the
  /// exponents and the conditions clamped and rounded are left out.
  static func roundingInTwoSteps<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "rounding-05up-first-changes-nothing",
      "x ∘ y rounded 05up at p digits, then at fewer (p − 1, and half of p) in any mode = x ∘ y in that mode "
        + "at once: value, exponent, and the conditions of both steps together",
      source:
        "General Decimal Arithmetic Specification 1.70, round-05up; Boldo, Melquiond: Emulation of "
        + "FMA and correctly rounded sums: proved algorithms using rounding to odd (2008)",
      anyOf: [.plus, .add, .subtract, .multiply, .divide], requiring: ["inexact": 20], on: B.self
    ) { question, x, y, labels in
      let wide = question.context
      let narrower = Set([wide.precision - 1, (wide.precision + 1) / 2]).sorted().compactMap {
        wide.narrowed(to: $0)
      }.filter { B.supports($0) }
      if narrower.isEmpty { return .discarded("no smaller precision") }
      let first = question.operation.outcome(of: x, y, in: wide.rounding(.up05))
      if first.value.isNaN { return .discarded("no number") }
      if first.value.isZero {
        return .discarded("exactly 0, whose sign a second step does not keep")
      }
      if !first.isExact { labels.add("inexact") }
      for context in narrower {
        let second = B.plus(first.value, in: context)
        let once = question.operation.outcome(of: x, y, in: context)
        let twice = Outcome(second.value, first.conditions.union(second.conditions))
        if !isSame(once, twice) {
          return .broken([
            ("05up", ArithmeticAnswer(first).description),
            ("then \(context.limits)", ArithmeticAnswer(twice).description),
            ("at once", ArithmeticAnswer(once).description),
          ])
        }
      }
      return .holds
    }
  }

  private static func isSame<B: DecimalBackend>(_ left: Outcome<B>, _ right: Outcome<B>) -> Bool {
    if left.conditions.union(right.conditions).contains(.clamped) {
      let padded: Conditions = [.clamped, .rounded]
      return left.value == right.value && left.value.isNegative == right.value.isNegative
        && left.conditions.subtracting(padded) == right.conditions.subtracting(padded)
    }
    return ArithmeticAnswer(left) == ArithmeticAnswer(right)
  }

  /// What fits in fewer digits is the same in more.
  ///
  /// Backends have quick ways for the precision they are made for and for short operands; at one
  /// digit less the same operands take another way, which must give the same bits.
  static func independenceOfPrecision<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "what-fits-does-not-depend-on-the-precision",
      "x ∘ y that raises no condition at p − 1 digits is the same at p digits: value, exponent, no condition",
      source: "the definition of rounding; the quick way of a precision = the general one",
      anyOf: [.plus, .minus, .abs, .add, .subtract, .multiply, .divide, .quantize],
      requiring: ["fits": 100], on: B.self
    ) { question, x, y, labels in
      guard let narrow = question.context.narrowed(to: question.context.precision - 1),
        B.supports(narrow)
      else { return .discarded("no smaller precision") }
      let less = question.operation.outcome(of: x, y, in: narrow)
      if less.value.isNaN || !less.conditions.isEmpty { return .holds }
      labels.add("fits")
      let more = question.operation.outcome(of: x, y, in: question.context)
      return .equation(
        ("p − 1 digits", ArithmeticAnswer(less).description),
        ("p digits", ArithmeticAnswer(more).description))
    }
  }
}

extension ArithmeticContext {
  /// The context of fewer digits with the same Etop and Emin; `nil` if there is none.
  ///
  /// Emax falls with the precision, so that a type whose exponents end at Etop supports it.
  fileprivate func narrowed(to digits: Int) -> ArithmeticContext? {
    let highest = maxExponent - (precision - digits)
    guard digits >= 1, digits < precision, highest >= 0 else { return nil }
    return ArithmeticContext(
      precision: digits, maxExponent: highest, minExponent: minExponent, rounding: rounding,
      clamp: clamp)
  }
}
