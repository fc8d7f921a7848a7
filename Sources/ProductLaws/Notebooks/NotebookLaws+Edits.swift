import Conformance
import Notebook
import PropertyTesting

extension NotebookLaws {
  package typealias Editor =
    @Sendable (inout NotebookContent, NotebookEdit) throws(NotebookEditError) -> NotebookEdit

  /// The law that edits change favourites and history as they change plain lists.
  package static var edits: Law {
    Law(
      edits { notebook, edit throws(NotebookEditError) in try notebook.edit(edit) },
      source: "Sources/Notebook/README.md, Decisions")
  }

  /// Returns the law for an implementation of edits.
  package static func edits(by make: @escaping Editor) -> Property<EditSequence> {
    var property = Property(
      prefix + "edits-follow-plain-lists",
      "after any edits favourites, history and settings are those of plain values on which the edits "
        + "were made, edits are refused where a row is missing or there already or its units are a "
        + "favourite, every row is found by its identifier, and no identifier stands twice in a list",
      of: EditSequence.generator,
      labelled: { sequence, labels in
        var notebook = NotebookContent()
        var reference = ReferenceNotebook()
        for edit in sequence.edits {
          let isAccepted = (try? make(&notebook, edit)) != nil
          labels.add(isAccepted ? "accepted" : "refused")
          if case .trimHistory = edit { labels.add("trim") }
          if case .replaceAll = edit { labels.add("replaced") }
          if let mustBe = reference.make(edit), mustBe != isAccepted {
            return .broken([("notebook", "accepts: \(isAccepted)"), ("edit", "\(edit)")])
          }
        }
        if notebook.history.count > 64 { labels.add("several chunks") }
        return judge(notebook, reference)
      })
    property.requiredLabels = [
      "accepted": 500, "refused": 500, "several chunks": 10, "trim": 50, "replaced": 30,
    ]
    return property
  }

  private static func judge(
    _ notebook: NotebookContent, _ reference: ReferenceNotebook
  ) -> Verdict {
    let history = reference.history
    guard notebook.favorites == reference.favorites, notebook.history.elementsEqual(history),
      notebook.settings == reference.settings
    else {
      return .broken([
        ("notebook", "\(notebook.favorites) \(Array(notebook.history)) \(notebook.settings)"),
        ("plain values", "\(reference.favorites) \(history) \(reference.settings)"),
      ])
    }
    let isCounted = HistoryKind.allCases.allSatisfy { kind in
      notebook.history.count(of: kind) == history.count { $0.kind == kind }
    }
    guard notebook.history.count == history.count, isCounted else {
      return .broken([("counts", "\(notebook.history.count)"), ("rows", "\(history.count)")])
    }
    if let row = history.first(where: { notebook.history.entry($0.id) != $0 }) {
      return .broken([("not found", "\(row)")])
    }
    for ids in [notebook.customUnits.map(\.id), notebook.customCategories.map(\.id)]
    where Set(ids).count != ids.count {
      return .broken([("identifiers", "\(ids)")])
    }
    return .agrees(on: "\(notebook.favorites.map(\.id)) \(history.map(\.id))")
  }

  /// The law that an edit followed by its inverse restores the notebook.
  ///
  /// The inverse of the inverse repeats the edit.
  package static var undo: Law {
    Law(
      undo { notebook, edit throws(NotebookEditError) in try notebook.edit(edit) },
      source: "Sources/Notebook/README.md, Decisions")
  }

  /// Returns the law for an implementation of edits.
  package static func undo(by make: @escaping Editor) -> Property<EditSequence> {
    Property(
      prefix + "undo-is-the-inverse",
      "each edit, then its inverse, gives the notebook before, and the inverse of the inverse the "
        + "notebook after; also for all edits of a sequence, undone from the last; a refused edit "
        + "changes nothing; a cleared history comes back unless a row was added since, deleted or not",
      of: EditSequence.generator,
      { sequence in
        var notebook = NotebookContent()
        var done: [(before: NotebookContent, undo: NotebookEdit)] = []
        for edit in sequence.edits {
          let before = notebook
          do throws(NotebookEditError) {
            done.append((before, try make(&notebook, edit)))
            if case .clearHistory = edit, let undo = done.last?.undo,
              let problem = problem(ofRestoring: undo, notebook, make)
            {
              return .broken([("restoring", problem)])
            }
          } catch {
            if notebook != before { return .broken([("refused, but changes", "\(edit)")]) }
          }
        }
        let last = notebook
        var redo: [NotebookEdit] = []
        for (before, undo) in done.reversed() {
          redo.append(try make(&notebook, undo))
          if notebook != before { return .broken([("undo", "\(undo)")]) }
        }
        for edit in redo.reversed() { _ = try make(&notebook, edit) }
        return notebook == last ? .holds : .broken([("redo", "\(redo)")])
      })
  }

  /// Returns the problem of restoring a history that was just cleared; `nil` for none.
  private static func problem(
    ofRestoring undo: NotebookEdit, _ cleared: NotebookContent, _ make: Editor
  ) -> String? {
    guard let time = Timestamp("2026-01-01T00:00:00.000Z") else { return "no time" }
    let row = HistoryEntry(
      id: "row", createdAt: time, .calculation(KeptCalculation(expression: "1 =", result: "1")))
    var notebook = cleared
    guard let delete = try? make(&notebook, .record(row)) else { return "no row is taken" }
    var other = notebook
    if (try? make(&other, undo)) != nil { return "a history with rows" }
    _ = try? make(&other, .deleteEntry(id: "row"))
    if !other.history.isEmpty || (try? make(&other, undo)) != nil { return "after a deleted row" }
    guard (try? make(&notebook, delete)) != nil, (try? make(&notebook, undo)) != nil else {
      return "refused after an undone row"
    }
    _ = try? make(&notebook, .clearHistory)
    return notebook == cleared ? nil : "it changes more"
  }
}
