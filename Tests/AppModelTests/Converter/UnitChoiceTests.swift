import AppModel
import Notebook
import Testing
import UnitCatalog

/// Searching, choosing, starring and describing units.
@Suite struct UnitChoiceTests {
  @Test func aUnitIsSearchedAndChosen() throws {
    var app = AppHost(typing: "5")
    #expect(app.app.sheetView == nil)
    app.does(.open(AppSheet.unitsPath(.target)))
    let opened = app.effects
    #expect(opened == [.navigate("#/units?for=to"), .focus("unit-search")])
    let picker = try #require(app.picker)
    #expect(picker.tabs.first { $0.isChosen }?.name == "Length")
    #expect(picker.sections.flatMap(\.rows).contains { $0.symbol == "mi" })
    #expect(picker.sections.flatMap(\.rows).filter(\.isChosen).map(\.symbol) == ["km"])
    app.does(.searchUnits("nautical"))
    #expect(app.picker?.sections.first?.rows.first?.identifier == "nautical-mile")
    app.does(.chooseUnit("nautical-mile"))
    let chosen = app.effects
    #expect(chosen.suffix(2) == [.focus("to"), .goBack])
    #expect(app.app.sheetView == nil && app.app.converterView.target.identifier == "nautical-mile")
    #expect(app.app.notebook.recents.searches == ["nautical"])
  }

  @Test func aUnitOfAnotherQuantityTakesAPartner() {
    var app = AppHost(typing: "5")
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.filterUnits(quantity: nil))
    app.does(.chooseUnit("fahrenheit"))
    #expect(app.app.converterView.quantity == "temperature")
    #expect(
      app.app.converterView.source.symbol == "°F" && app.app.converterView.target.symbol == "°C")
  }

  @Test func aQuantityIsChosenInTheConverter() {
    var app = AppHost(typing: "5")
    app.does(.chooseQuantity("mass"))
    #expect(app.effects == [.save] && app.shownUnits == ["kg", "lb", "5"])
    app.does(.swap)
    app.does(.chooseQuantity("speed"))
    #expect(app.shownUnits == ["km/h", "mph", "5"])
    // Each quantity reopens with the units that were last chosen in it.
    app.does(.chooseQuantity("length"))
    #expect(app.shownUnits == ["mi", "km", "5"])
    app.does(.chooseQuantity("mass"))
    #expect(app.shownUnits == ["lb", "kg", "5"])
    for nothing in ["mass", "", "nothing", "Length"] {
      app.does(.chooseQuantity(nothing))
      #expect(app.effects == [] && app.shownUnits == ["lb", "kg", "5"])
    }
  }

  /// The units that a person chose last take precedence over the first units, also after a restart.
  @Test func aQuantityOpensWithTheUnitsThatWereChosen() {
    var app = AppHost(typing: "5")
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.chooseUnit("kelvin"))
    app.does(.open(AppSheet.unitsPath(.target)))
    app.does(.chooseUnit("rankine"))
    app.does(.chooseQuantity("length"))
    var next = AppHost(AppModel(app.app.notebook, identifierPrefix: "u"))
    #expect(next.shownUnits.first == "mi")
    next.does(.chooseQuantity("temperature"))
    #expect(next.shownUnits == ["K", "°R", "5"])
  }

  /// The quantities chosen last are listed first.
  ///
  /// Choosing a listed quantity does not change the order.
  @Test func quantitiesAreOffered() {
    var app = AppHost(typing: "5")
    let first = Catalog.standard.quantities.prefix(8).map(\.identifier)
    #expect(app.offered == first)
    for quantity in first {
      app.does(.chooseQuantity(quantity))
      #expect(app.offered == first)
      #expect(app.app.converterView.quantities.filter(\.isChosen).map(\.identifier) == [quantity])
    }
    // A quantity beyond the first eight is listed only while the converter shows it.
    app.does(.route("#/converter?from=knot-nothing"))
    app.does(.route("#/converter?from=newton"))
    #expect(app.offered == ["force"] + first)
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.chooseUnit("decibel-milliwatt"))
    #expect(app.offered.first == app.app.converterView.quantity && app.offered.count == 8)
  }

  @Test func eachQuantityOpens() {
    for quantity in Catalog.standard.quantities {
      var app = AppHost(typing: "5")
      app.does(.chooseQuantity(quantity.identifier))
      let view = app.app.converterView
      #expect(view.quantity == quantity.identifier && !view.isSameUnit, "\(quantity.identifier)")
      guard case .value = view.result else {
        Issue.record("\(quantity.identifier) has no result")
        continue
      }
    }
  }

  @Test func aSearchIsRepeated() {
    var app = AppHost(typing: "5")
    app.does(.searchAgain("naut"))
    #expect(app.effects == [] && app.app.sheetView == nil)
    for (search, recents) in [(" \t", []), (" naut ", ["naut"])] {
      app.does(.open(AppSheet.unitsPath(.target)))
      app.does(.searchUnits(search))
      app.does(.chooseUnit("nautical-mile"))
      #expect(app.app.notebook.recents.searches == recents)
    }
    app.does(.open(AppSheet.unitsPath(.target)))
    #expect(app.picker?.recentSearches == ["naut"])
    // The pressed chip is removed, so the field gets the focus.
    app.does(.searchAgain("naut"))
    #expect(app.effects == [.focus("unit-search")])
    #expect(app.picker?.search == "naut" && app.picker?.recentSearches == [])
    #expect(app.picker?.sections.first?.rows.first?.identifier == "nautical-mile")
  }

  /// The search truncates a text to 100 UTF-16 code units.
  @Test func aLongSearchIsCut() {
    var app = AppHost(AppModel(identifierPrefix: "t"))
    app.does(.open("#/units?for=from"))
    app.does(.searchUnits(String(repeating: "🇩🇪", count: 1_000_000)))
    guard case .units(let picker) = app.app.sheetView else {
      Issue.record("no picker")
      return
    }
    #expect(picker.search.utf16.count == 100)
  }

  @Test func theFocusGoesAlongWithACard() {
    var app = AppHost(typing: "5")
    app.does(.showUnit("mile"))
    #expect(app.effects == [])
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.showUnit("nothing"))
    #expect(app.effects == [] && app.picker?.card == nil)
    app.does(.showUnit("mile"))
    #expect(
      app.effects == [.navigate("#/units?for=from&about=mile"), .focus("card-close")])
    app.does(.showUnit(nil))
    #expect(app.effects == [.focus("card-opener"), .goBack] && app.picker?.card == nil)
    let opener = app.picker?.cardOpener
    #expect(
      opener.map { app.picker?.sections[$0.section].rows[$0.row].identifier } == "mile")
    app.does(.showUnit(nil))
    #expect(app.effects == [])
    // The search does not find the unit, so the row that opened the card is not shown.
    app.does(.showUnit("mile"))
    app.does(.searchUnits("kelvin"))
    app.does(.showUnit(nil))
    #expect(app.effects == [.focus("unit-search"), .goBack] && app.picker?.cardOpener == nil)
  }

  @Test func customUnitsHaveATab() {
    var notebook = NotebookContent()
    let unit = UserUnit(
      id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
      factor: "67", createdAt: AppHost.now)
    _ = try? notebook.edit(.addUnit(unit))
    var app = AppHost(AppModel(notebook))
    app.does(.open(AppSheet.unitsPath(.source)))
    #expect(app.picker?.tabs.prefix(3).map(\.units) == [.all, .custom, .quantity("length")])
    app.does(.filterCustomUnits)
    #expect(app.picker?.tabs.filter(\.isChosen).map(\.name) == ["My units"])
    #expect(app.picker?.sections.flatMap(\.rows).map(\.identifier) == ["smoot"])
    app.does(.searchUnits("nothing"))
    #expect(app.picker?.sections == [])
    app.does(.searchUnits("mile"))
    #expect(app.picker?.sections.first?.heading == "Length")
    #expect(
      app.picker?.note == "Nothing in My units is called \u{2068}mile\u{2069}. Found elsewhere:")
    app.does(.searchUnits("smo"))
    #expect(app.picker?.sections.flatMap(\.rows).map(\.identifier) == ["smoot"])
    app.does(.filterUnits(quantity: nil))
    #expect(app.picker?.tabs.filter(\.isChosen).map(\.units) == [.all])
    app.does(.showUnit("smoot"))
    #expect(app.picker?.card?.examples.first == "1 smoot = 1.7018 m")
    var plain = AppHost(typing: "5")
    plain.does(.open(AppSheet.unitsPath(.source)))
    #expect(plain.picker?.tabs.contains { $0.units == .custom } == false)
  }

  @Test func cardsHaveExamples() {
    let rows: [(String, [String])] = [
      ("mile", ["1 mi = 1,609.344 m", "1 mi = 1.609344 km"]),
      ("meter", ["1 m = 0.001 km", "1 m ≈ 0.000621371192237334 mi"]),
      ("ounce-troy", ["1 oz t = 0.0311034768 kg"]), ("celsius", ["1 °C = 274.15 K"]),
    ]
    for (unit, examples) in rows {
      var app = AppHost(typing: "5")
      app.does(.open(AppSheet.unitsPath(.source)))
      app.does(.showUnit(unit))
      #expect(app.picker?.card?.examples.sorted() == examples.sorted(), "\(unit)")
    }
  }

  @Test func starsAndCards() throws {
    var app = AppHost(typing: "5")
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.starUnit("mile"))
    #expect(app.effects == [.save])
    #expect(app.app.notebook.favorites.map(\.id) == ["t-1"])
    app.does(.starUnit("mile"))
    #expect(app.effects == [.save] && app.app.notebook.favorites == [])
    app.does(.starUnit("nothing"))
    #expect(app.effects == [])
    app.does(.showUnit("mile"))
    let card = try #require(app.picker?.card)
    #expect(card.title == "mile (mi)" && card.definition == "1,760 yard")
    #expect(card.exactness == "Exact by definition" && !card.source.isEmpty)
    #expect(card.examples == ["1 mi = 1,609.344 m", "1 mi = 1.609344 km"])
    app.does(.showUnit(nil))
    app.does(.closeSheet)
    let closed = app.effects
    #expect(closed == [.focus("from"), .goBack])
    app.does(.closeSheet)
    #expect(app.effects == [])
  }
}
