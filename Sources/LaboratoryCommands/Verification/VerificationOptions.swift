import ArgumentParser
import Laboratory

/// The options for the number and the seed of the generated cases.
struct ExtentOptions: ParsableArguments {
  @Option(help: "How much to generate.")
  var level: VerificationLevel = .normal

  @Option(help: ArgumentHelp("The seed of the generated cases.", valueName: "n"))
  var seed: UInt64 = 1

  func apply(to settings: inout VerificationSettings) {
    settings.level = level
    settings.seed = seed
  }
}

/// The options for a number of cases or a duration, in place of the number that the level sets.
struct AmountOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Cases of each law, in place of the level's.", valueName: "n"))
  var cases: Int?

  @Option(help: ArgumentHelp("Generate cases for so long, in place of a number.", valueName: "n"))
  var seconds: Int?

  func validate() throws {
    if let cases, !VerificationSettings.caseCounts.contains(cases) {
      throw ValidationError("--cases must be 1...1000000000, not \(cases).")
    }
    if let seconds, !(1...86_400).contains(seconds) {
      throw ValidationError("--seconds must be 1...86400, not \(seconds).")
    }
    if cases != nil && seconds != nil {
      throw ValidationError("Give either --cases or --seconds.")
    }
  }

  /// Throws for options that have no meaning for a single case.
  func check(caseNumber: UInt64) throws {
    if cases != nil || seconds != nil {
      throw ValidationError("--case judges one case: leave --cases and --seconds out.")
    }
    if caseNumber == .max { throw ValidationError("--case must be below \(UInt64.max).") }
  }

  func apply(to settings: inout VerificationSettings) {
    settings.cases = cases
    settings.seconds = seconds
  }
}

/// The option for the number of threads.
struct JobOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Threads to judge on; by default one for each core.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1_024).contains(jobs) {
      throw ValidationError("--jobs must be 1...1024, not \(jobs).")
    }
  }
}

/// The option for one shard of a run.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge the i-th of n parts of the run, and write what was found into the folder of --report, "
        + "for 'metryvo verify merge'.",
      valueName: "i/n"))
  var shard: Shard?

  /// Throws for options that cannot be combined with `--shard`.
  func check(_ amount: AmountOptions, _ findings: FindingOptions) throws {
    if shard == nil { return }
    if amount.seconds != nil {
      throw ValidationError(
        "--shard divides a run that is bounded by a number of cases: leave --seconds out.")
    }
    if findings.report == nil {
      throw ValidationError("--shard needs --report, the folder that its file is written to.")
    }
    if findings.json { throw ValidationError("--shard writes a file: leave --json out.") }
  }
}

/// The options for the folders of our own vectors and of failing cases.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of our own vectors (Corpora/metryvo).", valueName: "folder"),
    completion: .directory)
  var corpora: String?

  @Option(
    help: ArgumentHelp(
      "Where failing cases are kept, and read to be judged first (Corpora/metryvo/regressions).",
      valueName: "folder"),
    completion: .directory)
  var regressions: String?

  func apply(to settings: inout VerificationSettings) {
    settings.folders.corpora = corpora
    settings.folders.regressions = regressions
  }
}

extension VerificationLevel: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
