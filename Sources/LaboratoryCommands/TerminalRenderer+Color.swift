import CommandShell
import Reporting
import SystemCalls

extension TerminalRenderer {
  /// The renderer for standard output, with coloured verdicts if colours are used.
  package static var standardOutput: TerminalRenderer {
    TerminalRenderer(isColored: TerminalColor.isUsed(on: STDOUT_FILENO))
  }
}
