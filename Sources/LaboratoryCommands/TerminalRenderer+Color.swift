import CommandShell
import Reporting
import SystemCalls

extension TerminalRenderer {
  /// For what a command prints: verdicts are coloured where colour is used.
  package static var standardOutput: TerminalRenderer {
    TerminalRenderer(isColored: TerminalColor.isUsed(on: STDOUT_FILENO))
  }
}
