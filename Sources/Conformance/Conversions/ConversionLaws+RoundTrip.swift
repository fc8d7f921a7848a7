import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitConversion

/// Laws of round trips: the theorem, its limits, and the bound for scales with an offset.
extension ConversionLaws {
  /// The pairs of the theorem: a rational or irrational multiple in both directions, or a
  /// reciprocal.
  var returningPairs: [UnitPair] {
    pairs.filter {
      switch $0.formula {
      case .linear(_, let offset): offset.isZero
      case .irrational, .reciprocal: true
      case .logarithm, .exponential, .shift: false
      }
    }
  }

  /// The pairs with an offset, such as temperature scales.
  var shiftedPairs: [UnitPair] {
    pairs.filter { if case .linear(_, let offset) = $0.formula { !offset.isZero } else { false } }
  }

  /// Returns the round trip theorem: a conversion there and back restores up to p − 2 digits.
  ///
  /// Proof. A result y > 0 rounded to p digits in any mode has an error of less than one unit of
  /// its last place, which is at most 10^(1−p) · y. So the converted value is y·(1 + δ₁). The value
  /// back is x·(1 + δ₁)(1 + δ₂) for a multiple and x·(1 + δ₂) ÷ (1 + δ₁) for a reciprocal, with |δ|
  /// ≤ 10^(1−p). The value back differs from x by at most 2.03 · 10^(1−p) · |x| for p ≥ 3. Numbers
  /// of n ≤ p − 2 digits have gaps of at least 10^−n · |x| on both sides of x, and half a gap is at
  /// least 5 · 10^(1−p) · |x|. Therefore x is the nearest number, and no tie.
  ///
  /// Intermediate values must be normal. The theorem does not hold for scales with an offset, for
  /// levels, and for `.decimals`, whose errors are not proportional to the value.
  package func roundTrip<B: DecimalBackend>(_ backend: B.Type) -> Law {
    tripLaw(
      "round-trip-restores-32-digits",
      "x of at most p − 2 digits from a to b and back, each step rounded to p digits in any mode, then "
        + "to nearest at the digits of x, equals x; for multiples, also by π, and reciprocals",
      source: "the round trip theorem", of: returningPairs, on: backend
    ) { trip, value in
      let (there, here) = try B.roundTrip(value, trip)
      let result = B.round(
        here.value, to: .digits(value.digitCount), in: trip.context.rounding(trip.last))
      if result.value == value { return .holds }
      return .broken([
        ("there", there.value.scientificString()), ("back", here.value.scientificString()),
        ("rounded", result.value.scientificString()),
      ])
    }
  }

  /// Returns the law that a last rounding by floor restores no inexact round trip.
  ///
  /// Proof for x > 0. Let the first step round so that the value back is too small: down for a
  /// multiple, up for a reciprocal. If the first step is inexact, the value back is less than x
  /// before the second rounding. Rounding with floor keeps the value less than x, and so does floor
  /// at the digits of x. So x is never restored: the theorem requires that the last rounding is to
  /// nearest.
  package func roundTripRoundedDown<B: DecimalBackend>(_ backend: B.Type) -> Law {
    tripLaw(
      "round-trip-rounded-down-loses-digits",
      "x > 0 from a to b, inexact and so rounded that less comes back, then floor back and floor at the "
        + "digits of x, is less than x",
      source: "the limits of the round trip theorem",
      of: returningPairs.filter { $0.plan.source != $0.plan.target }, on: backend
    ) { trip, value in
      if value.isNegative { return .discarded("below 0") }
      let (there, here) = try B.roundTrip(value, trip.losing)
      if there.isExact { return .discarded("exact there") }
      let result = B.round(
        here.value, to: .digits(value.digitCount), in: trip.context.rounding(.floor))
      let order = B.compare(result.value, value, in: trip.context)
      if order.value.isNegative { return .holds }
      return .broken([
        ("there", there.value.scientificString()), ("back", here.value.scientificString()),
        ("rounded", result.value.scientificString()),
      ])
    }
  }

  /// Returns the law that bounds the absolute error of a round trip between scales with an offset.
  ///
  /// Proof. With y = s·x + o the converted value is y + ε₁ with |ε₁| ≤ u·|y| and u = 10^(1−p).
  /// Before rounding, the value back is x + ε₁ ÷ s. The rounding has an error |ε₂| ≤ u·|x + ε₁ ÷
  /// s|. |ε₁ ÷ s| ≤ u·(|x| + |o ÷ s|), so |x′ − x| ≤ |ε₁ ÷ s| + |ε₂| ≤ u·(1 + u)·(|x| + |o ÷ s|) +
  /// u·|x| ≤ u·(1 + u)·(2·|x| + |o ÷ s|). Near the zero of the other scale, digits are necessarily
  /// lost.
  package func shiftedRoundTrip<B: DecimalBackend>(_ backend: B.Type) -> Law {
    tripLaw(
      "shifted-round-trip-errs-by-the-stated-bound",
      "x from a to b and back, y = s·x + o, each step rounded to p digits in any mode, is x′ with "
        + "|x′ − x| ≤ u · (1 + u) · (2·|x| + |o ÷ s|), u = 10^(1−p)",
      source: "one unit in the last place for each step", of: shiftedPairs, on: backend, spare: 0
    ) { trip, value in
      guard case .linear(let scale, let offset) = trip.pair.formula else {
        return .discarded("no scale with an offset")
      }
      let (there, here) = try B.roundTrip(value, trip)
      let text = here.value.scientificString()
      guard let x = Rational(exactly: trip.value), let returned = Rational(exactly: text) else {
        return .broken([("back", text)])
      }
      let unit = Rational(1, exponent: 1 - trip.context.precision)
      let bound =
        unit * (Rational(1) + unit) * (Rational(2) * x.magnitude + (offset / scale).magnitude)
      if (returned - x).magnitude <= bound { return .holds }
      return .broken([("there", there.value.scientificString()), ("back", text)])
    }
  }

  private func tripLaw<B: DecimalBackend>(
    _ identifier: String, _ statement: String, source: String, of pairs: [UnitPair],
    on backend: B.Type, spare: Int = 2,
    _ judge: @escaping @Sendable (RoundTripCase, B) throws -> Verdict
  ) -> Law {
    .conversion(
      identifier, statement, source: source,
      of: RoundTripCase.generator(of: pairs, for: backend, spare: spare),
      keptAs: RoundTripCase.regressionText(pairs)
    ) { trip, _ in
      guard let value = B(exactly: trip.value) else { return .notHeld }
      if value.isZero { return .discarded("0") }
      return try judge(trip, value)
    }
  }
}

extension DecimalBackend {
  /// Returns the value in the other unit and the value converted back.
  fileprivate static func roundTrip(
    _ value: Self, _ trip: RoundTripCase
  ) throws(ConversionError) -> (there: Conversion<Self>, here: Conversion<Self>) {
    let plan = trip.pair.plan
    let back = try ConversionPlan(from: plan.target, to: plan.source)
    let target = RoundingTarget.digits(trip.context.precision)
    let there = convert(value, by: plan.map, to: target, in: trip.context)
    let here = convert(
      there.value, by: back.map, to: target, in: trip.context.rounding(trip.returning))
    return (there, here)
  }
}

extension RoundTripCase {
  /// This round trip with rounding modes whose result is less than x for x > 0.
  fileprivate var losing: RoundTripCase {
    let isReciprocal = if case .reciprocal = pair.formula { true } else { false }
    return RoundTripCase(
      pair: pair, value: value, context: context.rounding(isReciprocal ? .up : .down),
      returning: .floor, last: .floor)
  }
}
