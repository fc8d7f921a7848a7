import Metryvo
import Testing

@Suite struct HistoryEditTests {
  private func notebook(_ entries: [HistoryEntry]) throws -> NotebookContent {
    var notebook = NotebookContent()
    for entry in entries { try notebook.edit(.record(entry)) }
    return notebook
  }

  @Test func rowsStandInOrderOfTime() throws {
    let notebook = try notebook([
      NotebookSamples.conversion("b", 2), NotebookSamples.tool("c", 1),
      NotebookSamples.calculation("a", 2), NotebookSamples.conversion("d", 3),
    ])
    #expect(notebook.history.map(\.id) == ["c", "a", "b", "d"])
    #expect(notebook.history.reversed().first?.id == "d")
    #expect(HistoryKind.allCases.map { notebook.history.count(of: $0) } == [2, 1, 1])
  }

  @Test func theOrderOfEditsDoesNotMatter() throws {
    let rows = (0..<500).map { NotebookSamples.conversion("r\($0)", $0 / 7) }
    let forward = try notebook(rows)
    let backward = try notebook(rows.reversed())
    let mixed = try notebook((0..<500).map { rows[$0 * 211 % 500] })
    #expect(forward == backward && forward == mixed && forward.history.count == 500)
    for row in rows { #expect(mixed.history.entry(row.id) == row) }
  }

  @Test func rowsAreStarredCopiedAndDeleted() throws {
    var notebook = try notebook([NotebookSamples.conversion("a")])
    try notebook.edit(.star(id: "a", true))
    try notebook.edit(.markCopied(id: "a", true))
    let entry = try #require(notebook.history.entry("a"))
    #expect(entry.isStarred && entry.isCopied)
    let undo = try notebook.edit(.deleteEntry(id: "a"))
    #expect(notebook.history.isEmpty)
    try notebook.edit(undo)
    #expect(notebook.history.map { $0 } == [entry])
  }

  @Test func aClearedHistoryIsRestoredUntilTheNextRow() throws {
    var notebook = try notebook((0..<100).map { NotebookSamples.conversion("r\($0)", $0) })
    let before = notebook
    let restore = try notebook.edit(.clearHistory)
    #expect(notebook.history.isEmpty)
    try notebook.edit(.search("mile"))
    var restored = notebook
    try restored.edit(restore)
    #expect(restored.history == before.history)
    try notebook.edit(.record(NotebookSamples.conversion("new", 5)))
    #expect(throws: NotebookEditError.historyHasRows) { try notebook.edit(restore) }
  }

  @Test func stepsLeadFromAnyHistoryToAnother() throws {
    let rows = (0..<300).map { NotebookSamples.conversion("r\($0)", $0 / 3) }
    let notebooks = try [
      notebook([]), notebook(rows), notebook(Array(rows[100...])), notebook(Array(rows[..<9])),
      notebook(rows.enumerated().filter { $0.offset % 3 > 0 }.map(\.element)),
    ]
    for start in notebooks {
      for end in notebooks {
        var (found, steps) = (start, 0)
        while found != end && steps < 50 {
          let before = Set(found.history.map(\.id))
          found = end.step(from: found, rows: 70)
          let after = Set(found.history.map(\.id))
          if start.history.isEmpty || end.history.isEmpty {
            #expect(before.symmetricDifference(after).count <= 70)
          }
          steps += 1
        }
        #expect(found == end)
      }
    }
  }

  @Test func aWriteThatWasDeletedEndsTheOffer() throws {
    let row = NotebookSamples.calculation("new")
    let full = try notebook([NotebookSamples.conversion("a"), NotebookSamples.conversion("b", 1)])
    for (write, delete): (NotebookEdit, NotebookEdit) in [
      (.record(row), .deleteEntry(id: "new")), (.addEntries([row]), .deleteEntries(ids: ["new"])),
      (.replaceAll(try notebook([row])), .deleteEntry(id: "new")),
      (.record(row), .trimHistory(.calculation, to: 0)), (.record(row), .clearHistory),
    ] {
      var notebook = full
      let restore = try notebook.edit(.clearHistory)
      let undo = try notebook.edit(write)
      var deleted = notebook
      let undoDeletion = try deleted.edit(delete)
      #expect(deleted.history.isEmpty)
      #expect(throws: NotebookEditError.historyHasRows) { try deleted.edit(restore) }
      // After undo in reverse order, the history can be restored again, also after undoing the
      // deletion.
      try deleted.edit(undoDeletion)
      for var again in [notebook, deleted] {
        let redo = try again.edit(undo)
        let clear = try again.edit(restore)
        #expect(again == full)
        try again.edit(clear)
        let undoAgain = try again.edit(redo)
        #expect(again.history.map(\.id) == ["new"])
        try again.edit(undoAgain)
        try again.edit(restore)
        #expect(again == full)
      }
    }
    // An edit that adds no row does not end the offer to restore.
    var notebook = full
    let restore = try notebook.edit(.clearHistory)
    try notebook.edit(.addEntries([]))
    try notebook.edit(.replaceAll(notebook.merged(with: NotebookContent())))
    let none = try notebook.edit(.clearHistory)
    try notebook.edit(none)
    try notebook.edit(restore)
    #expect(notebook == full)
  }

  @Test func theOldestRowsOfAKindAreTrimmedAndStarredOnesLast() throws {
    var notebook = try notebook(
      (0..<10).map { NotebookSamples.conversion("r\($0)", $0) }
        + (0..<5).map { NotebookSamples.calculation("s\($0)", $0) })
    try notebook.edit(.star(id: "r1", true))
    try notebook.edit(.star(id: "r8", true))
    let before = notebook
    let undo = try notebook.edit(.trimHistory(.conversion, to: 4))
    #expect(
      notebook.history.filter { $0.kind == .conversion }.map(\.id) == ["r1", "r7", "r8", "r9"])
    #expect(notebook.history.count(of: .calculation) == 5)
    try notebook.edit(undo)
    #expect(notebook == before)
    try notebook.edit(.trimHistory(.conversion, to: 1))
    #expect(notebook.history.filter { $0.kind == .conversion }.map(\.id) == ["r8"])
    try notebook.edit(.trimHistory(.conversion, to: -1))
    #expect(notebook.history.count(of: .conversion) == 0)
  }

  @Test func everyEditHasItsInverse() throws {
    var notebook = try notebook((0..<200).map { NotebookSamples.conversion("r\($0)", $0) })
    let isUndone = try notebook.undoes([
      .record(NotebookSamples.tool("t", 70)), .star(id: "r3", true), .markCopied(id: "t", true),
      .deleteEntry(id: "r3"), .trimHistory(.conversion, to: 150),
      .deleteEntries(ids: ["r190", "t"]),
      .addEntries([NotebookSamples.calculation("s", 4)]), .clearHistory,
      .record(NotebookSamples.conversion("new", 4)),
    ])
    #expect(isUndone)
  }

  @Test func whatIsWrongIsRefusedAndChangesNothing() throws {
    var notebook = try notebook([NotebookSamples.conversion("a"), NotebookSamples.tool("b")])
    let before = notebook
    func row(_ result: String) -> HistoryEntry {
      HistoryEntry(
        id: "x", createdAt: NotebookSamples.time(),
        .calculation(KeptCalculation(expression: "1", result: result)))
    }
    let twice = HistoryEntry(
      id: "x", createdAt: NotebookSamples.time(),
      .tool(KeptToolRun(.tip, inputs: [ToolField("a", "1"), ToolField("a", "2")], outputs: [])))
    func tool(_ name: String) -> HistoryEntry {
      HistoryEntry(
        id: "x", createdAt: NotebookSamples.time(),
        .tool(KeptToolRun(.tip, inputs: [], outputs: [ToolField(name, "1")])))
    }
    let new = NotebookSamples.conversion("new")
    let refused: [(NotebookEdit, NotebookEditError)] =
      [
        (.record(NotebookSamples.tool("a", 9)), .repeatedID("a")),
        (.record(twice), .repeatedField("a")),
        (.record(tool("")), .malformedName("")), (.record(tool("a b")), .malformedName("a b")),
        (.star(id: "x", true), .unknownID("x")), (.deleteEntry(id: "x"), .unknownID("x")),
        (.addEntries([new, new]), .repeatedID("new")),
        (.deleteEntries(ids: ["a", "b", "a"]), .unknownID("a")),
      ]
      + ["", "-", "1.", ".5", "1e", "NaN", "1,5", " 1", "1 "].map { text in
        (.record(row(text)), .notANumber(text))
      }
    for (edit, error) in refused {
      #expect(throws: error) { try notebook.edit(edit) }
      #expect(notebook == before)
    }
    for text in ["0", "-1.50", "1E+3", "007", "1e-999"] {
      let undo = try notebook.edit(.record(row(text)))
      try notebook.edit(undo)
    }
  }
}
