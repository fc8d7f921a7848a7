import ArgumentParser
import Conformance
import Foundation
import PropertyTesting

extension VerifyCommand {
  /// What the options ask for.
  func plan(
    _ sets: [VectorSets.VectorSet], _ conversions: ConversionLaws
  ) throws -> VerificationPlan {
    var plan = VerificationPlan(
      seed: seed, casesPerLaw: cases ?? level.casesPerLaw,
      casesInEveryMode: cases ?? level.casesInEveryMode,
      casesOfDirected: cases ?? level.casesOfDirected,
      casesOfPairs: cases ?? conversions.cases(perPair: level.valuesPerPair),
      casesOfMaps: cases ?? level.casesOfMaps,
      seconds: seconds.map { .seconds($0) }, sets: sets, conversions: conversions)
    plan.mostCases = cases
    plan.depth = law == nil ? level.depth : .twoDigitsWide
    plan.law = law
    plan.lawNames = try law.map(Self.names)
    plan.caseNumber = caseNumber
    plan.regressions = regressionFolder
    plan.options = options
    plan.places = places
    return plan
  }

  /// The options that say what is judged, but for the seed.
  private var options: [String] {
    var words: [String] = []
    if level != .normal { words += ["--level", level.rawValue] }
    if let cases { words += ["--cases", "\(cases)"] }
    if let seconds { words += ["--seconds", "\(seconds)"] }
    if let backend { words += ["--backend", backend.rawValue] }
    if let law { words += ["--law", law] }
    return words
  }

  /// The options that say where files are.
  private var places: [String] {
    var words: [String] = []
    if let corpora { words += ["--corpora", corpora] }
    if let dectest { words += ["--dectest", dectest] }
    if let regressions { words += ["--regressions", regressions] }
    if !vectors.isEmpty { words += ["--vectors"] + vectors }
    return words
  }

  /// The folder asked for, or the one of a checkout.
  private var regressionFolder: RegressionFolder? {
    if let regressions { return RegressionFolder(path: regressions) }
    let own = corpora ?? "Corpora/metryvo"
    return FileManager.default.fileExists(atPath: own)
      ? RegressionFolder(path: own + "/regressions") : nil
  }

  /// The files and folders of shards, if they are to be merged.
  var mergedPaths: [String]? { words.first == "merge" ? Array(words.dropFirst()) : nil }

  /// What --shard and merge need, and what they cannot be together with.
  func validateShards() throws {
    let isPart =
      caseNumber != nil || seconds != nil || peer != nil || table != nil || catalog
      || sweep.conversions || faults.isAsked
    if let word = words.first {
      guard let paths = mergedPaths else { throw ValidationError("Unexpected argument '\(word)'") }
      if paths.isEmpty {
        throw ValidationError("merge needs the files of shards, or a folder with them.")
      }
      if isPart || shard != nil || law != nil || cases != nil || backend != nil || seed != 1
        || level != .normal || !vectors.isEmpty || listLaws
      {
        throw ValidationError(
          "merge judges what the shards did: leave what chooses something out.")
      }
    }
    if shard == nil { return }
    if isPart {
      throw ValidationError(
        "--shard divides a run that is bounded by a number of cases: leave --case, --seconds and other kinds of "
          + "checks out.")
    }
    if reportFolder == nil {
      throw ValidationError("--shard needs --report, the folder that its file is written to.")
    }
    if json { throw ValidationError("--shard writes a file: leave --json out.") }
  }
}
