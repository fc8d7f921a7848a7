import AppModel
import Calculation
import MeasureText
import Notebook
import Testing

/// Favourites, and the history.
@Suite struct LibraryTests {
  private func favorites(_ app: AppHost) -> [String] {
    var app = app
    app.does(.showLibrary(.favorites))
    return app.app.libraryView.favorites.map { $0.name + ": " + $0.symbols }
  }

  private func identifiers(_ app: AppHost) -> [String] {
    app.app.notebook.history.reversed().map(\.id)
  }

  @Test func aPairIsStarred() {
    var app = AppHost(typing: "5")
    #expect(!app.app.converterView.isStarred)
    app.does(.starPair)
    #expect(app.app.converterView.isStarred && app.effects.first == .save)
    #expect(favorites(app) == ["mile to kilometer: mi → km"])
    app.does(.swap)
    #expect(!app.app.converterView.isStarred)
    app.does(.swap)
    app.does(.starPair)
    #expect(favorites(app) == [] && !app.app.converterView.isStarred)
  }

  @Test func aFavoriteOpensTheConverter() throws {
    var app = AppHost(typing: "5")
    app.does(.starPair)
    app.does(.starUnit("kilogram"))
    let (pair, unit) = (app.app.notebook.favorites[0].id, app.app.notebook.favorites[1].id)
    app.does(.open("#/library"))
    app.does(.openFavorite(unit))
    #expect(app.app.place == .converter && app.shownUnits[0] == "kg")
    app.does(.open("#/library"))
    app.does(.openFavorite(pair))
    #expect(app.shownUnits == ["mi", "km", "5"])
    #expect(app.app.notebook.favorites[0].lastUsedAt == app.time)
    app.does(.openFavorite("none"))
    #expect(app.effects == [])
  }

  @Test func aFavoriteHasALabelAndAColor() throws {
    var app = AppHost(typing: "5")
    app.does(.starPair)
    let id = app.app.notebook.favorites[0].id
    app.does(.open(AppSheet.favoritePath(id)))
    #expect(app.app.place == .library && app.app.sheet == .favorite(id))
    // A trailing space stays in the field while a person types, but not in the label.
    app.does(.labelFavorite("My "))
    #expect(app.app.favoriteSheet?.label == "My " && favorites(app) == ["My: mi → km"])
    app.does(.labelFavorite("My run"))
    app.does(.colorFavorite(id, .blue))
    #expect(app.app.libraryView.favorites[0].color == .blue)
    #expect(app.app.favoriteSheet?.colors.first { $0.isChosen }?.name == "Blue")
    app.does(.labelFavorite(String(repeating: "x", count: 61)))
    #expect(favorites(app) == ["My run: mi → km"])
    app.does(.labelFavorite(""))
    app.does(.colorFavorite(id, nil))
    #expect(
      app.app.notebook.favorites[0].label == nil && app.app.notebook.favorites[0].color == nil)
    app.does(.removeFavorite(id))
    #expect(app.app.sheet == nil && app.app.notebook.favorites == [])
  }

  @Test func favoritesAreMoved() {
    var app = AppHost(typing: "5")
    for unit in ["mile", "kilogram", "liter"] { app.does(.starUnit(unit)) }
    let id = app.app.notebook.favorites[0].id
    app.does(.moveFavorite(id, to: 2))
    #expect(favorites(app) == ["kilogram: kg", "liter: L", "mile: mi"])
    #expect(app.effects.contains(.announce("Moved to place 3 of 3.", isShown: false)))
    for place in [3, -1, .max] {
      app.does(.moveFavorite(id, to: place))
      #expect(app.effects == [] && favorites(app).count == 3, "\(place)")
    }
    #expect(!app.app.libraryView.isGrid)
    app.does(.showGrid(true))
    #expect(app.app.libraryView.isGrid)
  }

  @Test func aRowIsUsedAgain() throws {
    var app = AppHost(typing: "5")
    app.does(.open("#/calculator"))
    for key in try CalculatorKey.keys(in: "2 + 3 =") { app.does(.calculate(key)) }
    app.does(.open("#/tools"))
    app.does(.typeAmount("50"))
    app.does(.setPercent(20))
    app.does(.setPeople(3))
    app.does(.open("#/library"))
    #expect(app.history == ["Tip 20 %: 50.00 → 60.00", "2 + 3 = 5", "5 mi → 8.04672 km"])
    let rows = identifiers(app)
    app.does(.openEntry(rows[2]))
    #expect(app.app.place == .converter && app.shownUnits == ["mi", "km", "5"])
    app.does(.calculate(.allClear))
    app.does(.openEntry(rows[1]))
    #expect(app.app.place == .calculator)
    #expect(app.effects.contains(.enter("#/calculator")))
    app.does(.typeAmount("1"))
    app.does(.setPeople(1))
    app.does(.openEntry(rows[0]))
    #expect(app.app.place == .tools && app.app.toolsView.amount == "50.00")
    #expect(app.app.toolsView.people == 3 && app.app.toolsView.arc?.percent == 20)
    app.does(.open(AppSheet.entryPath(rows[0])))
    #expect(app.app.entrySheet?.details == ["Persons 1 to 3, each: 20.00"])
    app.does(.openEntry("none"))
    #expect(app.effects == [])
  }

  @Test func aRowIsStarredCopiedAndDeleted() {
    var app = AppHost(typing: "5")
    app.does(.copy(.value))
    let row = identifiers(app)[0]
    app.does(.starEntry(row))
    #expect(app.app.notebook.history.last?.isStarred == true)
    #expect(favorites(app) == ["mile to kilometer: mi → km"])
    app.does(.starEntry(row))
    #expect(app.app.notebook.history.last?.isStarred == false && favorites(app).count == 1)
    app.does(.copyEntry(row))
    #expect(app.effects.contains(.copy("8.04672", said: "Copied 8.04672")))
    app.does(.open(AppSheet.entryPath(row)))
    app.does(.deleteEntry(row))
    #expect(app.history == [] && app.app.sheet == nil)
    app.does(.deleteEntry(row))
    app.does(.starEntry(row))
    app.does(.copyEntry(row))
    #expect(app.effects == [])
  }

  /// Undo restores a removed row or favourite at its place, while the library is shown.
  @Test func whatWasRemovedComesBack() {
    var app = AppHost(typing: "5")
    app.does(.copy(.value))
    app.does(.starPair)
    app.does(.swap)
    app.does(.starPair)
    app.does(.open("#/library"))
    let (rows, stars) = (app.history, favorites(app))
    #expect(rows.count == 2 && stars.count == 2)
    app.does(.showLibrary(.history))
    app.does(.deleteEntry(identifiers(app)[1]))
    #expect(app.app.libraryView.restoration == "Bring “8.04672 km” back")
    app.does(.showLibrary(.favorites))
    #expect(app.app.libraryView.restoration.isEmpty)
    app.does(.showLibrary(.history))
    app.does(.restore)
    #expect(
      app.effects == [
        .save, .announce("It is back."), .focus("more-" + identifiers(app)[1]),
      ])
    #expect(app.history == rows && app.app.libraryView.restoration.isEmpty)
    app.does(.showLibrary(.favorites))
    app.does(.removeFavorite(app.app.notebook.favorites[0].id))
    #expect(app.app.libraryView.restoration == "Bring “mile to kilometer” back")
    app.does(.restore)
    #expect(favorites(app) == stars)
    app.does(.removeFavorite(app.app.notebook.favorites[0].id))
    app.does(.open("#/"))
    app.does(.open("#/library"))
    #expect(app.app.libraryView.restoration.isEmpty && favorites(app).count == 1)
    app.does(.restore)
    #expect(app.effects == [])
  }

  /// Undo restores a cleared history after another row was removed and restored.
  @Test func theClearedHistoryOutlivesOtherRemovals() {
    var app = AppHost(typing: "5")
    app.does(.copy(.value))
    app.does(.starPair)
    app.does(.open("#/library"))
    app.does(.showLibrary(.history))
    app.does(.clearHistory)
    app.does(.showLibrary(.favorites))
    app.does(.removeFavorite(app.app.notebook.favorites[0].id))
    app.does(.restore)
    #expect(app.app.notebook.favorites.count == 1 && app.app.libraryView.restoration.isEmpty)
    app.does(.showLibrary(.history))
    app.does(.restore)
    #expect(app.history == ["5 mi → 8.04672 km"])
  }

  /// The preview of the free part shows the newest rows of each kind up to the limit, and removes
  /// no rows.
  @Test func thePreviewShowsTheNewestRows() throws {
    var app = AppHost(typing: "5")
    app.does(.open("#/calculator"))
    for number in 1...12 {
      for key in try CalculatorKey.keys(in: "AC \(number) + 1 =") { app.does(.calculate(key)) }
    }
    let all = app.history
    #expect(all.count == 13 && all.last == "5 mi → 8.04672 km")
    app.does(.set(.freePart, "on"))
    #expect(app.history == Array(all.prefix(10)) + [all[12]])
    #expect(!app.app.libraryView.hasMore && app.app.notebook.history.count == 13)
    // The focus moves to a row that is shown.
    app.does(.open("#/library"))
    app.does(.showLibrary(.history))
    app.does(.deleteEntry(identifiers(app)[9]))
    let controls = app.app.libraryView.days.flatMap(\.rows).map { "more-" + $0.identifier }
    #expect(app.effects.contains { controls.map { .focus($0) }.contains($0) })
    app.does(.restore)
    // The sheet of a row that is not shown leaves the focus on the tab of the history.
    app.does(.route(AppSheet.entryPath(identifiers(app)[11])))
    app.does(.closeSheet)
    #expect(app.effects == [.focus("library-history"), .goBack])
    app.does(.set(.freePart, "off"))
    #expect(app.history == all)
  }

  /// A row shows the result above the input.
  @Test func aRowHasTwoLines() throws {
    var app = AppHost(typing: "5")
    app.does(.open("#/calculator"))
    for key in try CalculatorKey.keys(in: "2 + 3 =") { app.does(.calculate(key)) }
    app.does(.open("#/library"))
    app.does(.showLibrary(.history))
    let rows = app.app.libraryView.days.flatMap(\.rows)
    #expect(rows.map(\.result) == ["5", "8.04672 km"])
    #expect(rows.map(\.origin) == ["2 + 3 · Now", "5 mi · Now"])
  }

  /// Copying a row uses the style of the settings.
  @Test func aRowIsCopiedInTheStyleOfTheSettings() {
    var app = AppHost(typing: "5")
    app.does(.copy(.value))
    let row = identifiers(app)[0]
    let texts = [
      ("value", "8.04672"), ("value-with-symbol", "8.04672 km"),
      ("expression", "5 mi = 8.04672 km"),
    ]
    for (style, text) in texts {
      app.does(.set(.copyStyle, style))
      app.does(.copyEntry(row))
      #expect(app.effects.contains(.copy(text, said: "Copied " + text)), "\(style)")
    }
  }

  @Test func theHistoryIsClearedAndBroughtBack() {
    var app = AppHost(typing: "5")
    app.does(.copy(.value))
    app.does(.showLibrary(.history))
    app.does(.open("#/clear-history"))
    #expect(app.app.sheet == .alert(.clearHistory))
    app.does(.clearHistory)
    #expect(app.app.sheet == nil && app.app.libraryView.days == [])
    #expect(app.app.libraryView.restoration == "Bring the history back")
    app.does(.restore)
    #expect(app.history == ["5 mi → 8.04672 km"] && app.app.libraryView.restoration.isEmpty)
    app.does(.clearHistory)
    app.does(.open("#/"))
    app.does(.copy(.value))
    app.does(.showLibrary(.history))
    #expect(app.app.libraryView.restoration.isEmpty)
    app.does(.restore)
    #expect(app.history != [] && app.history.count == 1)
  }

  /// The settings clear a non-empty history, and stay open.
  @Test func theSettingsClearTheHistory() {
    var app = AppHost(typing: "5")
    #expect(!app.app.settingsView.hasHistory)
    app.does(.copy(.value))
    app.does(.open("#/settings"))
    #expect(app.app.settingsView.hasHistory)
    app.does(.open("#/clear-history"))
    #expect(app.app.sheet == .alert(.clearHistory) && app.app.place == .settings)
    app.does(.closeSheet)
    #expect(app.effects == [.focus("clear-history"), .goBack])
    app.does(.open("#/clear-history"))
    app.does(.clearHistory)
    #expect(app.app.sheet == nil && app.app.place == .settings)
    #expect(app.effects.suffix(2) == [.focus("reset-settings"), .goBack])
    #expect(!app.app.settingsView.hasHistory)
    app.does(.open("#/library"))
    #expect(app.app.libraryView.restoration == "Bring the history back")
  }

  /// Days and times are in the person's time zone.
  @Test func rowsStandByDays() throws {
    var app = AppHost(AppModel(minutesEast: 60, identifierPrefix: "t"))
    // 23:30 and 00:30, one hour east of UTC.
    let times: [(Int64, String)] = [
      (1_763_937_000_000, "5"), (1_763_940_600_000, "6"), (1_763_999_700_000, "7"),
    ]
    for (time, text) in times {
      let now = try #require(Timestamp(millisecondsSince1970: time))
      app.effects = app.app.update(.input(text, selection: 0..<0), at: now)
      app.effects = app.app.update(.copy(.value), at: now)
    }
    app.does(.showLibrary(.history))
    let days = app.app.libraryView.days
    #expect(days.map(\.heading) == ["Today", "Yesterday"])
    let origins = [["7 mi · 5 min ago", "6 mi · 00:30"], ["5 mi · 23:30"]]
    #expect(days.map { $0.rows.map(\.origin) } == origins)
    let later = try #require(Timestamp(millisecondsSince1970: 1_796_000_000_000))
    _ = app.app.update(.showLibrary(.history), at: later)
    #expect(
      app.app.libraryView.days.map(\.heading) == ["24 November 2025", "23 November 2025"])
  }

  /// A long history is shown in slices.
  @Test func aLongHistoryIsShownInParts() throws {
    var notebook = NotebookContent()
    for number in 0..<250 {
      let time = try #require(
        Timestamp(millisecondsSince1970: 1_700_000_000_000 + Int64(number) * 86_400_000))
      try notebook.edit(
        .record(
          HistoryEntry(
            id: "r\(number)", createdAt: time,
            .calculation(KeptCalculation(expression: "\(number) =", result: "\(number)")))))
    }
    var app = AppHost(AppModel(notebook, identifierPrefix: "t"))
    app.does(.showLibrary(.history))
    #expect(app.history.count == 100 && app.app.libraryView.hasMore)
    #expect(app.history[0] == "249 = 249")
    app.does(.showOlder)
    app.does(.showOlder)
    #expect(app.app.libraryView.days.flatMap(\.rows).count == 250 && !app.app.libraryView.hasMore)
  }
}

extension AppModel {
  fileprivate var favoriteSheet: FavoriteViewModel? {
    if case .favorite(let view) = sheetView { view } else { nil }
  }

  fileprivate var entrySheet: EntryViewModel? {
    if case .entry(let view) = sheetView { view } else { nil }
  }
}
