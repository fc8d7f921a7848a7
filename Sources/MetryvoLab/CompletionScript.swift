import ArgumentParser
import ConversionCommands
import LaboratoryCommands

/// The scripts by which shells complete: the argument parser's, and what it has no words for.
///
/// The parser knows options and subcommands. Each shell gets more, in its own language, behind
/// that:
/// - plain words are completed as those of `all`: `metryvo 5 mi kil`;
/// - `convert --batch` is followed by a file;
/// - `help` is followed by a command, and `help verify` by a part;
/// - the old `verify --law` and `verify --peer` are followed by what stands behind `laws` and `peer`;
/// - `verify` without a part is followed by the options of all parts together.
enum CompletionScript {
  /// The script that arguments ask for; `nil` if they ask for something else or for an unknown
  /// shell.
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
      // The last lines call the function, so it must be changed before.
      guard let end = generated.firstRange(of: "\nif [[ \"${funcstack[1]}\"") else { return nil }
      return generated[..<end.lowerBound] + "\n" + zsh + generated[end.lowerBound...]
    default: return nil
    }
  }

  /// The names of all commands.
  static let commands = Main.program.commands

  /// The names of the parts of `verify`, as words of a shell.
  static let parts = VerifyCommand.parts.joined(separator: " ")
}
