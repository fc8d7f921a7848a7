import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias Reader =
    @Sendable ([UInt8], NotebookTable?) throws(NotebookDataError) -> NotebookContent

  /// The law that a damaged text is refused with the place of the damage, or read completely.
  package static var damage: Law {
    Law(
      damage { bytes, table throws(NotebookDataError) in
        if let table { return try NotebookContent(csv: bytes, of: table) }
        return try NotebookDocument(bytes).content
      },
      source: "Sources/Notebook/Format/README.md")
  }

  /// Returns the law for a reader.
  package static func damage(by read: @escaping Reader) -> Property<DamagedText> {
    var property = Property(
      prefix + "damage-has-a-place",
      "a damaged text is refused with a line and column that it has, or what is read is read again "
        + "when written; a time, a number or decimals of a document that are none are refused at their "
        + "line and column, with the keys that lead there, and so is a key that a row of another kind "
        + "has",
      of: DamagedText.generator,
      labelled: { text, labels in
        let bytes = text.bytes
        do throws(NotebookDataError) {
          let notebook = try read(bytes, text.table)
          labels.add("read")
          let again =
            if let table = text.table {
              try notebook.csv(of: table)
            } else {
              try NotebookDocument(content: notebook).bytes(withEntitlements: true)
            }
          guard (try? read(again, text.table)) == notebook else {
            return .broken([("read", "\(notebook)")])
          }
        } catch {
          labels.add("refused")
          if !error.isPlaced(in: bytes) { return .broken([("refused", "\(error)")]) }
        }
        return text.table == nil ? judgeValue(text, by: read, &labels) : .holds
      })
    property.requiredLabels = ["refused": 50, "read": 10, "createdAt": 10, "result": 6, "unit": 3]
    return property
  }

  /// Keys of rows, the value that replaces the rest of the line, the refused key, and the problem.
  private static let changes = [
    (key: "createdAt", value: "\"today\"", refused: "createdAt", problem: "unreadableValue"),
    (key: "result", value: "\"1,5\"", refused: "result", problem: "edit"),
    (key: "factor", value: "\"0.0\"", refused: "factor", problem: "edit"),
    (key: "decimals", value: "13", refused: "decimals", problem: "edit"),
    (key: "unit", value: "\"mile\", \"from\" : 5", refused: "from", problem: "unknownKey"),
    (key: "expression", value: "\"1\", \"unit\" : 5", refused: "unit", problem: "unknownKey"),
  ]

  /// Replaces one value of the document, which has one value on each line, and judges the error.
  private static func judgeValue(
    _ text: DamagedText, by read: Reader, _ labels: inout Labels
  ) -> Verdict {
    let change = changes[text.place % changes.count]
    var lines = String(decoding: text.whole, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let key = "\"\(change.key)\" : "
    let found = lines.indices.filter { index in
      lines[index].drop { $0 == " " }.hasPrefix(key)
    }
    guard let line = found.isEmpty ? nil : found[text.place % found.count] else { return .holds }
    labels.add(change.key)
    let path = path(toRow: lines[..<line])
    let before = lines[line].prefix { $0 == " " } + key
    lines[line] = before + change.value + (lines[line].hasSuffix(",") ? "," : "")
    // The error has the place of the refused key, or of the refused value.
    let isOfKey = change.refused != change.key
    let column =
      isOfKey ? lines[line].prefix(while: { $0 != "," }).count + 3 : before.count + 1
    do throws(NotebookDataError) {
      _ = try read(Array(lines.joined(separator: "\n").utf8), nil)
      return .broken([("read", "line \(line + 1): \(lines[line])")])
    } catch {
      guard error.line == line + 1, error.column == column,
        error.path == path + change.refused, error.problem.identifier == change.problem
      else {
        return .broken([
          ("refused", "\(error)"), ("line", "\(line + 1), \(column)"),
          ("path", path + change.refused),
        ])
      }
      return .holds
    }
  }
}

extension NotebookLaws {
  /// Returns the path of keys and positions to the value after `lines`, with the dot before a key.
  ///
  /// Example: `history[2].`.
  private static func path(toRow lines: ArraySlice<Substring>) -> String {
    /// The open objects and arrays: the step of each, and the next position of an array.
    var open: [(step: String, position: Int?)] = []
    for line in lines {
      let value = line.drop { $0 == " " }
      if value.hasPrefix("}") || value.hasPrefix("]") {
        open.removeLast()
        continue
      }
      var step = value.hasPrefix("\"") ? "." + value.dropFirst().prefix { $0 != "\"" } : ""
      if let position = open.last?.position {
        step = "[\(position)]"
        open[open.count - 1].position = position + 1
      }
      if value.hasSuffix("{") || value.hasSuffix("[") {
        open.append((step, value.hasSuffix("[") ? 0 : nil))
      }
    }
    return open.map(\.step).joined().dropFirst() + "."
  }
}

extension NotebookDataError {
  /// Whether the text has the line, and the column is within the line or directly after its end.
  fileprivate func isPlaced(in bytes: [UInt8]) -> Bool {
    guard let line, let column else { return false }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard (1...lines.count).contains(line) else { return false }
    return (1...lines[line - 1].count + 1).contains(column) && !english.isEmpty
  }
}
