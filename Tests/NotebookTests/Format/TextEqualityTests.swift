import Metryvo
import Testing

/// Canonically equivalent texts are different, because their bytes differ.
@Suite struct TextEqualityTests {
  private let forms = ["caf\u{E9}", "cafe\u{301}"]
  private let time = NotebookSamples.time()

  /// Returns whether canonically equivalent forms of each text make values different, and equal
  /// forms make values equal.
  private func differ<Value: Hashable>(
    _ value: Value, _ paths: WritableKeyPath<Value, String>...,
    optional: WritableKeyPath<Value, String?>..., lists: WritableKeyPath<Value, [String]>...
  ) -> Bool {
    func differ<Text>(_ path: WritableKeyPath<Value, Text>, _ text: (String) -> Text) -> Bool {
      var values = [value, value]
      for index in 0...1 { values[index][keyPath: path] = text(forms[index]) }
      let copy = values[0]
      return values[0] != values[1] && values[0] == copy
    }
    return paths.allSatisfy { differ($0) { $0 } } && optional.allSatisfy { differ($0) { $0 } }
      && lists.allSatisfy { differ($0) { ["a", $0] } }
  }

  @Test func everyTextOfARowCounts() {
    #expect(forms[0] == forms[1], "Swift calls them equal")
    #expect(differ(NotebookSamples.favorite("f"), \.id, optional: \.label))
    #expect(differ(NotebookSamples.calculation("c"), \.id))
    let conversion = KeptConversion(
      category: "", from: "", to: "", input: "", result: "", isExact: true, rounding: .halfUp,
      text: "")
    #expect(differ(conversion, \.category, \.from, \.to, \.input, \.result, \.text))
    #expect(differ(KeptCalculation(expression: "", result: ""), \.expression, \.result))
    #expect(differ(ToolField("", ""), \.name))
    #expect(
      differ(
        NotebookSamples.smoot(), \.id, \.identifier, \.category, \.name, \.symbol, \.reference,
        \.factor, \.offset, optional: \.note, lists: \.aliases))
    #expect(
      differ(
        NotebookSamples.currency, \.id, \.identifier, \.name, \.baseIdentifier, \.baseName,
        \.baseSymbol))
    let last = LastConversion(category: "", from: "", to: "", input: "")
    #expect(differ(last, \.category, \.from, \.to, \.input))
  }

  @Test func everyTextOfAChoiceCounts() {
    let makers: [(String) -> AnyHashable] = [
      { Favorite.Subject.unit($0) }, { Favorite.Subject.pair(from: $0, to: "") },
      { Favorite.Subject.pair(from: "", to: $0) }, { ToolField.Value.text($0) },
      { ToolField.Value.list([$0]) }, { RecentItems(categories: [$0]) },
      { RecentItems(units: [$0]) }, { RecentItems(searches: [$0]) },
      { HistoryEntry.Content.calculation(KeptCalculation(expression: $0, result: "")) },
      { ProductClaim(.pro, since: NotebookSamples.time(), licence: $0) },
    ]
    for (number, make) in makers.enumerated() {
      #expect(make(forms[0]) != make(forms[1]) && make(forms[0]) == make(forms[0]), "\(number)")
    }
  }

  private func notebook(_ text: String) throws -> NotebookContent {
    var notebook = NotebookContent()
    var favorite = NotebookSamples.favorite("f")
    favorite.label = text
    try notebook.edit(.addFavorite(favorite))
    let kept = KeptCalculation(expression: text, result: "1")
    try notebook.edit(.record(HistoryEntry(id: "c", createdAt: time, .calculation(kept))))
    try notebook.edit(.record(NotebookSamples.conversion("other")))
    var unit = NotebookSamples.smoot()
    unit.note = text
    try notebook.edit(.addUnit(unit))
    var category = NotebookSamples.currency
    category.name = text
    try notebook.edit(.addCategory(category))
    try notebook.edit(.search(text))
    let claim = ProductClaim(.pro, since: time, licence: text)
    try notebook.edit(.changeEntitlements(Entitlements(claims: [claim])))
    return notebook
  }

  @Test func aChangeOfSpellingIsSaved() throws {
    let (composed, decomposed) = (try notebook(forms[0]), try notebook(forms[1]))
    #expect(composed != decomposed)
    func bytes(_ notebook: NotebookContent) throws -> [UInt8] {
      try NotebookDocument(content: notebook).bytes(withEntitlements: true)
    }
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    for (new, old) in [(composed, NotebookContent()), (decomposed, composed)] {
      #expect(store.save(new, after: old) == [])
      #expect(try bytes(store.load().content) == bytes(new))
    }
  }

  @Test func anImportTellsOfAChangeOfSpelling() throws {
    let (here, there) = (try notebook(forms[0]), try notebook(forms[1]))
    let result = here.importing(NotebookDocument(content: there), .replace)
    let changed = result.notes.compactMap { note -> NotebookList? in
      if case .changed(let list, let rows) = note { return rows.count == 1 ? list : nil }
      return nil
    }
    #expect(changed == [.favorites, .history, .customUnits, .customCategories])
  }
}
