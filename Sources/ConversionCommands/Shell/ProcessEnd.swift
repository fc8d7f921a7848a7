import ArgumentParser
import CommandShell
import SystemCalls

/// Ends the process after an error of the argument parser: help, versions and usage errors.
enum ProcessEnd {
  /// Prints the message of an error and ends with its exit code.
  ///
  /// The parser's own function ignores errors of writing the output: `metryvo --help >/dev/full`.
  static func end(
    with error: any Error, of parser: any ParsableCommand.Type,
    running command: (any ParsableCommand.Type)?, root: any ParsableCommand.Type
  ) -> Never {
    if !(error is ExitCode), parser.exitCode(for: error) == .failure {
      end(with: Failure(code: .internalError, message: "internal error: \(error)"))
    }
    let text = message(of: error, running: command, root: root) ?? parser.fullMessage(for: error)
    let code = parser.exitCode(for: error)
    if text.isEmpty { exit(code.rawValue) }
    if !code.isSuccess {
      StandardError.write(text)
      exit(code.rawValue)
    }
    do throws(Failure) {
      try StandardOutput.write(text)
      exit(code.rawValue)
    } catch {
      end(with: error)
    }
  }

  /// Returns the message for a usage error that a subcommand threw while it ran, in the parser's
  /// form.
  ///
  /// At this point the parser no longer knows the subcommand, and would show the usage of
  /// `metryvo`.
  private static func message(
    of error: any Error, running command: (any ParsableCommand.Type)?,
    root: any ParsableCommand.Type
  ) -> String? {
    guard let error = error as? ValidationError, let command,
      let name = command.configuration.commandName,
      root.configuration.subcommands.contains(where: { $0 == command })
    else { return nil }
    let label = "Usage: "
    let margin = "\n" + String(repeating: " ", count: label.count)
    let usage = root.usageString(for: command).replacing("\n", with: margin)
    return """
      Error: \(error.message)
      \(label)\(usage)
        See 'metryvo \(name) --help' for more information.
      """
  }

  /// Prints the message of a failure and ends with its exit code.
  static func end(with failure: Failure) -> Never {
    StandardError.write("metryvo: \(failure.message)")
    exit(failure.code.rawValue)
  }
}
