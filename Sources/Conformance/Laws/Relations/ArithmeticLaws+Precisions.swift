import DecimalArithmetic
import PropertyTesting

/// Laws that compare an operation at two precisions.
extension ArithmeticLaws {
  /// Returns the law that rounding by round-05up first does not change a later rounding.
  ///
  /// Proof. An inexact result of round-05up never ends in 0 or 5, because a last digit 0 or 5
  /// becomes 1 or 6. At any place further left, the result and the exact result are on the same
  /// side of every number and every tie, and the result equals none of these. So every mode decides
  /// alike. The result is subnormal or beyond Emax if and only if the exact result is: round-05up
  /// cuts the exact result or raises its last digit by one, without a carry.
  ///
  /// Clamping appends zeros, which a second rounding would count as digits. So in cases of clamping
  /// the exponents and the conditions clamped and rounded are not compared.
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

  /// Returns the law that a result does not depend on a precision that exceeds its digits.
  ///
  /// Backends have fast paths for their own precision and for short operands. At one digit less the
  /// operands take another path, which must return equal bits.
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
  /// Returns the context of fewer digits with equal Etop and Emin; `nil` if no such context exists.
  ///
  /// Emax decreases with the precision. So a type whose largest exponent is Etop supports the
  /// context.
  fileprivate func narrowed(to digits: Int) -> ArithmeticContext? {
    let highest = maxExponent - (precision - digits)
    guard digits >= 1, digits < precision, highest >= 0 else { return nil }
    return ArithmeticContext(
      precision: digits, maxExponent: highest, minExponent: minExponent, rounding: rounding,
      clamp: clamp)
  }
}
