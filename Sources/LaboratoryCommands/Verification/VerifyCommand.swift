import ArgumentParser
import CommandShell

/// The command `metryvo verify` with its parts; without a part, it judges everything.
package struct VerifyCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: LaboratoryAbstract.verify,
    usage: "metryvo verify [<part>] [options]",
    discussion: """
      Results are compared for equality with exact rational arithmetic. Exits with 0 only \
      if all holds, with 1 if something does not. 'metryvo verify --level quick' is a first look.
      """,
    subcommands: [
      VerifyEverythingCommand.self, VerifyLawsCommand.self, VerifyConversionsCommand.self,
      VerifyCatalogCommand.self, VerifyClaimsCommand.self, VerifyPeerCommand.self,
      VerifyMergeCommand.self, VerifyMutantsCommand.self,
    ],
    defaultSubcommand: VerifyEverythingCommand.self)

  package init() {}

  /// The names of the parts.
  package static let parts = configuration.subcommands.compactMap { $0.configuration.commandName }
}
