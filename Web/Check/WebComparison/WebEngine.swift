import Foundation

/// A program that runs WebAssembly.
enum WebEngine: String, CaseIterable {
  case node
  case wasmkit

  /// Whether the program is found where programs are looked for.
  var isPresent: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
  }

  /// The result of `function(first, count)` of a module.
  ///
  /// Both programs get a module without imports and integers, and write an unsigned integer: wasmkit as
  /// `[…i64(…)]`, node as the script does.
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

/// Why the check fails, in words.
struct WebFailure: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
