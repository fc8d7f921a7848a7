import Foundation
import LZMA

/// The module of the app, with its two parts if the module was divided.
struct AppModule {
  /// The complete module without imports.
  let whole: Data
  /// The part with the functions of the start, and the part with all other functions.
  let parts: (first: Data, rest: Data)?
  /// The module that decompresses `whole` in the single file.
  let unpacker: Data

  init(folder: URL) throws {
    whole = try Data(contentsOf: folder.appending(path: "whole.wasm"))
    unpacker = try Data(contentsOf: folder.appending(path: "unpacker.wasm"))
    let names = ["first.wasm", "rest.wasm"].map { folder.appending(path: $0) }
    let isDivided = names.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    parts =
      isDivided ? (try Data(contentsOf: names[0]), try Data(contentsOf: names[1])) : nil
  }

  /// Returns the files that the page loads.
  ///
  /// The first part has a section `rest` with the digest of the second part, so that parts of
  /// different versions never run together (Subresource Integrity, section 3.2).
  func files() throws -> [(name: String, data: Data)] {
    guard let parts else { return [("app.wasm", whole)] }
    let digest = try AppSources.integrity(of: parts.rest)
    return [
      ("app.wasm", parts.first + Self.section("rest", digest)), ("rest.wasm", parts.rest),
    ]
  }

  /// Returns the whole module, compressed by LZMA.
  func packed() throws -> Data {
    // Python's standard library and the command `xz` both use liblzma. The output of liblzma has an
    // end marker in place of the size, so the script writes the size into the header.
    let script = """
      import lzma, sys
      data = sys.stdin.buffer.read()
      packing = [dict(id=lzma.FILTER_LZMA1, preset=9 | lzma.PRESET_EXTREME, lc=4, lp=0, pb=0)]
      packed = lzma.compress(data, format=lzma.FORMAT_ALONE, filters=packing)
      sys.stdout.buffer.write(packed[:5] + len(data).to_bytes(8, "little") + packed[13:])
      """
    let packed = try AppSources.piped(whole, through: "python3 -c '\(script)'")
    let unpacked = packed.withUnsafeBytes { [UInt8](lzma: $0.bindMemory(to: UInt8.self)) }
    guard unpacked == [UInt8](whole) else { throw CocoaError(.fileReadCorruptFile) }
    return packed
  }

  /// Returns a custom section of fewer than 128 bytes (WebAssembly Core, section 5.5.3).
  private static func section(_ name: String, _ text: String) -> Data {
    let content = [UInt8(name.utf8.count)] + name.utf8 + text.utf8
    return Data([0, UInt8(content.count)] + content)
  }
}
