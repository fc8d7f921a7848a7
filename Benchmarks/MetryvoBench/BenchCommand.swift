import ArgumentParser
import Foundation

/// The entry point: `metryvo-bench`.
@main
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metryvo-bench",
    abstract: "Count and time the workloads on both backends, and judge the budgets.",
    discussion: """
      Each workload first checks its results; a wrong one ends the run without a verdict.

      Exit codes: 0 all budgets hold; 1 a budget is breached, or a result is wrong; 2 the measurement \
      cannot decide; 64 usage; 65 bad budgets or numbers; 66 missing input; 70 Callgrind failed; \
      74 output error.
      """,
    subcommands: [MeasureCommand.self, SelfTestCommand.self, BaseCommand.self],
    defaultSubcommand: MeasureCommand.self)

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as BenchFailure {
      try? FileHandle.standardError.write(
        contentsOf: Data("metryvo-bench: \(failure)\n".utf8))
      Foundation.exit(failure.code)
    } catch {
      exit(withError: error)
    }
  }
}
