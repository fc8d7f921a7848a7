import AppSession
import Foundation

/// Writes the folder of the app, and the app as a single file.
///
///     site <folder of the sources> <folder of the module> <folder to write>
///
/// The single file contains the module `whole.wasm`, which `unpacker.wasm` decompresses. The folder
/// of the app contains the module in two parts if `first.wasm` and `rest.wasm` exist.
@main
enum Main {
  static func main() throws {
    guard CommandLine.arguments.count == 4 else {
      FileHandle.standardError.write(
        Data("usage: site <sources> <module's folder> <folder>\n".utf8))
      exit(64)
    }
    let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    let sources = try AppSources(folder: paths[0], module: AppModule(folder: paths[1]))
    let folder = paths[2]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try sources.files()
    for (name, data) in files { try data.write(to: folder.appending(path: name)) }
    // An earlier build may have written a second part.
    let rest = folder.appending(path: "rest.wasm")
    if sources.module.parts == nil, FileManager.default.fileExists(atPath: rest.path) {
      try FileManager.default.removeItem(at: rest)
    }
    for (name, data) in files.sorted(by: { $0.name < $1.name }) {
      print("\(name)  \(data.count) bytes")
    }
  }
}

/// The sources of the app's files.
struct AppSources {
  let template: String
  let style: String
  /// The scripts of the page: one loads the module, others store values and offer updates, and the
  /// last is the terminal, which uses the scripts before it.
  let scripts: [String]
  let worker: String
  /// The manifest and the icons of the app, by name.
  let shown: [(name: String, data: Data)]
  let module: AppModule

  init(folder: URL, module: AppModule) throws {
    func text(_ name: String) throws -> String {
      AppSession.pageTexts.reduce(
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
      ) { $0.replacing("{{text.\($1.name)}}", with: $1.text) }
    }
    template = try text("index.html")
    style =
      try text("style.css") + text("expressive.css")
      + Self.styles(of: text("icons.svg"), for: ".icon, .icon-button::before")
      + Self.styles(of: text("quantities.svg"), for: ".picture")
    scripts = try [
      "look.js", "held.js", "module.js", "store.js", "update.js", "gestures.js", "tokens.js",
      "runtime.js",
    ].map {
      Self.withTables(try text($0))
    }
    worker = try text("sw.js")
    shown =
      [("manifest.webmanifest", Data(try text("manifest.webmanifest").utf8))]
      + (try ["icon.svg", "icon-180.png", "icon-512.png"].map {
        ($0, try Data(contentsOf: folder.appending(path: $0)))
      })
    self.module = module
  }

  /// Returns all files by name.
  func files() throws -> [(name: String, data: Data)] {
    let page = try page(
      policy: "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; ",
      types: "worker")
    let cached: [(name: String, data: Data)] =
      [("index.html", Data(page.utf8))] + shown + (try module.files())
    let digest = try Self.digest(cached.map(\.data).reduce(Data(), +))
    let version = digest.prefix(8).map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
    let names = cached.map { "'\($0.name)'" }.joined(separator: ", ")
    let worker = worker.replacing("{{version}}", with: version).replacing(
      "'{{files}}'", with: names)
    return cached + [("sw.js", Data(worker.utf8)), ("metryvo.html", try single())]
  }

  private var icon: Data { shown.first { $0.name == "icon.svg" }?.data ?? Data() }

  /// Returns the app as one file, with the compressed whole module and without comments.
  ///
  /// The file is encoded as windows-1252, in which each byte of the module is a character. All
  /// other content is ASCII, so a page is read equally if a server declares another encoding.
  private func single() throws -> Data {
    guard (scripts.joined() + style).utf8.allSatisfy({ $0 < 0x80 }) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    var text = try page(policy: "img-src data:; connect-src 'self'; ", types: "'none'") {
      Self.withoutComments($0)
    }
    text.replace("<meta charset=\"utf-8\">", with: "<meta charset=\"windows-1252\">")
    text.replace("<link rel=\"manifest\" href=\"manifest.webmanifest\">\n", with: "")
    text.replace("<link rel=\"apple-touch-icon\" href=\"icon-180.png\">\n", with: "")
    text.replace(
      "<link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">",
      with: "<link rel=\"icon\" href=\"data:image/svg+xml;base64,\(icon.base64EncodedString())\">")
    text.replace(" data-worker=\"sw.js\"", with: "")
    text.replace("</body>\n</html>\n", with: "")
    let ascii = text.unicodeScalars.map { $0.isASCII ? "\($0)" : "&#\($0.value);" }
    var file = Data(ascii.joined().utf8)
    for (id, data) in [("unpacker", module.unpacker), ("module", try module.packed())] {
      file += "<script type=\"application/octet-stream\" id=\"\(id)\">".utf8
      file += data.scriptBytes + "</script>\n".utf8
    }
    return file + "</body>\n</html>\n".utf8
  }

  /// Returns the page with its style and scripts inside, which saves requests to the server.
  private func page(
    policy: String, types: String, shorten: (String) -> String = { $0 }
  ) throws -> String {
    let (style, scripts) = (shorten(style), scripts.map(shorten))
    let digests = try scripts.map { "'\(try Self.integrity(of: $0))' " }.joined()
    let policy =
      "default-src 'none'; script-src \(digests)'wasm-unsafe-eval'; "
      + "style-src '\(try Self.integrity(of: style))'; \(policy)base-uri 'none'; form-action 'none'; "
      + "require-trusted-types-for 'script'; trusted-types \(types)"
    let elements = scripts.map { "<script>\($0)</script>" }
    return template.replacing("{{policy}}", with: policy).replacing("{{style}}", with: style)
      .replacing("{{look}}", with: elements[0])
      .replacing("{{scripts}}", with: elements.dropFirst().joined(separator: "\n"))
      .replacing("{{screen}}", with: AppSession.firstScreen)
      .replacing("{{icon}}", with: String(decoding: icon, as: UTF8.self))
  }

  /// Returns the icons of a file as one SVG sprite, with a class for each icon.
  ///
  /// The class `icon-star` has the position of its icon as `--at`. A class without an icon shows
  /// the first icon. A list has two icons in each row, and a browser adds and removes a class
  /// faster than an `svg` with a `use`. One sprite loads some milliseconds faster than fifteen
  /// SVGs.
  static func styles(of file: String, for selector: String) throws -> String {
    let symbols = file.components(separatedBy: "<symbol id=\"").dropFirst()
    var sprite =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(24 * symbols.count) 24' fill='none' "
      + "stroke='black' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>"
    var styles = ""
    for (place, symbol) in symbols.enumerated() {
      guard let name = symbol.range(of: "\""), let start = symbol.range(of: ">"),
        let end = symbol.range(of: "</symbol>")
      else { throw CocoaError(.fileReadCorruptFile) }
      sprite += "<g transform='translate(\(24 * place))'>"
      sprite += symbol[start.upperBound..<end.lowerBound].replacing("\"", with: "'") + "</g>"
      styles += ".\(symbol[..<name.lowerBound]) { --at: \(place); }\n"
    }
    let escaped = (sprite + "</svg>").replacing("<", with: "%3C").replacing(">", with: "%3E")
    return styles + """
      \(selector) {
        mask: url("data:image/svg+xml,\(escaped)") calc(100% * var(--at, 0) / \(symbols.count - 1)) 0 / \(symbols.count)00% 100% no-repeat;
      }

      """
  }

  /// Returns a style sheet or a script without comment lines and without indentation.
  static func withoutComments(_ text: String) -> String {
    var kept: [Substring] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if isInside {
        isInside = !line.contains("*/")
      } else if line.hasPrefix("/*") {
        isInside = !line.contains("*/")
      } else if !line.hasPrefix("//") {
        kept.append(line)
      }
    }
    return kept.joined(separator: "\n") + "\n"
  }

  /// Returns a script with the tables of names at the marked position.
  static func withTables(_ script: String) -> String {
    guard let start = script.range(of: "  // <tables>\n"),
      let end = script.range(of: "  // </tables>\n")
    else { return script }
    return script[..<start.upperBound] + AppSession.tables + script[end.lowerBound...]
  }

  private static func digest(_ data: Data) throws -> [UInt8] {
    // `sha256sum` is part of coreutils; `shasum` comes with Perl.
    let command = "sha256sum 2>/dev/null || shasum -a 256"
    let text = String(decoding: try piped(data, through: command).prefix(64), as: UTF8.self)
    return stride(from: 0, to: 64, by: 2).compactMap { offset in
      UInt8(text.dropFirst(offset).prefix(2), radix: 16)
    }
  }

  /// Returns the digest of a text in the form of a policy (CSP Level 3, section 2.3.1).
  private static func integrity(of text: String) throws -> String {
    try integrity(of: Data(text.utf8))
  }

  /// Returns the digest of a file in the form of an integrity attribute (Subresource Integrity,
  /// section 3.1).
  static func integrity(of data: Data) throws -> String {
    "sha256-\(Data(try digest(data)).base64EncodedString())"
  }

  /// Returns the output of a shell command for data on its standard input.
  static func piped(_ data: Data, through command: String) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !result.isEmpty else {
      throw CocoaError(.executableLoad)
    }
    return result
  }
}
