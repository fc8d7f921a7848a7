import Foundation

/// One run of a shell line in a new folder, with the built commands on its path.
struct ShellRun {
  var code: Int32
  var output: String
  var error: String
  /// The names of the files that remain in the folder.
  var files: [String]
  /// The folder, which no longer exists.
  var folder: String

  /// Runs `sh -c line` in a folder with `files`.
  ///
  /// Of the variables for terminals and colours, the environment has only those in `environment`.
  /// On a `terminal`, ``output`` has both streams.
  init(
    _ line: String, files: [String: String] = [:], environment: [String: String] = [:],
    terminal: Bool = false
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    // The file of standard error is outside the run's folder, because tests examine the folder.
    let error = folder.path + ".error"
    try Data().write(to: URL(fileURLWithPath: error))
    defer { try? FileManager.default.removeItem(atPath: error) }

    let process = Process()
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "TERM", "COLUMNS"] { variables[name] = nil }
    let commands = CommandRun.executable("metryvo").deletingLastPathComponent().path
    variables["PATH"] = commands + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    process.environment = variables.merging(environment) { $1 }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      terminal ? ["python3", "-c", Self.pseudoTerminal, line] : ["sh", "-c", line]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: error))
    try process.run()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
    self.error = try String(contentsOfFile: error, encoding: .utf8)
      .replacingOccurrences(of: folder.path, with: ".")
    self.files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    self.folder = folder.path
  }

  /// Runs its argument in a shell whose output is a pseudo-terminal, and copies the output.
  private static let pseudoTerminal = """
    import os, pty, sys
    child, terminal = pty.fork()
    if child == 0:
        os.execvp("sh", ["sh", "-c", sys.argv[1]])
    try:
        while data := os.read(terminal, 65536):
            sys.stdout.buffer.write(data.replace(b"\\r\\n", b"\\n"))
    except OSError:
        pass
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    sys.exit(code if code >= 0 else 128 - code)
    """

  /// Whether the machine has python3, which makes the pseudo-terminal.
  static let hasTerminal: Bool = {
    let run = try? ShellRun("python3 -c 'import pty'")
    return run?.code == 0
  }()
}
