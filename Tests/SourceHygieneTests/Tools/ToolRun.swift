import Foundation

/// One run of a script of `Tools` in a scratch folder, with made-up files and programs.
struct ToolRun {
  var code: Int32
  var output: String
  var error: String
  /// The files that the run left, by path: texts of files, and destinations of symbolic links.
  var files: [String: String] = [:]

  private struct LeftBehind: Error {
    var names: [String]
  }

  /// Runs a script, named without `.sh`, in a folder with `files`.
  ///
  /// A file that begins with `#!` is executable. The search path begins with `programs`, which are
  /// shell scripts; the search path of an isolated run has nothing else. Throws if the script
  /// leaves a temporary file.
  init(
    _ script: String, _ arguments: [String] = [], programs: [String: String] = [:],
    files: [String: String] = [:], environment: [String: String] = [:], isIsolated: Bool = false
  ) throws {
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: scratch) }
    let folder = scratch.appendingPathComponent("checkout")
    let bin = scratch.appendingPathComponent("bin")
    let temporary = scratch.appendingPathComponent("temporary")
    for url in [folder, bin, temporary] {
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for (path, text) in files { try Self.write(text, to: folder.appendingPathComponent(path)) }
    for (name, text) in programs {
      try Self.write("#!/bin/sh\n\(text)\n", to: bin.appendingPathComponent(name))
    }

    let process = Process()
    process.executableURL = PackageFiles.root.appendingPathComponent("Tools/\(script).sh")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let variables = [
      "PATH": isIsolated ? bin.path : "\(bin.path):\(Self.searchPath)",
      "HOME": scratch.path, "TMPDIR": temporary.path,
    ]
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let error = scratch.appendingPathComponent("error")
    try Data().write(to: error)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
    self.error = try String(contentsOf: error, encoding: .utf8)

    for path in try manager.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path).path
      var isFolder: ObjCBool = false
      if let destination = try? manager.destinationOfSymbolicLink(atPath: file) {
        self.files[path] = destination
      } else if manager.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
        self.files[path] = String(
          decoding: manager.contents(atPath: file) ?? Data(), as: UTF8.self)
      }
    }
    let left = try manager.contentsOfDirectory(atPath: temporary.path)
    if !left.isEmpty { throw LeftBehind(names: left) }
  }

  /// Returns whether this machine has a program.
  static func has(_ program: String) -> Bool {
    searchPath.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  private static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard text.hasPrefix("#!") else { return try Data(text.utf8).write(to: url) }
    // Linux does not execute a file that a process has open for writing. A program that another
    // test starts during the write inherits the open file, so a new process writes the file.
    let draft = url.appendingPathExtension("draft")
    try Data(text.utf8).write(to: draft)
    let program = URL(fileURLWithPath: "/bin/cp")
    try Process.run(program, arguments: [draft.path, url.path]).waitUntilExit()
    try FileManager.default.removeItem(at: draft)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }
}
