import ArgumentParser
import CommandShell
import Conformance
import Laboratory

struct VerifyLawsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "laws",
    abstract: "One law, or those whose names begin so, or one case.",
    usage: """
      metryvo verify laws <name> [--case <n>] [options]
      metryvo verify laws --list
      """,
    discussion: """
      Judges laws on generated operands, and no vectors. A case that fails is made smaller and shown with \
      the line that repeats it.

      Examples:
        metryvo verify laws add-commutes --backend native
        metryvo verify laws directed         all laws of directed cases
        metryvo verify laws add-commutes --seed 3 --case 5
      """)

  @Argument(
    help: ArgumentHelp("The law, or the beginning of the names of some.", valueName: "name"),
    completion: LawCompletion.laws)
  var law: String?

  @Flag(help: "List the laws and what they state, and judge nothing.")
  var list = false

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Judge only this case of the law: repeats a failure.", valueName: "n"))
  var caseNumber: UInt64?

  @OptionGroup var extent: ExtentOptions
  @OptionGroup var amount: AmountOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var shard: ShardOptions

  @Option(help: ArgumentHelp("Judge only this backend.", valueName: "name"))
  var backend: BackendChoice?

  @OptionGroup var folders: FolderOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if list { return }
    guard let law else {
      throw ValidationError("Expected the name of a law; 'metryvo verify laws --list' lists them.")
    }
    try shard.check(amount, findings)
    let names = try JudgedLaws.names(law)
    if names.isEmpty {
      throw ValidationError(
        "There is no law '\(law)'; 'metryvo verify laws --list' lists them.")
    }
    if let caseNumber {
      try amount.check(caseNumber: caseNumber)
      if !names.contains(law) {
        throw ValidationError("--case needs the whole name of a law: '\(law)' begins several.")
      }
      if shard.shard != nil { throw ValidationError("--case judges one case: leave --shard out.") }
    }
    if let backend, let reason = try JudgedLaws.obstacle(to: backend.judged, law: law) {
      throw ValidationError("The law '\(law)' \(reason): leave --backend out.")
    }
  }

  func run() throws {
    if list {
      for law in try JudgedLaws.all {
        try StandardOutput.write("\(law.identifier)\n  \(law.statement)\n  \(law.source)")
      }
      return
    }
    var settings = VerificationSettings()
    extent.apply(to: &settings)
    amount.apply(to: &settings)
    folders.apply(to: &settings)
    settings.jobs = jobs.jobs
    settings.backend = backend?.judged
    settings.law = law
    settings.caseNumber = caseNumber
    try VerificationSession(settings: settings, findings: findings).run(shard: shard.shard)
  }
}
