import CommandShell
import ConversionCommands
import LaboratoryCommands

/// The entry point of `metryvo-lab`, which has all commands of `metryvo`.
@main
enum Main {
  static let program = CommandProgram(RootCommand.self, parts: VerifyCommand.parts)

  static func main() {
    program.run { arguments in
      if let script = CompletionScript.asked(by: arguments) {
        try StandardOutput.write(script)
        return true
      }
      if let (words, note) = OldSpelling.replaced(in: arguments) {
        StandardError.write(note)
        arguments = words
      }
      return false
    }
  }
}
