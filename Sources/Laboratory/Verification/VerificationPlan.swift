import Conformance
import DecimalArithmetic
import ProductLaws
import PropertyTesting

/// How much a run judges: everything that the options of `verify` decide.
struct VerificationPlan: Sendable {
  var seed: UInt64
  /// The cases of each law, on each backend or on all at once.
  var casesPerLaw: Int
  /// The operands of each law that judges every rounding mode at once.
  var casesInEveryMode: Int
  /// The measure of the cases built for an operation (`DirectedLaws.cases`).
  var casesOfDirected: Int
  /// The cases of the law that goes through every pair of units.
  var casesOfPairs: Int
  /// The cases of the law that goes through maps of every kind, most of them not rational.
  var casesOfMaps: Int
  /// The cases of a law of calculations.
  var casesOfCalculations: Int
  /// The sequences of keys.
  var casesOfKeys: Int
  /// The cases of a law that would else go through all there are.
  var mostCases: Int?
  /// Which small formats are gone through.
  var depth = ExhaustiveDepth.oneDigit
  /// How long all laws generate cases, in place of the numbers above.
  var seconds: Duration?
  var sets: [VectorSets.VectorSet]
  var conversions: ConversionLaws
  /// The only law to judge, or the beginning of the names of some, and the only case of it.
  var law: String?
  /// The names of the laws that this is; `nil` for all there are.
  var lawNames: Set<String>?
  var caseNumber: UInt64?
  /// Where failing cases are kept; those found there are judged first.
  var regressions: RegressionFolder?
  /// The options that ask for it, but for the seed; and those that say where files are.
  var options: [String] = []
  var places: [String] = []

  /// The run of a law.
  func run(of law: Law) -> PropertyRun {
    if let all = law.caseCount { return run(cases: min(all, mostCases ?? all)) }
    if let cases = DirectedLaws.cases(of: law.identifier, casesPerLaw: casesOfDirected) {
      return runOfCells(cases: cases)
    }
    if let cases = LimbLengthLaws.cases(of: law.identifier, casesPerLaw: casesOfDirected) {
      return runOfCells(cases: cases)
    }
    if law.identifier == ConversionLaws.sweepIdentifier { return run(cases: casesOfPairs) }
    if law.identifier == ConversionLaws.cellIdentifier {
      return runOfCells(cases: max(1, casesOfMaps / 2))
    }
    if law.identifier == CalculationLaws.keypadIdentifier { return run(cases: casesOfKeys) }
    if law.identifier.hasPrefix(CalculationLaws.prefix) { return run(cases: casesOfCalculations) }
    if TextLaws.cellIdentifiers.contains(law.identifier) { return runOfCells(cases: casesPerLaw) }
    // Of conversions a case compares a result for each target as well.
    if law.resultsPerCase > RoundingMode.allCases.count { return run(cases: casesOfMaps) }
    return run(cases: law.resultsPerCase > 1 ? casesInEveryMode : casesPerLaw)
  }

  /// The run of a law that demands cells: time may end it at any of them.
  private func runOfCells(cases: Int) -> PropertyRun {
    var run = run(cases: cases)
    if seconds != nil { run.requiresLabels = false }
    return run
  }

  /// The run of so many cases, or of the only one.
  func run(cases: Int) -> PropertyRun {
    // The seed of all laws is announced once.
    var run = PropertyRun.quiet(seed: seed, cases: cases)
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
package enum VerificationLevel: String, CaseIterable, Sendable {
  case quick
  case normal
  case release

  var casesPerLaw: Int {
    switch self {
    case .quick: 500
    case .normal: 3_000
    case .release: 100_000
    }
  }

  var casesInEveryMode: Int {
    switch self {
    case .quick: 5_000
    case .normal: 50_000
    case .release: 1_000_000
    }
  }

  /// The cases of a comparison with a peer: bc and fractions take ten times as long as the others.
  func cases(beside peer: PeerChoice) -> Int {
    let cases =
      switch self {
      case .quick: 20_000
      case .normal: 1_000_000
      case .release: 10_000_000
      }
    return peer == .python || peer == .intel ? cases : cases / 10
  }

  var depth: ExhaustiveDepth {
    switch self {
    case .quick: .oneDigit
    case .normal: .twoDigits
    case .release: .twoDigitsWide
    }
  }

  /// 20,000 go once through all cells of all models for decimal128.
  var casesOfDirected: Int {
    switch self {
    case .quick: 6_000
    case .normal: 20_000
    case .release: 400_000
    }
  }

  var casesOfCalculations: Int {
    switch self {
    case .quick: 300
    case .normal: 1_000
    case .release: 100_000
    }
  }

  var casesOfKeys: Int {
    switch self {
    case .quick: 500
    case .normal: 3_000
    case .release: 1_000_000
    }
  }

  var casesOfMaps: Int {
    switch self {
    case .quick: 500
    case .normal: 6_000
    case .release: 200_000
    }
  }

  /// How many values each pair of units is converted with.
  var valuesPerPair: Int {
    switch self {
    case .quick: 1
    case .normal: 4
    case .release: 80
    }
  }
}
