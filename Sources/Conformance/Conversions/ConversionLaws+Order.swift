import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitConversion

/// Laws of order: conversions are monotonic, and directed roundings are neighbours.
extension ConversionLaws {
  /// Returns the law that rounding keeps the order of a monotonic formula in every mode and place.
  ///
  /// With `elseDigits`, smaller results are rounded at finer places. Adjacent places meet at powers
  /// of ten, which are representable at both places. So the order holds across places too.
  package func monotonicity<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "conversions-keep-the-order",
      "x ≤ x′ ⇒ x from a to b ≤ x′ from a to b, ≥ for a falling formula, in every mode; x′ one unit of "
        + "x's last digit above x",
      source: "IEEE 754-2019, 4.3: every rounding is monotone", of: pairs, on: backend
    ) { conversion, value in
      guard let direction = conversion.pair.formula.direction(at: value) else {
        return .discarded("no order: a pole, or a logarithm below 0")
      }
      guard let above = B.unitAbove(conversion.value),
        above.isNegative == value.isNegative || above.isZero
      else { return .discarded("no unit above of the same sign") }
      if above.isZero && conversion.pair.formula.direction(at: above) == nil {
        return .discarded("no order: a pole, or a logarithm below 0")
      }
      let convert = { (x: B) in
        B.convert(
          x, by: conversion.pair.plan.map, to: conversion.target, in: conversion.context)
      }
      let (lower, upper) = (convert(value), convert(above))
      if lower.value.isNaN || upper.value.isNaN { return .discarded("no number") }
      let order = B.compare(lower.value, upper.value, in: conversion.context).value
      if order.isZero || order.isNegative == (direction > 0) { return .holds }
      return .broken([
        ("x", ConversionAnswer(lower).description), ("x′", above.scientificString()),
        ("of x′", ConversionAnswer(upper).description),
      ])
    }
  }

  /// Returns the law that floor and ceiling of a conversion are equal or one unit apart.
  package func adjacency<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "directed-conversions-are-neighbours",
      "ceiling(y) − floor(y) for y = x from a to b is 0 if y is exact, else one unit of the last digit of "
        + "the finer of the two; unless it overflows",
      source: "IEEE 754-2019, 4.3.2, directed rounding", of: pairs, on: backend
    ) { conversion, value in
      let converted = { (mode: RoundingMode) in
        B.convert(
          value, by: conversion.pair.plan.map, to: conversion.target.withoutElseDigits,
          in: conversion.context.rounding(mode))
      }
      let (floor, ceiling) = (converted(.floor), converted(.ceiling))
      if floor.conditions.union(ceiling.conditions).contains(.overflow) {
        return .discarded("overflow")
      }
      // A result that is clamped to Etop, padded or 0 has a last digit below the rounding place.
      let isPadded = [floor, ceiling].contains {
        $0.conditions.contains(.clamped) && $0.value.exponent >= conversion.context.etop
      }
      if isPadded { return .discarded("brought to Etop, where no digit shows the unit") }
      let (low, high) = (floor.value.scientificString(), ceiling.value.scientificString())
      guard let below = Rational(exactly: low), let above = Rational(exactly: high) else {
        return low == high ? .discarded("no number") : .broken([("floor", low), ("ceiling", high)])
      }
      let unit =
        floor.isExact
        ? Rational.zero
        : Rational(1, exponent: Swift.min(floor.value.exponent, ceiling.value.exponent))
      if floor.isExact == ceiling.isExact && above - below == unit { return .holds }
      return .broken([
        ("floor", ConversionAnswer(floor).description),
        ("ceiling", ConversionAnswer(ceiling).description),
      ])
    }
  }
}

extension ConversionFormula {
  /// Returns 1 if the formula increases at x, −1 if it decreases; `nil` if it has no value at x.
  fileprivate func direction<B: DecimalBackend>(at x: B) -> Int? {
    if !x.isFinite { return nil }
    switch self {
    case .linear(let scale, _), .irrational(let scale, _, _), .shift(let scale, _, _, _):
      return scale.isNegative ? -1 : 1
    case .reciprocal(let ratio): return x.isZero ? nil : ratio.isNegative ? 1 : -1
    case .logarithm(let multiplier, _, _, _):
      return x.isNegative || x.isZero ? nil : multiplier.isNegative ? -1 : 1
    case .exponential(_, _, let rate, _): return rate.isNegative ? -1 : 1
    }
  }
}
