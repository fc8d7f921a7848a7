import ArgumentParser
import CommandShell
import Laboratory

struct VerifyEverythingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "everything",
    abstract: "Vectors, laws, conversions and texts on all backends.",
    usage: """
      metryvo verify [--level <level>] [--seed <n>] [options]
      metryvo verify --shard <i/n> --report <folder> [options]
      """,
    discussion: """
      Published and our own vectors, the laws of arithmetic on generated operands, and every \
      ordered pair of units in every rounding mode are compared for equality with exact rational \
      arithmetic: value, exponent and conditions. What is not run is listed with its reason.

      Examples:
        metryvo verify --level quick         a first look, in ten seconds or so
        metryvo verify --shard 1/7 --report parts
        metryvo verify merge parts           one report of all seven
      """)

  @OptionGroup var extent: ExtentOptions
  @OptionGroup var amount: AmountOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var shard: ShardOptions

  @Option(help: ArgumentHelp("Judge only this backend.", valueName: "name"))
  var backend: BackendChoice?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Run these decTest files in place of the standard ones.", valueName: "file"),
    completion: .file())
  var vectors: [String] = []

  @OptionGroup var folders: FolderOptions

  @Option(
    help: ArgumentHelp(
      "The folder of the published decTest files (.corpora/dectest).", valueName: "folder"),
    completion: .directory)
  var dectest: String?

  @OptionGroup var findings: FindingOptions
  @OptionGroup var color: ColorOptions

  func validate() throws { try shard.check(amount, findings) }

  func run() throws {
    var settings = VerificationSettings()
    extent.apply(to: &settings)
    amount.apply(to: &settings)
    folders.apply(to: &settings)
    settings.jobs = jobs.jobs
    settings.backend = backend?.judged
    settings.vectors = vectors
    settings.folders.dectest = dectest
    try VerificationSession(settings: settings, findings: findings).run(shard: shard.shard)
  }
}
