import Foundation

/// A program that runs WebAssembly modules.
enum WebEngine: String, CaseIterable {
  case node
  case wasmkit

  /// Whether the program is on the PATH.
  var isPresent: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
  }

  /// Runs `function(first, count)` of a module and returns its result.
  ///
  /// The module has no imports, and its arguments are integers. Both programs write an unsigned
  /// integer: wasmkit as `[…i64(…)]`, node as `digests.mjs` prints it.
  func digest(
    _ function: String, first: Int, count: Int, in module: String, script: String
  ) throws -> Int64 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      switch self {
      case .node: ["node", script, module, function, "\(first)", "\(count)"]
      case .wasmkit: ["wasmkit", "run", module, function, "i32:\(first)", "i32:\(count)"]
      }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let digest = text.split(whereSeparator: { !$0.isNumber }).last.flatMap({ UInt64($0) })
    else { throw WebFailure("\(rawValue) could not run \(function): \(text)") }
    return Int64(bitPattern: digest)
  }
}

/// The reason why the check fails, in words.
struct WebFailure: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
