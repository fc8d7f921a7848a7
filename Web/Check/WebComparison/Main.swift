import Foundation
import PublishedVectors
import RegistryCases
import WebCases

/// Runs cases in WebAssembly under node and wasmkit, and natively, and compares the digests.
///
/// usage: web-comparison <folder of the modules> <digests.mjs>
@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      end("usage: web-comparison <folder> <script>", 64)
    }
    let folder = CommandLine.arguments[1]
    let blocks =
      ReferenceKind.allCases.map { kind in
        CaseBlock(
          name: kind.rawValue, cases: kind.cases, module: "\(folder)/WebExports.wasm",
          function: "metryvo_reference_digest", text: ReferenceCases.text)
      } + [
        CaseBlock(
          name: "directed vectors", cases: 0..<VectorCases.all.count,
          module: "\(folder)/WebVectors.wasm", function: "metryvo_vector_digest",
          text: VectorCases.computed),
        CaseBlock(
          name: "notebooks", cases: 0..<400, module: "\(folder)/WebNotebook.wasm",
          function: "metryvo_notebook_digest", text: NotebookCases.edited),
        CaseBlock(
          name: "registries counted", cases: 0..<300, module: "\(folder)/WebRegistry.wasm",
          function: "metryvo_registry_digest", text: RegistryCases.counting),
        CaseBlock(
          name: "registries read", cases: 0..<300, module: "\(folder)/WebVectors.wasm",
          function: "metryvo_registry_reading_digest", text: RegistryCases.reading),
        CaseBlock(
          name: "registries written", cases: 0..<100, module: "\(folder)/WebVectors.wasm",
          function: "metryvo_registry_writing_digest", text: RegistryCases.writing),
      ]
    do {
      try checkPublished()
      for engine in WebEngine.allCases { try run(blocks, in: engine) }
    } catch let failure as WebFailure {
      end("wasm-check: \(failure.reason)", 1)
    }
  }

  /// Compares the native results with the published results, because equal wrong results have equal
  /// digests.
  private static func checkPublished() throws {
    for index in VectorCases.all.indices {
      let (computed, published) = (VectorCases.computed(index), VectorCases.published(index))
      if computed != published {
        throw WebFailure("native has\n\(computed)\nand the vector\n\(published)")
      }
    }
    say("wasm-check: native: \(VectorCases.all.count) directed vectors as published")
  }

  private static func run(_ blocks: [CaseBlock], in engine: WebEngine) throws {
    guard engine.isPresent else {
      say("wasm-check: \(engine.rawValue): skipped, it is not on the PATH")
      return
    }
    let clock = ContinuousClock()
    for block in blocks {
      let start = clock.now
      let digest = try block.compare(in: engine, script: CommandLine.arguments[2])
      let seconds = String(format: "%.1f s", (clock.now - start) / .seconds(1))
      let hash = String(UInt64(bitPattern: digest), radix: 16)
      say(
        "wasm-check: \(engine.rawValue): \(block.cases.count) \(block.name): hash \(hash), as native "
          + "(\(seconds))")
    }
  }

  /// Writes a line without buffering, because `print` into a pipe would write the line after the
  /// errors.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func end(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
