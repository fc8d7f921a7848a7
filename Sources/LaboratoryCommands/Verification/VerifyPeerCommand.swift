import ArgumentParser
import CommandShell
import Laboratory
import Peers

struct VerifyPeerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peer",
    abstract: "Arithmetic beside another program's.",
    usage: "metryvo verify peer <name> [--case <n>] [options]",
    discussion: """
      Compares each backend with python, whose decimal is libmpdec, with bc, or with intel, the decimal \
      library; or the oracle with Python's fractions. Documented differences are counted.

      Examples:
        metryvo verify peer python --cases 10000
      """)

  @Argument(help: ArgumentHelp("Whom to compare with.", valueName: "name"))
  var peer: PeerChoice

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Judge only this case: repeats a failure.", valueName: "n"))
  var caseNumber: UInt64?

  @OptionGroup var extent: ExtentOptions
  @OptionGroup var amount: AmountOptions

  @Option(help: ArgumentHelp("Compare only this backend.", valueName: "name"))
  var backend: BackendChoice?

  @OptionGroup var folders: FolderOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if peer == .fractions && backend != nil {
      throw ValidationError("fractions judge the oracle: leave --backend out.")
    }
    if let caseNumber {
      try amount.check(caseNumber: caseNumber)
      if peer != .fractions && backend == nil {
        throw ValidationError(
          "--case of a comparison needs --backend: its cases are the backend's.")
      }
    }
  }

  func run() throws {
    var settings = VerificationSettings()
    extent.apply(to: &settings)
    amount.apply(to: &settings)
    folders.apply(to: &settings)
    settings.backend = backend?.judged
    settings.caseNumber = caseNumber
    try VerificationSession(settings: settings, findings: findings).run(beside: peer)
  }
}

extension PeerChoice: ExpressibleByArgument {}

extension PeerError: SaidAsFailure {
  package var failure: Failure {
    switch self {
    case .notFound, .withoutLibmpdec, .withoutIntelLibrary, .withoutModule, .notStarted:
      Failure(code: .missingInput, message: description)
    case .ended, .silent, .unreadable: Failure(code: .inputOutput, message: description)
    }
  }
}
