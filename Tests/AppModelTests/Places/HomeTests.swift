import AppModel
import Testing

/// The first screen: quantities, and a search.
@Suite struct HomeTests {
  private func opened() -> AppHost {
    var app = AppHost(typing: "5")
    app.does(.open("#/home"))
    return app
  }

  private func home(_ app: AppHost) -> HomeViewModel? {
    if case .home(let view) = app.app.view.screen { view } else { nil }
  }

  @Test func aQuantityOpensTheConverter() throws {
    var app = opened()
    let view = try #require(home(app))
    #expect(view.quantities.count > 40 && view.recent.map(\.identifier) == ["length"])
    app.does(.openQuantity("mass"))
    #expect(app.shownUnits == ["kg", "lb", "5"] && app.app.place == .converter)
    app.does(.open("#/home"))
    #expect(try #require(home(app)).recent.map(\.identifier) == ["mass", "length"])
    app.does(.openQuantity("nothing"))
    #expect(app.effects == [] && app.app.place == .home)
  }

  /// Home shows the conversion of the converter, unless there is no result, or a search (P-042).
  @Test func theLastConversionIsASummary() throws {
    var app = opened()
    let summary = try #require(home(app)?.summary)
    #expect(summary.measure == "5 mi" && summary.result == "8.04672 km")
    app.does(.searchHome("m"))
    #expect(home(app)?.summary == nil)
    for typed in ["", "-", "five", "5 ft"] {
      var app = AppHost(typing: typed)
      app.does(.open("#/home"))
      #expect(home(app) != nil && home(app)?.summary == nil, "\(typed)")
    }
  }

  /// A quantity is recent once a person leaves a conversion of it, however the quantity was chosen.
  @Test func quantitiesThatWereUsedAreRecent() throws {
    var app = AppHost(typing: "5")
    app.does(.chooseQuantity("mass"))
    app.does(.chooseQuantity("area"))
    app.does(.open("#/home"))
    #expect(try #require(home(app)).recent.map(\.identifier) == ["area"])
    var empty = AppHost(typing: "")
    empty.does(.open("#/home"))
    #expect(try #require(home(empty)).recent == [])
  }

  /// The way back leads to the opener of the last way from Home, or to the tab.
  @Test func anOldTileDoesNotGetTheFocus() {
    var app = AppHost(typing: "5")
    app.does(.open("#/home"))
    app.does(.openQuantity("mass"))
    app.does(.route("#/home"))
    #expect(app.effects.contains(.focus("tile-mass")))
    app.does(.open("#/converter"))
    app.does(.route("#/home"))
    #expect(app.effects.contains(.focus("tab-home")))
  }

  @Test func theSearchFindsUnitsAndQuantities() throws {
    let rows: [(String, String?, [String])] = [
      ("naut", "nautical-mile", []), ("VOL", "volt", ["volume"]), ("flow", nil, []),
      ("nothing is called so", nil, []), ("", nil, []),
    ]
    for (text, unit, quantities) in rows {
      var app = opened()
      app.does(.searchHome(text))
      let view = try #require(home(app))
      #expect(view.search == text)
      if let unit { #expect(view.units.contains { $0.identifier == unit }, "\(text)") }
      for quantity in quantities {
        #expect(view.quantities.contains { $0.identifier == quantity }, "\(text)")
      }
    }
    // A quantity ranks above units, unless a unit has exactly the searched name.
    for (text, isUnit) in [("vol", false), ("volume", false), ("m", true), ("mile", true)] {
      var app = opened()
      app.does(.searchHome(text))
      #expect(try #require(home(app)).isUnitNamed == isUnit, "\(text)")
    }
    var app = opened()
    app.does(.searchHome("flow"))
    let flows = try #require(home(app)).quantities
    #expect(!flows.isEmpty && flows.allSatisfy { $0.name.lowercased().contains("flow") })
    app.does(.searchHome(String(repeating: "m", count: 1_000)))
    #expect(try #require(home(app)).search.count == 100 && app.effects.count == 1)
  }

  /// A measure in the search is offered to the converter, which shows first how it reads it.
  @Test func aSearchedMeasureIsConverted() throws {
    for (text, measure) in [("5 miles", "5 mi"), ("5 ft 6 in", "66 in"), ("mile", ""), ("5", "")] {
      var app = opened()
      app.does(.searchHome(text))
      #expect(try #require(home(app)).measure == measure, "\(text)")
      if measure.isEmpty { continue }
      app.does(.convertSearch)
      guard case .paste(let view) = app.app.sheetView else {
        Issue.record("no sheet for \(text)")
        continue
      }
      #expect(view.understood == measure)
      app.does(.usePaste)
      #expect(app.app.place == .converter)
    }
  }

  @Test func theFirstUnitsAreThoseUsedLast() throws {
    func quick(_ app: AppHost) -> [String] {
      guard case .quickUnits(let view) = app.app.sheetView else { return [] }
      return view.units.map(\.identifier)
    }
    var app = opened()
    app.does(.open(AppSheet.quickUnitsPath("mass")))
    let first = quick(app)
    #expect(first.prefix(2) == ["kilogram", "pound"] && first.count == 4)
    app.does(.convertFrom("tonne"))
    app.does(.open(AppSheet.quickUnitsPath("mass")))
    #expect(quick(app).prefix(3) == ["tonne", "kilogram", "pound"])
    // If a search hides the control that opened the sheet, the search field gets the focus.
    app.does(.closeSheet)
    #expect(app.effects.first == .focus("quick-mass"))
    app.does(.searchHome("nothing is called so"))
    app.does(.route(AppSheet.quickUnitsPath("mass")))
    app.does(.closeSheet)
    #expect(app.effects.first == .focus("home-search"))
  }
}
