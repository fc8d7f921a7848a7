import AppModel
import MeasureText
import Testing

/// The screen of all units: the converter's value in each unit.
@Suite struct AllUnitsTests {
  private func rows(_ app: AppHost) -> [AllUnitsViewModel.Row] {
    guard case .allUnits(let view) = app.app.view.screen else { return [] }
    return view.sections.flatMap(\.rows)
  }

  private func opened(_ input: String, locale: NumberLocale = .english) -> AppHost {
    var app = AppHost(typing: input, locale: locale)
    app.does(.open("#/all"))
    return app
  }

  /// Each row shows the result that the converter shows for the row's unit.
  @Test func rowsAreThoseOfTheConverter() throws {
    let inputs = [
      ("5", "5"), ("-1.5", "-1.5"), ("5-10", "5 – 10"), ("", "–"), ("x", "–"), ("1e-30", "1E-30"),
    ]
    for (input, ofSource) in inputs {
      let app = opened(input)
      let rows = rows(app)
      #expect(rows.count > 40 && Set(rows.map(\.identifier)).count == rows.count)
      #expect(rows.first { $0.identifier == "mile" }?.value == ofSource)
      // Choosing the source unit as the target swaps the two units.
      for row in rows where row.identifier != "mile" {
        var other = app
        other.does(.convertTo(row.identifier))
        var value = "–"
        if case .value(let text, _, _) = other.app.converterView.result { value = text }
        #expect(row.value == value, "\(input) \(row.identifier)")
      }
      #expect(rows.filter(\.isTarget).map(\.identifier) == ["kilometer"])
    }
  }

  @Test func decimalsOfAPairAreItsOwn() {
    var app = AppHost(typing: "5")
    app.does(.setDecimals(1))
    app.does(.open("#/all"))
    let values = rows(app).filter { ["kilometer", "meter"].contains($0.identifier) }.map(\.value)
    #expect(values == ["8", "8,046.72"])
  }

  /// A key press updates the first rows at once and the other rows in idle time.
  @Test func theFirstRowsChangeAtOnce() {
    var app = opened("5").app
    _ = app.update(.input("6", selection: 1..<1), at: AppHost.now)
    func values() -> [String] {
      guard case .allUnits(let view) = app.view.screen else { return [] }
      return view.sections.flatMap(\.rows).map(\.value)
    }
    let (first, all) = (values(), rows(opened("6")).map(\.value))
    #expect(first.count == all.count && first.prefix(8) == all.prefix(8) && first != all)
    #expect(app.hasIdleWork && app.doIdleWork() && values() == all)
  }

  /// Going back to the screen shows all rows at once, because the browser restores the scroll
  /// position.
  @Test func theWayBackShowsAllRows() {
    var app = AppHost(typing: "5").app
    _ = app.update(.open("#/all"), at: AppHost.now)
    #expect(app.hasIdleWork && app.doIdleWork())
    let all = app.view.screen
    _ = app.update(.route("#/"), at: AppHost.now)
    _ = app.update(.route("#/all"), at: AppHost.now)
    #expect(app.view.screen == all)
  }

  @Test func unitsOfTheRegionComeFirst() {
    var app = opened("5")
    func headings() -> [String] {
      guard case .allUnits(let view) = app.app.view.screen else { return [] }
      return view.sections.map(\.heading)
    }
    let before = headings()
    let all = Set(rows(app).map(\.identifier))
    app.does(.set(.region, "US"))
    #expect(headings().first == AppText.unitsOfRegion.english && headings() != before)
    #expect(Set(rows(app).map(\.identifier)) == all)
    app.does(.set(.region, "001"))
    #expect(headings() == before)
  }

  @Test func aUnitIsTakenAndTheConverterOpens() {
    var app = opened("5")
    app.does(.convertFrom("foot"))
    #expect(app.shownUnits == ["ft", "km", "5"] && app.app.place == .converter)
    #expect(app.effects == [.save, .enter("#/"), .focus("tab-converter")])
    app.does(.convertTo("kilogram"))
    #expect(app.shownUnits[1] == "kg")
    app.does(.convertTo("nothing"))
    #expect(app.effects == [] && app.shownUnits[1] == "kg")
  }

  @Test func aValueIsCopiedAsTheSettingsSay() {
    for (style, copied) in [
      ("value", "26,400"), ("value-with-symbol", "26,400 ft"), ("expression", "5 mi = 26,400 ft"),
    ] {
      var app = opened("5")
      app.does(.set(.copyStyle, style))
      app.does(.copyValue("foot"))
      #expect(app.effects == [.save, .copy(copied, said: AppText.copied(copied).english)])
    }
    let nothing = AppEffect.announce(AppText.nothingToCopy.english)
    for (input, unit, effects) in [
      ("x", "foot", [nothing]), ("", "foot", [nothing]), ("5", "nothing", []),
    ] {
      var app = opened(input)
      app.does(.copyValue(unit))
      #expect(app.effects == effects)
    }
  }

  @Test func aValueStandsWithWhatIsKnownOfItsUnit() {
    var app = opened("5")
    app.does(.open(AppSheet.unitValuePath("foot")))
    guard case .unitValue(let view) = app.app.sheetView else {
      Issue.record("no sheet")
      return
    }
    #expect(view.value == "26,400 ft" && view.card.title == "foot (ft)")
  }
}
