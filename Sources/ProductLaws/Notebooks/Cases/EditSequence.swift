import Notebook
import PropertyTesting

/// A sequence of edits, some of which are refused.
package struct EditSequence: Sendable, CustomStringConvertible {
  package let edits: [NotebookEdit]

  /// A generator of a few edits; some edits add more rows than one chunk of the history holds.
  static let generator = Generator<EditSequence>("sequence of edits") { source in
    guard let edits = source.array(count: 1...40, of: edit) else { return nil }
    return EditSequence(edits: edits)
  }

  package var description: String {
    edits.map { "\($0)" }.joined(separator: "; ")
  }

  /// The notebook after the accepted edits.
  package var notebook: NotebookContent {
    var notebook = NotebookContent()
    for edit in edits { _ = try? notebook.edit(edit) }
    return notebook
  }

  /// A generator of edits; one in 40 replaces the whole notebook.
  private static let edit = Generator<NotebookEdit>("edit") { source in
    if !source.oneIn(40) { return source.draw(partialEdit) }
    return source.array(count: 0...6, of: partialEdit).map {
      .replaceAll(EditSequence(edits: $0).notebook)
    }
  }

  private static let partialEdit = Generator<NotebookEdit>("edit of a part") { source in
    let id = source.rowID()
    switch source.uniform(in: 0...19) {
    case 0...6: return historyEdit(id, &source)
    case 7: return .addEntries(source.oneIn(2) ? rows(&source) : someRows(id, &source))
    case 8...12: return favoriteEdit(id, &source)
    case 13...15: return unitEdit(id, &source)
    case 16: return .changeSettings(source.notebookSettings())
    case 17: return recentsEdit(&source)
    case 18: return productEdit(&source)
    default: return source.oneIn(3) ? .removeProduct(.pro) : .addTip(source.givenTip())
    }
  }

  private static func historyEdit(_ id: String, _ source: inout ChoiceSource) -> NotebookEdit {
    switch source.uniform(in: 0...9) {
    case 0...2: .record(source.historyEntry(id))
    case 3, 4: .star(id: id, source.oneIn(2))
    case 5: .markCopied(id: id, source.oneIn(2))
    case 6: .deleteEntry(id: id)
    case 7:
      .trimHistory(
        source.element(of: HistoryKind.allCases), to: source.element(of: [0, 1, 2, 5, 40]))
    case 8: .deleteEntries(ids: [id, "r1"])
    default: source.oneIn(3) ? .clearHistory : .record(source.historyEntry(id))
    }
  }

  /// Draws rows, one of which may already be in the history.
  private static func someRows(
    _ id: String, _ source: inout ChoiceSource
  ) -> [HistoryEntry] {
    [id, source.rowID(), source.rowID()].map { source.historyEntry($0) }
  }

  /// Draws two rows, or more than two chunks of rows.
  private static func rows(_ source: inout ChoiceSource) -> [HistoryEntry] {
    let pattern = source.historyEntry("")
    let step = source.element(of: [1, 7, 53])
    return (0..<(source.oneIn(4) ? 150 : 2)).map { number in
      var row = pattern
      let place = number * step % 151
      row.id = "b\(place)"
      row.isStarred = number % 5 == 0
      let time = pattern.createdAt.millisecondsSince1970 + Int64(place / 3)
      row.createdAt = Timestamp(millisecondsSince1970: time) ?? pattern.createdAt
      return row
    }
  }

  private static func favoriteEdit(_ id: String, _ source: inout ChoiceSource) -> NotebookEdit {
    switch source.uniform(in: 0...8) {
    case 0...3: .addFavorite(source.favorite(id), at: source.optional { $0.uniform(in: 0...2) })
    case 4: .changeFavorite(source.favorite(id))
    case 5, 6: .moveFavorite(id: id, to: source.uniform(in: 0...2))
    case 7: .useFavorite(id: id, at: source.time())
    default: .removeFavorite(id: id)
    }
  }

  private static func unitEdit(_ id: String, _ source: inout ChoiceSource) -> NotebookEdit {
    switch source.uniform(in: 0...9) {
    case 0, 1: .addUnit(source.userUnit(id))
    case 2: .changeUnit(source.userUnit(id))
    case 3: .removeUnit(id: id)
    // A file may have rows that no other edit accepts.
    case 4, 5: .restoreUnits(units(id, &source))
    default: categoryEdit(id, &source)
    }
  }

  /// Draws units with few different row identifiers.
  ///
  /// Rows of two notebooks therefore often have equal identifiers.
  private static func units(_ id: String, _ source: inout ChoiceSource) -> [UserUnit] {
    let begin = source.oneIn(3) ? id : "u"
    return (0..<source.uniform(in: 1...6)).map { source.userUnit("\(begin)\($0)") }
  }

  private static func categoryEdit(_ id: String, _ source: inout ChoiceSource) -> NotebookEdit {
    let id = source.oneIn(4) ? id : source.element(of: ["c", "d"])
    switch source.uniform(in: 0...5) {
    case 0, 1: return .addCategory(source.userCategory(id))
    case 2: return .changeCategory(source.userCategory(id))
    case 3: return .restoreCategories([source.userCategory(id)])
    case 4: return .restoreCategories(["c", "d"].map { source.userCategory($0) })
    default: return .removeCategory(id: id)
    }
  }

  private static func productEdit(_ source: inout ChoiceSource) -> NotebookEdit {
    source.oneIn(2)
      ? source.productEdit()
      : .changeEntitlements(
        Entitlements(claims: [source.productClaim()], tips: [source.givenTip()]))
  }

  private static func recentsEdit(_ source: inout ChoiceSource) -> NotebookEdit {
    switch source.uniform(in: 0...3) {
    case 0: .visitCategory(source.element(of: ["length", "mass", "=c"]))
    case 1: .useUnit("u\(source.uniform(in: 0...30))")
    case 2: .search(source.keptText())
    default: .keepLast(source.optional { $0.lastConversion() })
    }
  }
}
