import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitConversion

extension ConversionLaws {
  /// Returns the law ``oracleAgreement(of:)`` for one backend.
  package func oracleAgreement<B: DecimalBackend>(_: B.Type) -> Law {
    oracleAgreement(of: [ConversionSubject(B.self)])
  }

  /// Returns the law that every backend's conversion equals the oracle's, for each pair in order.
  ///
  /// Each case is rounded at three targets in every mode. The oracle computes each value once, as
  /// in ``ConversionSweep``.
  package func oracleAgreement(of subjects: [ConversionSubject]) -> Law {
    .everyMode(
      Self.sweepIdentifier,
      "x from a to b on each backend = the formula of a, then that of b inverted, from their definitions, "
        + "in rationals or between bounds, rounded once at three targets in every rounding mode: value, "
        + "exponent, conditions",
      of: ConversionCase.generator(ofEach: pairs), keptAs: ConversionCase.regressionText(pairs),
      on: subjects)
  }

  /// Returns the law that a conversion rounded down and one rounded up bracket the exact result.
  ///
  /// Every mode selects one of the two multiples of the last digit around the exact result. So the
  /// result in a mode equals the result of floor or of ceiling. Beyond Emax each mode separately
  /// selects infinity or the largest number. With `elseDigits` the modes may round at different
  /// places, so the law sets `elseDigits` to 0.
  package func directedRoundings<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "directed-roundings-bracket-conversions",
      "floor(y) ≤ y ≤ ceiling(y) for y = x from a to b; equal if and only if neither is inexact; every "
        + "mode gives one of them unless it overflows",
      source: "General Decimal Arithmetic Specification 1.70, Rounding", of: pairs, on: backend
    ) { conversion, value in
      let target = conversion.target.withoutElseDigits
      let map = conversion.pair.plan.map
      let precision = conversion.context.precision
      guard let operand = DecimalOperand(conversion.value),
        let exact = Oracle.bounds(of: operand, by: conversion.pair.formula, digits: precision + 20)
      else { return .discarded("the result is no number, or beyond the oracle") }
      let converted = { (mode: RoundingMode) in
        B.convert(value, by: map, to: target, in: conversion.context.rounding(mode))
      }
      let (below, above) = (converted(.floor), converted(.ceiling))
      let texts = (below.value.scientificString(), above.value.scientificString())
      if let low = Rational(exactly: texts.0), low > exact.lower {
        return .broken([("floor, too high", texts.0)])
      }
      if let high = Rational(exactly: texts.1), high < exact.upper {
        return .broken([("ceiling, too low", texts.1)])
      }
      if (below.value == above.value) != (below.isExact && above.isExact) {
        return .broken([("floor", texts.0), ("ceiling", texts.1)])
      }
      let between = converted(conversion.context.rounding)
      if !between.conditions.contains(.overflow) && between.value != below.value
        && between.value != above.value
      {
        return .broken([
          ("floor", texts.0), ("ceiling", texts.1),
          (conversion.context.rounding.rawValue, between.value.scientificString()),
        ])
      }
      return .holds
    }
  }
}

extension RoundingTarget {
  /// The target with `elseDigits` 0, at which every mode rounds at one place.
  var withoutElseDigits: RoundingTarget {
    if case .decimals(let decimals, _) = self { .decimals(decimals, elseDigits: 0) } else { self }
  }
}
