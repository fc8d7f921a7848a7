import Conformance
import PropertyTesting

/// How much a run judges: everything that the options of `verify` decide.
struct VerificationPlan: Sendable {
  var seed: UInt64
  /// The cases of each law on each backend.
  var casesPerLaw: Int
  /// The cases of the law that goes through every pair of units in every rounding mode.
  var casesOfPairs: Int
  /// The cases of a law that would else go through all there are.
  var mostCases: Int?
  /// Which small formats are gone through.
  var depth = ExhaustiveDepth.oneDigit
  /// How long each group of laws generates cases, in place of the numbers above.
  var secondsPerPart: Duration?
  var sets: [VectorSets.VectorSet]
  var conversions: ConversionLaws
  /// The only law to judge, or the beginning of the names of some, and the only case of it.
  var law: String?
  /// The names of the laws that this is; `nil` for all there are.
  var lawNames: Set<String>?
  var caseNumber: UInt64?
  /// Where failing cases are kept; those found there are judged first.
  var regressions: RegressionFolder?

  /// The run of a law.
  func run(of law: Law) -> PropertyRun {
    let cases =
      law.caseCount.map { min($0, mostCases ?? $0) }
      ?? DirectedLaws.cases(of: law.identifier, casesPerLaw: casesPerLaw)
      ?? (law.identifier == ConversionLaws.sweepIdentifier ? casesOfPairs : casesPerLaw)
    return run(cases: cases)
  }

  /// The run of so many cases, or of the only one.
  func run(cases: Int) -> PropertyRun {
    var run = PropertyRun(seed: seed, cases: cases)
    // The seed of all laws is announced once.
    run.announce = { _ in }
    run.regressions = regressions
    if let caseNumber {
      run.indices = caseNumber..<caseNumber + 1
      run.casesForLabels = 0
      run.requiresLabels = false
      run.regressions = nil
    }
    return run
  }
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

  /// The cases of a comparison with a peer.
  var peerCases: Int {
    switch self {
    case .quick: 20_000
    case .normal: 1_000_000
    case .release: 10_000_000
    }
  }

  var depth: ExhaustiveDepth {
    switch self {
    case .quick: .oneDigit
    case .normal: .twoDigits
    case .release: .twoDigitsWide
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
