import Foundation

/// One run of a built command: output, exit code and processor time.
struct CommandRun {
  var code: Int32
  var output: String
  var error: String
  /// The paths of the files that the run left in its working folder, which no longer exists.
  var files: [String]
  /// Processor time in seconds over all threads.
  ///
  /// Wall time would include the load of other processes.
  var processorTime: Double

  /// The default limit of a run's memory in KiB; beyond it, allocation fails and the run traps.
  static let memoryLimit = 50_000

  /// Returns the memory limit of a command in KiB.
  ///
  /// `verify` gets more, because each of its threads has two stacks of 8 MB.
  private static func memoryLimit(of arguments: [String]) -> Int {
    guard arguments.first == "verify" else { return memoryLimit }
    return memoryLimit + 20_000 * max(4, ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Runs `metryvo`, or another command of the package, in a new folder.
  ///
  /// The folder links to the package's files that commands read; see ``WorkingFolder``.
  init(
    _ arguments: [String], command: String = "metryvo", environment: [String: String] = [:],
    standardOutput: String? = nil, memoryLimit: Int? = nil
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let working = try WorkingFolder(at: folder.appendingPathComponent("working"))
    let output = standardOutput ?? folder.appendingPathComponent("output").path
    let error = folder.appendingPathComponent("error").path

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = working.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // The shell sets the limit, and reports the times of its child on the last line.
    process.arguments =
      [
        "-c",
        "ulimit -d \(memoryLimit ?? Self.memoryLimit(of: arguments)); \"$0\" \"$@\" >'\(output)' 2>'\(error)'; code=$?; times; exit $code",
        Self.executables.appendingPathComponent(command).path,
      ] + arguments
    let times = Pipe()
    process.standardOutput = times
    try process.run()
    let text = String(decoding: times.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
    processorTime = Self.seconds(text.split(separator: "\n").last.map(String.init) ?? "")
    self.output = Self.text(at: output, unless: standardOutput != nil)
    self.error = Self.text(at: error, unless: false)
    files = try working.writtenFiles()
  }

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a command of the package.
  static func executable(_ command: String) -> URL {
    executables.appendingPathComponent(command)
  }

  /// The folder of the built commands, beside the test bundle.
  private static let executables: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? Bundle.main.bundleURL.appendingPathComponent("tests")
    return tests.deletingLastPathComponent()
  }()

  private static func text(at path: String, unless isElsewhere: Bool) -> String {
    if isElsewhere { return "" }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the sum, in seconds, of times such as `0m0.010s 0m0.004s`.
  private static func seconds(_ line: String) -> Double {
    line.split(separator: " ").reduce(0) { sum, word in
      let parts = word.dropLast().split(separator: "m")
      guard parts.count == 2, let minutes = Double(parts[0]), let seconds = Double(parts[1]) else {
        return .infinity
      }
      return sum + 60 * minutes + seconds
    }
  }
}
