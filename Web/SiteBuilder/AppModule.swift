import Foundation

/// The module of the app, and its two parts if it was divided.
struct AppModule {
  /// Without imports.
  let whole: Data
  /// What the app starts with, and what it calls later.
  let parts: (first: Data, rest: Data)?

  init(folder: URL) throws {
    whole = try Data(contentsOf: folder.appending(path: "whole.wasm"))
    let names = ["first.wasm", "rest.wasm"].map { folder.appending(path: $0) }
    let isDivided = names.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    parts =
      isDivided ? (try Data(contentsOf: names[0]), try Data(contentsOf: names[1])) : nil
  }

  /// The files that the page loads.
  ///
  /// The first part has a section `rest` with the digest of the second one, so that parts of
  /// different versions never run together (Subresource Integrity, 3.2).
  func files() throws -> [(name: String, data: Data)] {
    guard let parts else { return [("app.wasm", whole)] }
    let digest = try AppSources.integrity(of: parts.rest)
    return [
      ("app.wasm", parts.first + Self.section("rest", digest)), ("rest.wasm", parts.rest),
    ]
  }

  /// A custom section (WebAssembly Core, 5.5.3) of fewer than 128 bytes.
  private static func section(_ name: String, _ text: String) -> Data {
    let content = [UInt8(name.utf8.count)] + name.utf8 + text.utf8
    return Data([0, UInt8(content.count)] + content)
  }
}
