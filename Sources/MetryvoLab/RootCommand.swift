import ArgumentParser
import ConversionCommands
import LaboratoryCommands

struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration.metryvo(laboratory: [
    VerifyCommand.self, CompareCommand.self, ReportCommand.self,
  ])
}
