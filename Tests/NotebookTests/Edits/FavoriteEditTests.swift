import Metryvo
import Testing

@Suite struct FavoriteEditTests {
  private func notebook(_ ids: String...) throws -> NotebookContent {
    var notebook = NotebookContent()
    for id in ids { try notebook.edit(.addFavorite(NotebookSamples.favorite(id))) }
    return notebook
  }

  @Test func favoritesAreAddedMovedAndRemoved() throws {
    var notebook = try notebook("a", "b", "c")
    try notebook.edit(.moveFavorite(id: "c", to: 0))
    #expect(notebook.favorites.map(\.id) == ["c", "a", "b"])
    try notebook.edit(.addFavorite(NotebookSamples.favorite("d"), at: 1))
    try notebook.edit(.removeFavorite(id: "a"))
    #expect(notebook.favorites.map(\.id) == ["c", "d", "b"])
  }

  @Test func aFavoriteHasLabelColorDecimalsAndUse() throws {
    var notebook = try notebook("a")
    var changed = NotebookSamples.favorite("a")
    changed.label = "Run"
    changed.color = .blue
    changed.decimals = 1
    try notebook.edit(.changeFavorite(changed))
    try notebook.edit(.useFavorite(id: "a", at: NotebookSamples.time(5)))
    changed.lastUsedAt = NotebookSamples.time(5)
    #expect(notebook.favorites == [changed])
  }

  @Test func everyEditHasItsInverse() throws {
    var notebook = try notebook("a", "b", "c")
    var changed = NotebookSamples.favorite("b")
    changed.label = "Run"
    let isUndone = try notebook.undoes([
      .moveFavorite(id: "a", to: 2), .changeFavorite(changed), .removeFavorite(id: "c"),
      .useFavorite(id: "b", at: NotebookSamples.time(9)),
      .addFavorite(NotebookSamples.favorite("d"), at: 0), .moveFavorite(id: "d", to: 1),
    ])
    #expect(isUndone)
  }

  @Test func whatIsWrongIsRefusedAndChangesNothing() throws {
    var notebook = try notebook("a")
    let before = notebook
    var precise = NotebookSamples.favorite("b")
    precise.decimals = 13
    let refused: [(NotebookEdit, NotebookEditError)] = [
      (.addFavorite(NotebookSamples.favorite("a")), .repeatedID("a")),
      (.addFavorite(NotebookSamples.favorite("")), .malformedID("")),
      (.addFavorite(NotebookSamples.favorite("\u{7}")), .malformedID("\u{7}")),
      (.addFavorite(precise), .decimalsOutOfRange(13)),
      (.addFavorite(NotebookSamples.favorite("b"), at: 2), .positionOutOfRange(2, count: 1)),
      (.moveFavorite(id: "a", to: 1), .positionOutOfRange(1, count: 1)),
      (.moveFavorite(id: "x", to: 0), .unknownID("x")),
      (.removeFavorite(id: "x"), .unknownID("x")),
    ]
    for (edit, error) in refused {
      #expect(throws: error) { try notebook.edit(edit) }
      #expect(notebook == before)
    }
  }

  @Test func theStarOfAUnitAndOfAPairIsFound() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addFavorite(NotebookSamples.favorite("a", from: "mile")))
    try notebook.edit(
      .addFavorite(Favorite(id: "u", .unit("mile"), createdAt: NotebookSamples.time())))
    #expect(notebook.favorite(of: .unit("mile"))?.id == "u")
    #expect(notebook.favorite(of: .pair(from: "mile", to: "kilometer"))?.id == "a")
    #expect(notebook.favorite(of: .pair(from: "kilometer", to: "mile")) == nil)
  }

  @Test func aPairOrAUnitHasOneStar() throws {
    var notebook = try notebook("a", "b")
    var run = NotebookSamples.favorite("a")
    run.label = "Run"
    try notebook.edit(.changeFavorite(run))
    let before = notebook
    var other = run
    other.id = "b"
    let third = NotebookSamples.favorite("c", from: "a")
    for edit in [NotebookEdit.addFavorite(third), .changeFavorite(other)] {
      let error = #expect(throws: NotebookEditError.self) { try notebook.edit(edit) }
      #expect(
        error?.english
          == "the favourite \"Run\" has these units already; change or remove it")
      #expect(error?.identifier == "alreadyFavorite" && notebook == before)
    }
    // The other direction and a single unit are different subjects.
    for subject in [Favorite.Subject.pair(from: "kilometer", to: "a"), .unit("a")] {
      let star = Favorite(id: "s", subject, createdAt: NotebookSamples.time())
      var other = notebook
      #expect(try other.undoes([.addFavorite(star), .changeFavorite(star)]))
    }
    // A document or a table with two favourites of one subject is refused at the second.
    let twins = """
      {"format": "metryvo-data", "version": 1, "favorites": [
        {"id": "a", "kind": "unit", "unit": "mile", "createdAt": "2026-01-01T00:00:00.000Z"},
        {"id": "b", "kind": "unit", "unit": "mile", "createdAt": "2026-01-01T00:00:00.000Z"}]}
      """
    let error = #expect(throws: NotebookDataError.self) {
      try NotebookDocument(Array(twins.utf8))
    }
    #expect(error?.line == 3 && error?.english.contains("\"mile\" has these units") == true)
  }

  @Test func aFavoriteOfTheQuantityGivesTheTarget() throws {
    var notebook = NotebookContent()
    func target(_ unit: String) throws -> String? {
      let unit = try #require(Catalog.standard.unit(unit))
      return notebook.favoriteTarget(from: unit, in: .standard)?.identifier
    }
    #expect(try target("foot") == nil)
    for (id, from, to) in [
      ("a", "gram", "pound"), ("b", "mile", "kilometer"), ("c", "foot", "meter"),
    ] {
      let pair = Favorite.Subject.pair(from: from, to: to)
      try notebook.edit(.addFavorite(Favorite(id: id, pair, createdAt: NotebookSamples.time())))
    }
    #expect(try target("foot") == "meter")
    #expect(try target("inch") == "kilometer")
    #expect(try target("kilometer") == "meter")
    #expect(try target("celsius") == nil)
  }

  @Test func eitherEndOfAPairAndAStarredUnitGiveTheTarget() throws {
    var notebook = NotebookContent()
    func target(_ unit: String) throws -> String? {
      let unit = try #require(Catalog.standard.unit(unit))
      return notebook.favoriteTarget(from: unit, in: .standard)?.identifier
    }
    let time = NotebookSamples.time()
    let pair = Favorite.Subject.pair(from: "mile", to: "kilometer")
    try notebook.edit(.addFavorite(Favorite(id: "a", pair, createdAt: time)))
    try notebook.edit(.addFavorite(Favorite(id: "b", .unit("pound"), createdAt: time)))
    #expect(try target("kilometer") == "mile")
    #expect(try target("gram") == "pound")
    #expect(try target("pound") == nil)
  }
}
