import MeasureText
import UnitConversion

/// The judgement of a claim.
package enum ClaimVerdict: Hashable, Sendable {
  /// The claim is the exact result, rounded once in its mode to its digits.
  case correct
  /// The claim is off by fewer than ten units of its last place and less than a hundredth of the
  /// value.
  case off(units: Int)
  /// The claim is farther off, or there is no result.
  case wrong
}

/// The right result of a claim.
package enum RightResult: Hashable, Sendable {
  /// A numeric string with its number of digits.
  case number(String, digitCount: Int)
  /// The reason why there is no number.
  case missing(MissingResult)
}

/// A claim with its judgement and the right result.
package struct JudgedClaim: Sendable {
  package let claim: Claim
  package let verdict: ClaimVerdict
  /// The plan between the units that the names denote.
  package let plan: ConversionPlan
  /// The names with several meanings, each with the alternatives.
  package let alternatives: [(name: String, reading: UnitReading)]
  /// The exact result, rounded as the claim states.
  ///
  /// If that is 0, but neither the exact result nor the claim is 0, it has as many significant
  /// digits as the claim.
  package let right: RightResult
  /// Whether the exact result has so few digits; unit definitions may still be approximate.
  package let isExact: Bool
}
