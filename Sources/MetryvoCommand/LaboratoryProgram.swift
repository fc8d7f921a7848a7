import ArgumentParser
import CommandShell
import SystemCalls

/// `metryvo-lab`, the program with all commands, which is installed next to this one.
enum LaboratoryProgram {
  private static let name = "metryvo-lab"

  /// Whether the arguments ask for something that only `metryvo-lab` has: a command of the
  /// laboratory, its help, shell completions, or a description of all commands.
  static func isMeant(by arguments: [String]) -> Bool {
    guard let first = arguments.first else { return false }
    if first.hasPrefix("--generate-completion-script") || first == "--experimental-dump-help" {
      return true
    }
    let isAbout = first == "help" || first == "---completion"
    return (isAbout ? arguments.dropFirst().first : first).map(commands.contains) ?? false
  }

  /// Replaces this process by `metryvo-lab` with the same arguments, streams and environment.
  ///
  /// - Throws: ``Failure`` if the program cannot be started.
  static func become() throws(Failure) -> Never {
    let path = folder + name
    // Pass the bytes as the shell gave them, even if they are not UTF-8.
    execv(path, CommandLine.unsafeArgv)
    throw Failure(
      code: .missingProgram,
      message: "cannot start '\(path)', which judges, compares and reports: "
        + "\(String(cString: strerror(errno))). Install it beside metryvo ('make install').")
  }

  private static let commands = RootCommand.configuration.subcommands
    .filter { $0 is any LaboratoryEntry.Type }.compactMap { $0.configuration.commandName }

  /// The folder of this program, with a slash at its end; symbolic links are resolved.
  private static var folder: String {
    let path = ownPath
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static var ownPath: String {
    #if canImport(Darwin)
    var count = UInt32(PATH_MAX)
    var name = [CChar](repeating: 0, count: Int(count))
    if _NSGetExecutablePath(&name, &count) != 0 { return CommandLine.arguments[0] }
    return resolved(String(cString: name))
    #else
    return resolved("/proc/self/exe")
    #endif
  }

  private static func resolved(_ path: String) -> String {
    guard let text = realpath(path, nil) else { return CommandLine.arguments[0] }
    defer { free(text) }
    return String(cString: text)
  }
}
