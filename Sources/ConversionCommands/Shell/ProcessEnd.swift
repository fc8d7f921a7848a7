import ArgumentParser
import CommandShell
import SystemCalls

/// How the process ends with what the argument parser throws: help, versions and usage errors.
enum ProcessEnd {
  /// Prints what there is to say and ends with its exit code.
  ///
  /// The parser's own way prints without looking whether it could: `metryvo --help >/dev/full`.
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

  /// What is said of a usage error that came up when a subcommand ran, in the parser's form.
  ///
  /// The parser has forgotten by then which command it read, and would show how `metryvo` is used.
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

  /// Prints one line and ends.
  static func end(with failure: Failure) -> Never {
    StandardError.write("metryvo: \(failure.message)")
    exit(failure.code.rawValue)
  }
}
