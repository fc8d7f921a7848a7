import Conformance
import Foundation
import PropertyTesting

/// The settings of a run, which determine the judged parts and the number of cases.
package struct VerificationSettings: Sendable {
  package var level = VerificationLevel.normal
  /// The seed of the generated cases.
  package var seed: UInt64 = 1
  /// The number of cases of each law; `nil` for the number of the level.
  package var cases: Int?
  /// The time limit of generating cases in seconds; `nil` for a number of cases.
  package var seconds: Int?
  /// The number of threads; by default one for each core.
  package var jobs: Int?
  /// The only backend to judge; `nil` for all backends.
  package var backend: JudgedBackend?
  /// The identifier of the only law to judge, or the prefix of several identifiers.
  package var law: String?
  /// The number of the only case of the law, or of a comparison with a peer.
  package var caseNumber: UInt64?
  /// The files of vectors that replace the standard files.
  package var vectors: [String] = []
  package var folders = VerificationFolders()

  package init() {}
}

/// The folders that a run reads; `nil` stands for the folder in the checkout.
package struct VerificationFolders: Sendable {
  /// The folder of our own vectors.
  package var corpora: String?
  /// The folder of the published vectors.
  package var dectest: String?
  /// The folder of saved failing cases, which are judged first.
  package var regressions: String?

  package init() {}

  /// The given folder of failing cases, or else the folder of the checkout.
  var regressionFolder: RegressionFolder? {
    if let regressions { return RegressionFolder(path: regressions) }
    let own = corpora ?? "Corpora/metryvo"
    return FileManager.default.fileExists(atPath: own)
      ? RegressionFolder(path: own + "/regressions") : nil
  }
}

extension VerificationSettings {
  /// Returns the plan that the settings determine.
  func plan(
    _ sets: [VectorSets.VectorSet], _ conversions: ConversionLaws
  ) throws -> VerificationPlan {
    var plan = VerificationPlan(
      seed: seed, casesPerLaw: cases ?? level.casesPerLaw,
      casesInEveryMode: cases ?? level.casesInEveryMode,
      casesOfDirected: cases ?? level.casesOfDirected,
      casesOfPairs: cases ?? conversions.cases(perPair: level.valuesPerPair),
      casesOfMaps: cases ?? level.casesOfMaps,
      casesOfCalculations: cases ?? level.casesOfCalculations,
      casesOfKeys: cases ?? level.casesOfKeys,
      casesOfNotebooks: cases ?? level.casesOfNotebooks,
      seconds: seconds.map { .seconds($0) }, sets: sets, conversions: conversions)
    plan.mostCases = cases
    plan.depth = law == nil ? level.depth : .twoDigitsWide
    plan.law = law
    plan.lawNames = try law.map(JudgedLaws.names)
    plan.caseNumber = caseNumber
    plan.regressions = folders.regressionFolder
    plan.options = options
    plan.places = places
    return plan
  }

  /// The words after `metryvo verify` that determine the judged cases, without the seed.
  private var options: [String] {
    var words: [String] = []
    if let law { words += ["laws", law] }
    if level != .normal { words += ["--level", level.rawValue] }
    if let cases { words += ["--cases", "\(cases)"] }
    if let seconds { words += ["--seconds", "\(seconds)"] }
    if let backend { words += ["--backend", backend.rawValue] }
    return words
  }

  /// The words after `metryvo verify` that name folders.
  private var places: [String] {
    var words: [String] = []
    if let corpora = folders.corpora { words += ["--corpora", corpora] }
    if let dectest = folders.dectest { words += ["--dectest", dectest] }
    if let regressions = folders.regressions { words += ["--regressions", regressions] }
    if !vectors.isEmpty { words += ["--vectors"] + vectors }
    return words
  }

  /// Creates the settings from the words in a shard's header.
  ///
  /// - Returns: `nil` for words that no shard's header contains.
  init?(options words: [String], seed: UInt64) {
    self.init()
    self.seed = seed
    var rest = words[...]
    if rest.first == "laws" {
      law = rest.dropFirst().first
      rest = rest.dropFirst(2)
      guard let law, let names = try? JudgedLaws.names(law), !names.isEmpty else { return nil }
    }
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--level": level = VerificationLevel(rawValue: value) ?? level
      case "--cases": cases = Int(value)
      case "--backend": backend = JudgedBackend(rawValue: value)
      default: return nil
      }
    }
    // A word that was not understood is missing from the options of these settings.
    if options != words || !Self.caseCounts.contains(cases ?? 1) { return nil }
  }

  /// The allowed numbers of cases of a law.
  package static let caseCounts = 1...1_000_000_000
}
