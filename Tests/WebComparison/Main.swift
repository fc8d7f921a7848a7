import Foundation
import WebExports

/// Runs blocks of cases in WebAssembly under wasmkit and natively, and compares their digests.
///
/// usage: web-comparison <WebExports.wasm>
@main
enum Main {
  /// How many cases one digest covers.
  static let blockSize = 50

  static func main() throws {
    guard CommandLine.arguments.count == 2 else { end("usage: web-comparison <module>", 64) }
    let module = CommandLine.arguments[1]
    let operations = try compare(
      "metryvo_arithmetic_digest", blocks: 40, of: ReferenceCases.arithmetic, in: module)
    let conversions = try compare(
      "metryvo_conversion_digest", blocks: 20, of: ReferenceCases.conversion, in: module)
    print("wasm-check: \(operations) operations and \(conversions) conversions equal native")
  }

  private static func compare(
    _ function: String, blocks: Int, of text: (UInt64) -> String, in module: String
  ) throws -> Int {
    for block in 0..<blocks {
      let first = block * blockSize
      let native = ReferenceCases.digest(
        first: UInt64(first), count: UInt64(blockSize), of: text)
      let result = try wasmkit(module, function, first)
      if result != Int64(bitPattern: native) {
        end(
          "wasm-check: \(function) differs from native in cases \(first)..<\(first + blockSize)", 1)
      }
    }
    return blocks * blockSize
  }

  /// The result of `function(first, blockSize)`, which wasmkit prints as `…i64(…)`.
  private static func wasmkit(_ module: String, _ function: String, _ first: Int) throws -> Int64 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["wasmkit", "run", module, function, "i32:\(first)", "i32:\(blockSize)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let digits = text.split { !$0.isNumber }.last.flatMap { UInt64($0) }
    guard process.terminationStatus == 0, text.contains("i64"), let digits else {
      end("wasm-check: wasmkit could not run \(function): \(text)", 1)
    }
    return Int64(bitPattern: digits)
  }

  private static func end(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
