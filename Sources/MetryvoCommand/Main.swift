import ArgumentParser
import CommandShell
import LaboratoryCommands

/// The entry point: turns every way to end into one line on standard error and an exit code.
@main
enum Main {
  static func main() {
    StandardDescriptors.reserve()
    var parser: any ParsableCommand.Type = RootCommand.self
    var running: (any ParsableCommand.Type)?
    do {
      try ArgumentLimit.check()
      var arguments = Array(CommandLine.arguments.dropFirst())
      if try PlainConversion(arguments)?.run() == true { return }
      if let script = CompletionScript.asked(by: arguments) {
        return try StandardOutput.write(script)
      }
      if let (words, note) = OldSpelling.replaced(in: arguments) {
        StandardError.write(note)
        arguments = words
      }
      if try SpokenCommand.isMeant(by: arguments) { parser = SpokenCommand.self }
      var command = try parser.parseAsRoot(arguments)
      running = type(of: command)
      try command.run()
    } catch {
      if let failure = Failure(error) { ProcessEnd.end(with: failure) }
      ProcessEnd.end(with: error, of: parser, running: running)
    }
  }
}
