import ArgumentParser
import CommandShell

/// A program of commands: runs the one that its arguments name, and turns every way to end into
/// lines on standard error and an exit code.
package struct CommandProgram {
  /// The command that has all others.
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

  /// Runs what the arguments of the process ask for.
  ///
  /// - Parameter prepare: what this program alone does with arguments that are not a conversion in
  ///   plain words; it answers them itself with `true`, or changes them.
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
