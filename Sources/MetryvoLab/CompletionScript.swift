import ArgumentParser
import ConversionCommands
import LaboratoryCommands

/// The completion scripts of shells: the argument parser's script, with additions for each shell.
///
/// The parser completes options and subcommands. The additions, in the language of each shell,
/// complete:
/// - plain words like the words after `all`: `metryvo 5 mi kil`;
/// - the argument of `convert --batch` with a file;
/// - the argument of `help` with a command, and of `help verify` with a part;
/// - the old `verify --law` and `verify --peer` with the words that may follow `laws` and `peer`;
/// - `verify` without a part with the options of `verify everything`.
enum CompletionScript {
  /// Returns the script that the arguments request.
  ///
  /// - Returns: `nil` if the arguments request no script, or the script of an unknown shell.
  static func asked(by arguments: [String]) -> String? {
    let option = "--generate-completion-script"
    let shell: CompletionShell?
    switch arguments.count {
    case 1 where arguments[0] == option: shell = CompletionShell.autodetected()
    case 1 where arguments[0].hasPrefix(option + "="):
      shell = CompletionShell(rawValue: String(arguments[0].dropFirst(option.utf8.count + 1)))
    case 2 where arguments[0] == option: shell = CompletionShell(rawValue: arguments[1])
    default: return nil
    }
    return shell.flatMap(text)
  }

  private static func text(for shell: CompletionShell) -> String? {
    let generated = RootCommand.completionScript(for: shell)
    switch shell {
    case .bash: return generated + "\n" + bash
    case .fish: return generated + "\n" + fish
    case .zsh:
      // The last lines of the script call the function, so the additions are inserted before them.
      guard let end = generated.firstRange(of: "\nif [[ \"${funcstack[1]}\"") else { return nil }
      return generated[..<end.lowerBound] + "\n" + zsh + generated[end.lowerBound...]
    default: return nil
    }
  }

  /// The names of all commands.
  static let commands = Main.program.commands

  /// The names of the parts of `verify`, separated by spaces.
  static let parts = VerifyCommand.parts.joined(separator: " ")
}
