import Foundation

/// A folder to which each command writes its findings, and from which the report is made.
///
/// ```swift
/// let folder = ReportFolder()
/// try folder.write(.bench, document: document, data: measurements)
/// ```
package struct ReportFolder: Sendable, Equatable {
  /// The default path of the folder.
  package static let standardPath = "reports/latest"

  /// The path of the folder.
  package let path: String

  /// Creates a value for the folder at `path`, which need not exist yet.
  package init(path: String = standardPath) { self.path = path }

  /// The findings of one command, in the order of the report.
  package enum Part: String, Codable, Sendable, CaseIterable {
    /// The findings of `metryvo verify`.
    case verify
    /// The findings of `metryvo verify conversions`.
    case conversions
    /// The seeded faults that the laws found: `metryvo verify mutants`.
    case mutants
    /// The measurements of `metryvo-bench`.
    case bench
    /// The measurements of `make bench-peers`: arithmetic compared with Intel's library and
    /// libmpdec.
    case peers
    /// The findings of `make app-check` on the web app.
    case app
    /// The comparison of `metryvo compare`.
    case compare

    /// The name of the part's file, such as `verify.json`.
    package var fileName: String { "\(rawValue).json" }

    /// Returns the command that writes the part, such as `metryvo compare --report reports/latest`.
    package func command(into path: String) -> String {
      let command =
        switch self {
        case .verify, .compare: "metryvo \(rawValue)"
        case .conversions: "metryvo verify conversions"
        case .bench: "metryvo-bench"
        // `make` builds the programs of these parts with other settings.
        case .mutants: "make mutants"
        case .peers: "make bench-peers"
        case .app: "make app-check"
        }
      return !command.hasPrefix("make ")
        ? "\(command) --report \(path)"
        : path == standardPath ? command : "\(command) REPORT=\(path)"
    }
  }

  /// Returns the path of a part's file.
  package func file(of part: Part) -> String { file(named: part.fileName) }

  /// Returns the path of a file in the folder.
  package func file(named name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Creates the folder and writes a trial file, so that a run can fail before its measurements.
  ///
  /// - Throws: ``ReportError/unwritableFolder(_:)``.
  package func makeWritable() throws(ReportError) {
    let url = URL(fileURLWithPath: path)
    let trial = url.appendingPathComponent(".metryvo-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data().write(to: trial)
      try FileManager.default.removeItem(at: trial)
    } catch {
      throw .unwritableFolder(path)
    }
  }

  /// Writes the findings of a command: the document, and the figures for other programs.
  ///
  /// - Returns: the path of the file.
  /// - Throws: ``ReportError/notEncodable(_:)`` or ``ReportError/unwritable(file:)``.
  @discardableResult
  package func write(
    _ part: Part, document: ReportDocument, data: some Encodable
  ) throws(ReportError) -> String {
    let file = file(of: part)
    let findings = FindingsFile(
      schema: Findings.schema, kind: part.rawValue, document: document, data: data)
    try Self.write(JSONRenderer.encode(findings), to: file)
    return file
  }

  /// Writes a text to `file` atomically, and creates the folders above the file.
  ///
  /// - Throws: ``ReportError/unwritable(file:)``.
  package static func write(_ text: String, to file: String) throws(ReportError) {
    try write(Data(text.utf8), to: file)
  }

  private static func write(_ data: Data, to file: String) throws(ReportError) {
    let url = URL(fileURLWithPath: file)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A temporary file is renamed, so a reader sees either the old text or the new text. A device
      // or a pipe is written directly, because a rename would replace it by a file.
      try data.write(to: url, options: isDeviceOrPipe(file) ? [] : .atomic)
    } catch {
      throw .unwritable(file: file)
    }
  }

  private static func isDeviceOrPipe(_ file: String) -> Bool {
    var status = stat()
    guard stat(file, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
