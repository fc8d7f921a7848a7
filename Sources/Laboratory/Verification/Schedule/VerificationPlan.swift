import Conformance
import DecimalArithmetic
import ProductLaws
import PropertyTesting

/// The extent of a run, which the options of `verify` determine.
struct VerificationPlan: Sendable {
  var seed: UInt64
  /// The number of cases of each law that compares one result for a case.
  var casesPerLaw: Int
  /// The number of cases of each law that judges every rounding mode in a case.
  var casesInEveryMode: Int
  /// The base number of directed cases, from which `DirectedLaws.cases` computes each law's number.
  var casesOfDirected: Int
  /// The number of cases of the law that converts between every pair of units.
  var casesOfPairs: Int
  /// The number of cases of a law that judges conversion maps in every mode at every target.
  var casesOfMaps: Int
  /// The number of cases of each law of calculations.
  var casesOfCalculations: Int
  /// The number of key sequences of the law of keys.
  var casesOfKeys: Int
  /// The number of cases of each law of notebooks.
  var casesOfNotebooks: Int
  /// The largest number of cases of a law that otherwise judges all its cases.
  var mostCases: Int?
  /// The small formats whose operands are judged exhaustively.
  var depth = ExhaustiveDepth.oneDigit
  /// The duration of generating cases, instead of the numbers above; `nil` without a time limit.
  var seconds: Duration?
  var sets: [VectorSets.VectorSet]
  var conversions: ConversionLaws
  /// The identifier of the only law to judge, or the prefix of several identifiers.
  var law: String?
  /// The identifiers of the chosen laws; `nil` for all laws.
  var lawNames: Set<String>?
  var caseNumber: UInt64?
  /// The folder of saved failing cases, which are judged first.
  var regressions: RegressionFolder?
  /// The options that produce this plan, without the seed and the folders.
  var options: [String] = []
  var places: [String] = []

  /// Returns the run of a law.
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
    if law.identifier.hasPrefix(NotebookLaws.prefix) { return run(cases: casesOfNotebooks) }
    if TextLaws.cellIdentifiers.contains(law.identifier) { return runOfCells(cases: casesPerLaw) }
    // In every mode at several targets, a case has more results than there are modes.
    if law.resultsPerCase > RoundingMode.allCases.count { return run(cases: casesOfMaps) }
    return run(cases: law.resultsPerCase > 1 ? casesInEveryMode : casesPerLaw)
  }

  /// Returns the run of a law that must meet each of its cells (``CoverageCell``).
  ///
  /// A run with a time limit need not meet them.
  private func runOfCells(cases: Int) -> PropertyRun {
    var run = run(cases: cases)
    if seconds != nil { run.requiresLabels = false }
    return run
  }

  /// Returns a run of `cases` cases, or of the single chosen case.
  func run(cases: Int) -> PropertyRun {
    // `verify` prints the seed once, so the run of each law does not.
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

/// The thoroughness of a run.
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

  /// Returns the number of cases of a comparison with a peer.
  ///
  /// bc and `fractions` take ten times as long for a case as the other peers.
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

  /// The base number of directed cases; 20,000 include each cell of each ``DirectedModel`` for
  /// decimal128 once.
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

  /// The number of cases of a law of notebooks; a case is a sequence of up to 40 edits.
  var casesOfNotebooks: Int {
    switch self {
    case .quick: 100
    case .normal: 1_000
    case .release: 30_000
    }
  }

  var casesOfMaps: Int {
    switch self {
    case .quick: 500
    case .normal: 6_000
    case .release: 200_000
    }
  }

  /// The number of values with which each pair of units is converted.
  var valuesPerPair: Int {
    switch self {
    case .quick: 1
    case .normal: 4
    case .release: 80
    }
  }
}
