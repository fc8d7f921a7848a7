import ArgumentParser
import CommandShell
import ConversionCommands

struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration.metryvo(laboratory: [
    VerifyEntry.self, CompareEntry.self, ReportEntry.self,
  ])
}

/// An entry in the help of `metryvo` for a command of `metryvo-lab`.
protocol LaboratoryEntry: ParsableCommand {}

extension LaboratoryEntry {
  func run() throws { try LaboratoryProgram.become() }
}

struct VerifyEntry: LaboratoryEntry {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: LaboratoryAbstract.verify)
}

struct CompareEntry: LaboratoryEntry {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: LaboratoryAbstract.compare)
}

struct ReportEntry: LaboratoryEntry {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: LaboratoryAbstract.report)
}
