import ArgumentParser
import CommandShell

/// A program of commands: runs the command that its arguments name, and turns every error into
/// lines on standard error and an exit code.
package struct CommandProgram {
  /// The root command, which has all others.
  let root: any ParsableCommand.Type
  /// The words that may follow `help verify`.
  let parts: [String]

  package init(_ root: any ParsableCommand.Type, parts: [String] = []) {
    self.root = root
    self.parts = parts
  }

  /// The names of all commands.
  package var commands: [String] {
    root.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// Runs the command that the arguments of the process name.
  ///
  /// - Parameter prepare: handles arguments that only this program knows, unless they are a
  ///   conversion in plain words. `prepare` may change the arguments, and returns `true` if it has
  ///   answered them itself.
  package func run(_ prepare: (inout [String]) throws -> Bool) {
    Interruption.begin()
    StandardDescriptors.reserve()
    var parser = root
    var running: (any ParsableCommand.Type)?
    do {
      try ArgumentLimit.check()
      var arguments = Array(CommandLine.arguments.dropFirst())
      if try PlainConversion(arguments)?.run() == true { return }
      if try prepare(&arguments) { return }
      if try SpokenCommand.isMeant(by: arguments, in: self) { parser = SpokenCommand.self }
      var command = try parser.parseAsRoot(SignedWords.guarded(arguments))
      running = type(of: command)
      try command.run()
    } catch {
      if let failure = Failure(error) { ProcessEnd.end(with: failure) }
      ProcessEnd.end(with: error, of: parser, running: running, root: root)
    }
  }
}
