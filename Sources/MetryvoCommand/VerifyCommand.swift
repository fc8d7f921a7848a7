import ArgumentParser
import Conformance
import DecimalArithmetic
import Foundation
import GMPDecimal
import NativeDecimal
import PropertyTesting
import Reporting
import UnitCatalog
import UnitRegistry

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Judge both backends and all conversions, and print what was found.",
    usage: """
      metryvo verify [--level <level>] [--seed <n>] [options]
      metryvo verify --law <name> [--case <n>] [options]
      metryvo verify --shard <i/n> --report <folder> [options]
      metryvo verify merge <file or folder> ... [--report <folder>]
      metryvo verify --conversions [--quantity <name>] [options]
      metryvo verify --catalog [--tables <folder>] [options]
      metryvo verify --table <file> [options]
      metryvo verify --peer <name> [options]
      """,
    discussion: """
      Published and our own vectors, the laws of arithmetic on generated operands, and every \
      ordered pair of units in every rounding mode are compared for equality with exact rational \
      arithmetic: value, exponent and conditions. What is not run is listed with its reason. Exits \
      with 0 only if all holds, with 1 if something does not.

      Examples:
        metryvo verify --level quick         a first look, in ten seconds or so
        metryvo verify --law add-commutes --backend native
        metryvo verify --conversions --quantity length
        metryvo verify --table claims.tsv    is another converter right?
        metryvo verify --shard 1/7 --report parts
        metryvo verify merge parts           one report of all seven
      """)

  @Argument(
    help: ArgumentHelp(
      "The word 'merge', and the files of shards or folders with them.", valueName: "words"),
    completion: .file())
  var words: [String] = []

  @Option(help: "How much to generate.")
  var level: VerificationLevel = .normal

  @Option(help: ArgumentHelp("The seed of the generated cases.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("Cases of each law, in place of the level's.", valueName: "n"))
  var cases: Int?

  @Option(help: ArgumentHelp("Generate cases for so long, in place of a number.", valueName: "n"))
  var seconds: Int?

  @Option(
    help: ArgumentHelp("Threads to judge on; by default one for each core.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Judge the i-th of n parts of the run, and write what was found into the folder of --report, "
        + "for 'metryvo verify merge'.",
      valueName: "i/n"))
  var shard: Shard?

  @Option(help: ArgumentHelp("Judge only this backend.", valueName: "name"))
  var backend: BackendChoice?

  @Option(
    help: ArgumentHelp(
      "Judge only this law, or those whose names begin so, and no vectors.", valueName: "name"),
    completion: LawCompletion.laws)
  var law: String?

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp(
      "Judge only this case of the law, or of the peer's: repeats a failure.", valueName: "n"))
  var caseNumber: UInt64?

  @Option(
    help: ArgumentHelp(
      "Judge only the comparison with a peer: python, whose decimal is libmpdec, bc, or intel, the "
        + "decimal library; or the oracle beside Python's fractions.",
      valueName: "name"))
  var peer: PeerChoice?

  @Option(
    help: ArgumentHelp(
      "Judge only what another converter claims: a table with the columns value, from, to, claimed "
        + "and optionally mode and digits; - is standard input.",
      valueName: "file"),
    completion: .file())
  var table: String?

  @Flag(
    help: """
      Judge only the catalog: compare each unit with the tables of Pint, GNU units, CLDR and NIST \
      SP 811 that are present. With --report it writes catalog-conflicts.md.
      """)
  var catalog = false

  @Option(
    name: .customLong("tables"), parsing: .singleValue,
    help: ArgumentHelp(
      "Where to look for tables before .corpora/tables; may be repeated.", valueName: "folder"),
    completion: .directory)
  var tableFolders: [String] = []

  @OptionGroup var sweep: SweepOptions
  @OptionGroup var registry: RegistryOptions
  @OptionGroup var faults: FaultOptions

  @Flag(help: "List the laws and what they state, and judge nothing.")
  var listLaws = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Run these decTest files in place of the standard ones.", valueName: "file"),
    completion: .file())
  var vectors: [String] = []

  @Option(
    help: ArgumentHelp("The folder of our own vectors (Corpora/metryvo).", valueName: "folder"),
    completion: .directory)
  var corpora: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the published decTest files (.corpora/dectest).", valueName: "folder"),
    completion: .directory)
  var dectest: String?

  @Option(
    help: ArgumentHelp(
      "Where failing cases are kept, and read to be judged first (Corpora/metryvo/regressions).",
      valueName: "folder"),
    completion: .directory)
  var regressions: String?

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write verify.json or conversions.json, for 'metryvo report', there, and the certificate of a run.",
      valueName: "folder"),
    completion: .directory)
  var reportFolder: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var color: ColorOptions

  func validate() throws {
    try validateShards()
    if sweep.conversions
      && (law != nil || peer != nil || table != nil || cases != nil || seconds != nil
        || !vectors.isEmpty)
    {
      throw ValidationError(
        "--conversions judges them alone: leave --law, --peer, --table, --cases, --seconds and "
          + "--vectors out.")
    }
    if let cases, !(1...1_000_000_000).contains(cases) {
      throw ValidationError("--cases must be 1...1000000000, not \(cases).")
    }
    if let seconds, !(1...86_400).contains(seconds) {
      throw ValidationError("--seconds must be 1...86400, not \(seconds).")
    }
    if let jobs, !(1...1_024).contains(jobs) {
      throw ValidationError("--jobs must be 1...1024, not \(jobs).")
    }
    if cases != nil && seconds != nil {
      throw ValidationError("Give either --cases or --seconds.")
    }
    if peer != nil && (law != nil || !vectors.isEmpty) {
      throw ValidationError("--peer judges the comparison alone: leave --law and --vectors out.")
    }
    if table != nil && (law != nil || peer != nil || !vectors.isEmpty) {
      throw ValidationError("--table judges the table alone: leave --law, --peer, --vectors out.")
    }
    if catalog
      && (law != nil || peer != nil || table != nil || !vectors.isEmpty || sweep.conversions)
    {
      throw ValidationError(
        "--catalog judges the catalog alone: leave other kinds of checks out.")
    }
    if registry.registry != nil && table == nil && !sweep.conversions {
      throw ValidationError("--registry belongs to --table and --conversions.")
    }
    if !tableFolders.isEmpty && !catalog { throw ValidationError("--tables needs --catalog.") }
    if caseNumber != nil && law == nil && peer == nil {
      throw ValidationError("--case needs --law or --peer.")
    }
    if peer == .fractions && backend != nil {
      throw ValidationError("--peer fractions judges the oracle: leave --backend out.")
    }
    if caseNumber != nil && peer != nil && peer != .fractions && backend == nil {
      throw ValidationError("--case of a comparison needs --backend: its cases are the backend's.")
    }
    if caseNumber != nil && (cases != nil || seconds != nil) {
      throw ValidationError("--case judges one case: leave --cases and --seconds out.")
    }
    if caseNumber == .max { throw ValidationError("--case must be below \(UInt64.max).") }
    if let law {
      let names = try Self.names(law)
      if names.isEmpty {
        throw ValidationError("There is no law '\(law)'; --list-laws lists them.")
      }
      if caseNumber != nil && !names.contains(law) {
        throw ValidationError("--case needs the whole name of a law: '\(law)' begins several.")
      }
      if backend != nil && law.hasPrefix("backends-agree") {
        throw ValidationError("The law '\(law)' judges both backends: leave --backend out.")
      }
      let encodings = EncodingLaws.all(for: Decimal128.encodings).map(\.identifier)
      if backend == .gmp && names.isSubset(of: encodings) {
        throw ValidationError("The law '\(law)' judges Decimal128: leave --backend out.")
      }
      if backend == .native && names.allSatisfy({ $0.hasPrefix(LimbLengthLaws.prefix) }) {
        throw ValidationError(
          "The law '\(law)' judges BigDecimal, whose operands are long: leave --backend out.")
      }
      if backend != nil && TextLaws.all.contains(where: { names.contains($0.identifier) }) {
        throw ValidationError("The law '\(law)' judges no backend: leave --backend out.")
      }
    }
  }

  func run() throws {
    if listLaws { return try printLaws() }
    // A folder that cannot be written ends the run before its work.
    if let reportFolder { try ReportFolder(path: reportFolder).makeWritable() }
    if let paths = mergedPaths { return try merge(paths) }
    if faults.isAsked { return try judgeFaults() }
    if let table {
      var claims = ClaimVerification(path: table, catalog: try registry.catalog())
      return try claims.run(json: json)
    }
    if catalog {
      return try CatalogVerification(folders: tableFolders, catalog: .standard).finish(
        json: json, reportFolder: reportFolder)
    }
    if sweep.conversions { return try judgeConversions() }
    allowWideExponents()
    let start = ContinuousClock.now
    let sets =
      law != nil || peer != nil
      ? VectorSets.none
      : vectors.isEmpty
        ? try VectorSets(own: corpora, published: dectest) : try VectorSets(files: vectors)
    let plan = try plan(sets.sets, Self.conversions.get())
    let progress = announcedSeed()
    if let peer { return try compare(with: peer, by: plan, since: start, progress) }
    let schedule = VerificationSchedule(plan, backend: backend)
    if let shard, let reportFolder {
      return try judge(
        shard, of: schedule, notRun: sets.missing, into: reportFolder, since: start, progress)
    }
    let pool = WorkPool(jobs: jobs)
    var report = VerificationReport(
      plan: plan, missing: sets.missing, schedule.run(on: pool, progress), jobs: pool.jobs)
    progress.end()
    report.duration = ContinuousClock.now - start
    try finish(report)
  }

  /// Vectors have operands far beyond every context.
  func allowWideExponents() { BigDecimal.limits = BigDecimal.Limits(exponent: .max) }

  /// Compares the backends with a peer, and judges nothing else.
  private func compare(
    with peer: PeerChoice, by plan: VerificationPlan, since start: ContinuousClock.Instant,
    _ progress: ProgressLine
  ) throws {
    var report = VerificationReport(plan: plan, missing: [])
    let run = PeerVerification.Run(
      cases: cases ?? level.cases(beside: peer),
      timeLimit: seconds.map { .seconds($0) / peer.parts(of: backend) })
    report.peers = try PeerVerification(
      peer, backend: backend, run: run, plan: plan, progress: progress)
    report.verifications = [report.peers.oracle].compactMap(\.self)
    progress.end()
    report.duration = ContinuousClock().now - start
    try finish(report)
  }

  /// Says the seed, now and should a signal end the run, and returns the line of progress that comes after it.
  func announcedSeed() -> ProgressLine {
    let progress = ProgressLine()
    let announcement = "metryvo verify: seed \(seed)"
    SeedAnnouncement.repeatOnSignals(progress.erasure + announcement)
    SeedAnnouncement.write(announcement)
    return progress
  }

  /// Goes through the pairs of units, and judges nothing else.
  private func judgeConversions() throws {
    let conversions = try ConversionSweep(catalog: registry.catalog())
    let pairs = try sweep.pairs(of: conversions, level: level)
    let progress = announcedSeed()
    var found = SweepVerification(
      conversions, pairs: pairs, value: sweep.value, seed: seed, backend: backend,
      pool: WorkPool(jobs: jobs), progress: progress)
    progress.end()
    found.restriction =
      sweep.pair ?? sweep.quantity ?? (level == .quick ? "every 16th" : nil)
    found.registry = registry.registry
    let record = SweepRecord(found)
    let document = found.document(
      facts: RunFacts.current() + [ReportFact("date", Date.now.formatted(.iso8601))])
    try finish(document, record, as: .conversions, holds: found.report.holds)
  }

  /// Prints and keeps what was found, and ends with its exit code.
  func finish(_ report: VerificationReport) throws {
    let record = VerificationRecord(report)
    let document = report.document(
      facts: RunFacts.current() + [ReportFact("date", Date.now.formatted(.iso8601))])
    try finish(
      document, record, as: .verify, certificate: report.isWhole ? report : nil,
      holds: report.holds)
  }

  /// Prints the findings whatever becomes of the files, then says which file could not be written.
  private func finish(
    _ document: ReportDocument, _ record: some Encodable, as part: ReportFolder.Part,
    certificate: VerificationReport? = nil, holds: Bool
  ) throws {
    let files = Result {
      guard let folder = reportFolder.map({ ReportFolder(path: $0) }) else { return }
      if let certificate { try Certificate(certificate, folder: folder).write() }
      try folder.write(part, document: document, data: record)
    }
    if json {
      try StandardOutput.write(json: record)
    } else {
      try StandardOutput.write(TerminalRenderer.standardOutput.render(document))
    }
    try files.get()
    if !holds { throw ExitCode(Failure.Code.checkFailed.rawValue) }
  }
}

extension VerificationLevel: ExpressibleByArgument {}
