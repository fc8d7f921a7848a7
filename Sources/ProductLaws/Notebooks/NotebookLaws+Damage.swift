import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias Reader =
    @Sendable ([UInt8], NotebookTable?) throws(NotebookDataError) -> NotebookContent

  /// Random damage is refused with a place, or the text is read fully.
  package static var damage: Law {
    Law(
      damage { bytes, table throws(NotebookDataError) in
        if let table { return try NotebookContent(csv: bytes, of: table) }
        return try NotebookDocument(bytes).content
      },
      source: "Sources/Notebook/README.md, The format")
  }

  /// The law for a reader.
  package static func damage(by read: @escaping Reader) -> Property<DamagedText> {
    var property = Property(
      prefix + "damage-has-a-place",
      "a damaged text is refused with a line and column that it has, or what is read is read again "
        + "when written; a time of a document that is none is refused at its line and column, "
        + "with the keys that lead there",
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
        return text.table == nil ? judgeTime(text, by: read, &labels) : .holds
      })
    property.requiredLabels = ["refused": 50, "read": 10, "time": 40]
    return property
  }

  /// Puts another text in place of a time: the document has one value a line.
  private static func judgeTime(
    _ text: DamagedText, by read: Reader, _ labels: inout Labels
  ) -> Verdict {
    var lines = String(decoding: text.whole, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let key = "\"createdAt\" : "
    let times = lines.indices.filter { lines[$0].contains(key) }
    guard let line = times.isEmpty ? nil : times[text.time % times.count] else { return .holds }
    labels.add("time")
    let before = lines[line].prefix { $0 == " " } + key
    lines[line] = before + "\"today\"" + (lines[line].hasSuffix(",") ? "," : "")
    let expected = (line: line + 1, column: before.count + 1)
    do throws(NotebookDataError) {
      _ = try read(Array(lines.joined(separator: "\n").utf8), nil)
      return .broken([("read", "line \(expected.line)")])
    } catch {
      guard error.line == expected.line, error.column == expected.column,
        error.path.hasSuffix("].createdAt"), case .unreadableValue("today", _) = error.problem
      else { return .broken([("refused", "\(error)"), ("expected", "\(expected)")]) }
      return .holds
    }
  }
}

extension NotebookDataError {
  /// Whether the text has the line, and the line the column or its end.
  fileprivate func isPlaced(in bytes: [UInt8]) -> Bool {
    guard let line, let column else { return false }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard (1...lines.count).contains(line) else { return false }
    return (1...lines[line - 1].count + 1).contains(column) && !english.isEmpty
  }
}
