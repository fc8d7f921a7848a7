import Conformance
import Foundation
import PropertyTesting

/// What a run judges, and how much of it.
package struct VerificationSettings: Sendable {
  package var level = VerificationLevel.normal
  /// The seed of the generated cases.
  package var seed: UInt64 = 1
  /// The cases of each law, in place of the level's.
  package var cases: Int?
  /// How long cases are generated, in place of a number of cases.
  package var seconds: Int?
  /// The number of threads; one for each core unless given.
  package var jobs: Int?
  /// The only backend that is judged.
  package var backend: JudgedBackend?
  /// The only law that is judged, or the beginning of the names of some.
  package var law: String?
  /// The only case of the law, or of a comparison with a peer.
  package var caseNumber: UInt64?
  /// The files of vectors that replace the standard ones.
  package var vectors: [String] = []
  package var folders = VerificationFolders()

  package init() {}
}

/// Where the files of a run lie; those of a checkout unless given.
package struct VerificationFolders: Sendable {
  /// The folder of our own vectors.
  package var corpora: String?
  /// The folder of the published vectors.
  package var dectest: String?
  /// Where failing cases are kept, and read to be judged first.
  package var regressions: String?

  package init() {}

  /// The folder that was asked for, or the one of a checkout.
  var regressionFolder: RegressionFolder? {
    if let regressions { return RegressionFolder(path: regressions) }
    let own = corpora ?? "Corpora/metryvo"
    return FileManager.default.fileExists(atPath: own)
      ? RegressionFolder(path: own + "/regressions") : nil
  }
}

extension VerificationSettings {
  /// What the settings ask for.
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

  /// The words after `metryvo verify` that say what is judged, but for the seed.
  private var options: [String] {
    var words: [String] = []
    if let law { words += ["laws", law] }
    if level != .normal { words += ["--level", level.rawValue] }
    if let cases { words += ["--cases", "\(cases)"] }
    if let seconds { words += ["--seconds", "\(seconds)"] }
    if let backend { words += ["--backend", backend.rawValue] }
    return words
  }

  /// The words that say where files are.
  private var places: [String] {
    var words: [String] = []
    if let corpora = folders.corpora { words += ["--corpora", corpora] }
    if let dectest = folders.dectest { words += ["--dectest", dectest] }
    if let regressions = folders.regressions { words += ["--regressions", regressions] }
    if !vectors.isEmpty { words += ["--vectors"] + vectors }
    return words
  }

  /// The settings that words of a shard's header say.
  ///
  /// - Returns: `nil` for words that no shard has.
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
    // A value that was not read is missing from the words of these settings.
    if options != words || !Self.caseCounts.contains(cases ?? 1) { return nil }
  }

  /// How many cases a law may have.
  package static let caseCounts = 1...1_000_000_000
}
