import Foundation
import TerminalText

/// The members of a part's file that the report reads.
struct Findings: Decodable {
  /// The version of the schema; a reader refuses other versions.
  static let schema = 1

  var document: ReportDocument
}

/// The members of a part's file, including the figures for other programs.
struct FindingsFile<Figures: Encodable>: Encodable {
  var schema: Int
  var kind: String
  var document: ReportDocument
  var data: Figures
}

/// The figures for other programs.
private struct FindingsData<Figures: Decodable>: Decodable {
  var data: Figures
}

/// The first members of a part's file, which are checked before the other members are read.
private struct FindingsHead: Decodable {
  var schema: Int
  var kind: String
}

extension ReportFolder {
  /// Reads the document of a part; `nil` if its command has not written the file.
  ///
  /// - Throws: ``ReportError/unreadable(file:)``, or ``ReportError/malformed(file:problem:)`` with
  ///   the path of the invalid value.
  package func read(_ part: Part) throws(ReportError) -> ReportDocument? {
    try contents(Findings.self, of: part)?.document
  }

  /// Reads a part's figures for other programs; `nil` if its command has not written the file.
  ///
  /// - Throws: the errors of ``read(_:)``.
  package func figures<Figures: Decodable>(
    _: Figures.Type, of part: Part
  ) throws(ReportError) -> Figures? {
    try contents(FindingsData<Figures>.self, of: part)?.data
  }

  private func contents<Value: Decodable>(
    _: Value.Type, of part: Part
  ) throws(ReportError) -> Value? {
    let file = file(of: part)
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file)
    }
    let head = try Self.decode(FindingsHead.self, from: data, file)
    if head.schema != Findings.schema {
      throw .malformed(file: file, problem: "schema \(head.schema), expected \(Findings.schema)")
    }
    if head.kind != part.rawValue {
      let kind = DisplayText.line(String(head.kind.prefix(40)))
      throw .malformed(file: file, problem: "kind '\(kind)', expected '\(part.rawValue)'")
    }
    return try Self.decode(Value.self, from: data, file)
  }

  /// Reads all parts in order; the document is `nil` if the command has not run.
  ///
  /// - Throws: ``ReportError/missingFolder(_:)``, ``ReportError/noFindings(_:)``, and the errors of
  ///   ``read(_:)``.
  package func readAll() throws(ReportError) -> [(part: Part, document: ReportDocument?)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .missingFolder(path) }
    var parts: [(part: Part, document: ReportDocument?)] = []
    for part in Part.allCases { parts.append((part, try read(part))) }
    if parts.allSatisfy({ $0.document == nil }) { throw .noFindings(path) }
    return parts
  }

  private static func decode<Value: Decodable>(
    _: Value.Type, from data: Data, _ file: String
  ) throws(ReportError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw .malformed(file: file, problem: CodingProblem.text(of: error))
    }
  }
}
