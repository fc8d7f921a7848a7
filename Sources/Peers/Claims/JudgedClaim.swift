import MeasureText
import UnitConversion

/// What was found of one claim.
package enum ClaimVerdict: Hashable, Sendable {
  /// It is the exact result, rounded once in its mode to its digits.
  case correct
  /// It is nearly that: fewer than ten units of its last place away, and by less than a hundredth
  /// of the right value.
  case off(units: Int)
  /// It is farther away, or there is no such number.
  case wrong
}

/// What a claim should have been.
package enum RightResult: Hashable, Sendable {
  /// A numeric string and the number of its digits.
  case number(String, digitCount: Int)
  /// Why there is no number.
  case missing(MissingResult)
}

/// A claim with what it should have been.
package struct JudgedClaim: Sendable {
  package let claim: Claim
  package let verdict: ClaimVerdict
  /// The units its names were read as.
  package let plan: ConversionPlan
  /// Names that could mean other units too, with these.
  package let alternatives: [(name: String, reading: UnitReading)]
  /// The exact result, rounded as the claim says.
  ///
  /// Where that is 0 and neither the exact result nor the claim is, it has as many digits as the
  /// claim.
  package let right: RightResult
  /// Whether the exact result has so many digits; the definitions of the units may still be
  /// approximate.
  package let isExact: Bool
}
