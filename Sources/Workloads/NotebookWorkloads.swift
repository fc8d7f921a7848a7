import DecimalArithmetic
import Notebook
import PerformanceBudgets

/// The workloads of editing a long history, and of writing and reading its document.
package enum NotebookWorkloads {
  /// The workload of edits of a history of 10,000 rows; one operation is one edit.
  package static let edit = "notebook-edit"
  /// The workload of reading a document of many rows; one operation is one row.
  package static let read = "notebook-read"
  /// The workload of writing a document; one operation is one row.
  package static let write = "notebook-write"

  /// The subjects of ``edit``.
  ///
  /// In `states-kept` a copy of the state before each edit exists, so the edit must copy storage.
  package static let editSubjects = ["alone", "states-kept"]
  /// The subject of ``read`` and of ``write``.
  package static let formatSubjects = ["document"]

  /// Returns a notebook with `rows` conversions, one per second.
  package static func notebook(rows: Int) throws -> NotebookContent {
    var notebook = NotebookContent()
    for number in 0..<rows { try notebook.edit(.record(row(number, id: "r\(number)"))) }
    return notebook
  }

  private static func row(_ number: Int, id: String) throws -> HistoryEntry {
    let milliseconds = 1_767_225_600_000 + 1000 * Int64(number)
    guard let time = Timestamp(millisecondsSince1970: milliseconds) else {
      throw WrongResult(input: id, got: "no time", expected: "a time of this century")
    }
    // String literals do not allocate, but the text of a row that was read does.
    let text = String(decoding: Array("12 km \u{2192} 7.456 mi".utf8), as: UTF8.self)
    return HistoryEntry(
      id: id, createdAt: time,
      .conversion(
        KeptConversion(
          category: "length", from: "kilometer", to: "mile", input: "12",
          result: "7.456454306848", isExact: false, rounding: .halfUp, text: text)))
  }

  /// Returns the subjects that star a row, add a row, and remove it, at rows all over the history.
  package static func edits() throws -> [Subject] {
    let rows = 10_000
    let notebook = try notebook(rows: rows)
    var edits: [NotebookEdit] = []
    for turn in 0..<64 {
      let place = turn * 7_919 % rows
      edits.append(.star(id: "r\(place)", turn % 2 == 0))
      edits.append(.record(try row(place, id: "new")))
      edits.append(.deleteEntry(id: "new"))
    }
    return editSubjects.map { name in
      let player = NotebookPlayer(notebook, edits, keepsStates: name == "states-kept")
      return Subject(
        name, workload: edit, samplesPerBlock: 2, operationsPerSample: edits.count,
        run: { _ in blackHole(player.play()) },
        check: {
          let count = player.play()
          let isRight = player.notebook.history.count == rows && count == edits.count
          if !isRight { throw WrongResult(input: edit, got: "\(count)", expected: "all made") }
        })
    }
  }

  /// Returns the subjects that read and write a document of `rows` rows; 500 rows have about 0.25
  /// MB.
  package static func formats(rows: Int = 500) throws -> [Subject] {
    let content = try notebook(rows: rows)
    let bytes = try NotebookDocument(content: content).bytes
    return [
      Subject(
        formatSubjects[0], workload: read, samplesPerBlock: 1, operationsPerSample: rows,
        run: { _ in blackHole((try? NotebookDocument(bytes))?.content.history.count) },
        check: {
          if try NotebookDocument(bytes).content != content {
            throw WrongResult(input: read, got: "another notebook", expected: "the one written")
          }
        }),
      Subject(
        formatSubjects[0], workload: write, samplesPerBlock: 1, operationsPerSample: rows,
        run: { _ in blackHole((try? NotebookDocument(content: content).bytes)?.count) },
        check: {
          if try NotebookDocument(bytes).bytes != bytes {
            throw WrongResult(input: write, got: "other bytes", expected: "those read")
          }
        }),
    ]
  }
}

/// A notebook on which the edits are made repeatedly.
private final class NotebookPlayer {
  private(set) var notebook: NotebookContent
  private let edits: [NotebookEdit]
  private let keepsStates: Bool

  init(_ notebook: NotebookContent, _ edits: [NotebookEdit], keepsStates: Bool) {
    self.notebook = notebook
    self.edits = edits
    self.keepsStates = keepsStates
  }

  /// Makes all edits, and returns the number of successful ones.
  func play() -> Int {
    var made = 0
    var before = notebook
    for edit in edits {
      if keepsStates { before = notebook }
      if (try? notebook.edit(edit)) != nil { made += 1 }
    }
    blackHole(before.history.count)
    return made
  }
}
