import Metryvo
import Testing

/// Random edits produce the history of a plain array, and their undo restores the first notebook.
@Suite struct EditSequenceTests {
  private func edit(_ numbers: inout SampleNumbers) -> NotebookEdit {
    let id = "r\(numbers.below(400))"
    let time = numbers.below(50)
    switch numbers.below(12) {
    case 0...4: return .record(NotebookSamples.conversion(id, time))
    case 5: return .record(NotebookSamples.calculation(id, time))
    case 6: return .star(id: id, numbers.below(2) == 0)
    case 7: return .markCopied(id: id, numbers.below(2) == 0)
    case 8, 9: return .deleteEntry(id: id)
    case 10: return .addFavorite(NotebookSamples.favorite(id), at: numbers.below(3))
    default: return .moveFavorite(id: id, to: numbers.below(3))
    }
  }

  /// Applies an edit to the plain array.
  private func apply(_ edit: NotebookEdit, to rows: inout [HistoryEntry]) {
    switch edit {
    case .record(let entry): rows.append(entry)
    case .star(let id, let isStarred):
      for index in rows.indices where rows[index].id == id { rows[index].isStarred = isStarred }
    case .markCopied(let id, let isCopied):
      for index in rows.indices where rows[index].id == id { rows[index].isCopied = isCopied }
    case .deleteEntry(let id, _): rows.removeAll { $0.id == id }
    default: break
    }
  }

  @Test func anySequenceIsThatOfAPlainArrayAndIsUndone() {
    for seed in 0..<20 {
      var numbers = SampleNumbers(state: UInt64(seed))
      var notebook = NotebookContent()
      var rows: [HistoryEntry] = []
      var inverses: [NotebookEdit] = []
      var states: [NotebookContent] = []
      for _ in 0..<1_000 {
        let edit = edit(&numbers)
        let before = notebook
        guard let inverse = try? notebook.edit(edit) else {
          #expect(notebook == before)
          continue
        }
        inverses.append(inverse)
        states.append(before)
        apply(edit, to: &rows)
      }
      rows.sort { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
      #expect(Array(notebook.history) == rows)
      #expect(notebook.history.count == rows.count && rows.count > 100)
      while let inverse = inverses.popLast(), let state = states.popLast() {
        #expect((try? notebook.edit(inverse)) != nil && notebook == state)
      }
      #expect(notebook == NotebookContent())
    }
  }
}
