import Conformance
import DecimalArithmetic
import ProductLaws
import PropertyTesting

/// The extent of a run, as the options of `verify` determine it.
struct VerificationPlan: Sendable {
  var seed: UInt64
  /// The number of cases of each law, on one backend or on all at once.
  var casesPerLaw: Int
  /// The number of operands of each law that judges every rounding mode at once.
  var casesInEveryMode: Int
  /// The size from which `DirectedLaws.cases` gives the number of cases of an operation.
  var casesOfDirected: Int
  /// The number of cases of the law that takes every pair of units.
  var casesOfPairs: Int
  /// The number of cases of the law of maps of every kind, most of which are irrational.
  var casesOfMaps: Int
  /// The number of cases of a law of calculations.
  var casesOfCalculations: Int
  /// The number of sequences of keys.
  var casesOfKeys: Int
  /// The number of cases of a law of notebooks.
  var casesOfNotebooks: Int
  /// The largest number of cases of a law that would otherwise take all there are.
  var mostCases: Int?
  /// The small formats that are judged completely.
  var depth = ExhaustiveDepth.oneDigit
  /// The time in which all laws generate cases, instead of the numbers above.
  var seconds: Duration?
  var sets: [VectorSets.VectorSet]
  var conversions: ConversionLaws
  /// The only law to judge, or the prefix of several names.
  var law: String?
  /// The names of the chosen laws; `nil` for all laws.
  var lawNames: Set<String>?
  var caseNumber: UInt64?
  /// The folder of failing cases, which are judged first.
  var regressions: RegressionFolder?
  /// The options that give this plan without the seed, and those that name folders.
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
    // A case of a conversion compares a result for each mode and target.
    if law.resultsPerCase > RoundingMode.allCases.count { return run(cases: casesOfMaps) }
    return run(cases: law.resultsPerCase > 1 ? casesInEveryMode : casesPerLaw)
  }

  /// Returns the run of a law that requires cells; a run with a time limit requires none.
  private func runOfCells(cases: Int) -> PropertyRun {
    var run = run(cases: cases)
    if seconds != nil { run.requiresLabels = false }
    return run
  }

  /// Returns the run of `cases` cases, or of the only one.
  func run(cases: Int) -> PropertyRun {
    // The seed of all laws is announced once, elsewhere.
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

  /// Returns the number of cases of a comparison; those with bc and fractions take ten times as
  /// long.
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

  /// The number of directed cases; 20,000 take all cells of all models for decimal128 once.
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

  /// The number of cases of notebooks, each a sequence of up to 40 edits.
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
