import Conformance

/// How much a run judges: everything that the options of `verify` decide.
struct VerificationPlan: Sendable {
  var seed: UInt64
  /// The cases of each law on each backend.
  var casesPerLaw: Int
  /// The cases of the law that goes through every pair of units in every rounding mode.
  var casesOfPairs: Int
  /// How long each group of laws generates cases, in place of the numbers above.
  var secondsPerPart: Duration?
  var sets: [VectorSets.Set]
  var conversions: ConversionLaws
}

/// How thorough a run is.
enum VerificationLevel: String, CaseIterable {
  case quick
  case normal
  case release

  var casesPerLaw: Int {
    switch self {
    case .quick: 2_000
    case .normal: 20_000
    case .release: 200_000
    }
  }

  var timesPerPairAndMode: Int {
    switch self {
    case .quick: 1
    case .normal: 4
    case .release: 40
    }
  }
}
