import ArgumentParser
import Foundation

/// How the process ends with what the argument parser throws: help, versions and usage errors.
enum ProcessEnd {
  /// Prints what there is to say and ends with its exit code.
  ///
  /// The parser's own way prints without looking whether it could: `metryvo --help >/dev/full`.
  static func end(with error: any Error, of parser: any ParsableCommand.Type) -> Never {
    let text = parser.fullMessage(for: error)
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

  /// Prints one line and ends.
  static func end(with failure: Failure) -> Never {
    StandardError.write("metryvo: \(failure.message)")
    exit(failure.code.rawValue)
  }
}
