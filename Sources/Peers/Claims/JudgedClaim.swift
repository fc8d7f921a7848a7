import MeasureText
import UnitConversion

/// The judgement of a claim.
package enum ClaimVerdict: Hashable, Sendable {
  /// The claim is the exact result, rounded once in its mode to its digits.
  case correct
  /// The claim is off by fewer than ten units of its last place, and by less than a hundredth of
  /// the right value.
  case off(units: Int)
  /// The claim is neither ``correct`` nor ``off(units:)``, or there is no result.
  case wrong
}

/// The right result of a claim.
package enum RightResult: Hashable, Sendable {
  /// A numeric string with its number of digits.
  case number(String, digitCount: Int)
  /// The reason why the conversion has no numeric result.
  case missing(MissingResult)
}

/// A claim with its judgement and the right result.
package struct JudgedClaim: Sendable {
  package let claim: Claim
  package let verdict: ClaimVerdict
  /// The conversion plan between the units that the claim's names denote.
  package let plan: ConversionPlan
  /// The ambiguous unit names, each with its reading and its other meanings.
  package let alternatives: [(name: String, reading: UnitReading)]
  /// The exact result, rounded as the claim states.
  ///
  /// If this rounded result is 0, but neither the exact result nor the claim is 0, the result is
  /// rounded to the number of significant digits of the claim instead.
  package let right: RightResult
  /// Whether `right` is exact, that is, no digit was rounded; unit definitions may be approximate.
  package let isExact: Bool
}
