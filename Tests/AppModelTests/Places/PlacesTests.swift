import AppModel
import Notebook
import Testing

/// The paths of the screens, and the focus after each change of the screen.
@Suite struct PlacesTests {
  @Test func tabsOpenTheirPlaces() {
    for tab in AppModel().view.tabs.map(\.place) where tab != .converter {
      var app = AppHost(typing: "5")
      app.does(.open(tab.path))
      #expect(app.app.place == tab)
      #expect(app.effects == [.save, .enter(tab.path), .focus("tab-" + tab.rawValue)])
      app.does(.open(tab.path))
      #expect(app.effects == [])
      app.does(.route("#/"))
      #expect(app.app.place == .converter && app.effects == [.focus("tab-converter")])
      app.does(.start(tab.path))
      #expect(app.app.place == tab && app.effects.last == .replacePath(tab.path))
    }
    #expect(AppPlace.allCases.allSatisfy { AppPlace(AppPath($0.path)) == $0 })
    #expect(AppPlace(AppPath("#/elsewhere")) == nil)
  }

  @Test func whatStandsOnATabLeadsBack() {
    var app = AppHost(typing: "5")
    app.does(.back)
    #expect(app.effects == [])
    app.does(.open("#/all"))
    #expect(app.app.place == .allUnits && app.effects == [.enter("#/all"), .focus("back")])
    app.does(.back)
    #expect(app.effects == [.goBack])
    app.does(.route("#/"))
    #expect(app.app.place == .converter && app.effects == [.focus("all-units")])
    // `isReturn` stays set until another screen is shown.
    #expect(app.app.view.isReturn)
    app.does(.open("#/settings"))
    #expect(!app.app.view.isReturn)
    app.does(.open("#/"))
    #expect(!app.app.view.isReturn)
    app.does(.start("#/all"))
    #expect(app.effects.prefix(2) == [.replacePath("#/"), .navigate("#/all")])
  }

  @Test func sheetsStandInFrontOfTheirPlaces() {
    let sheets: [(AppSheet, AppPlace, String)] = [
      (.unitValue("mile"), .allUnits, "unit-mile"), (.quickUnits("mass"), .home, "quick-mass"),
      (.setting(.theme), .settings, "setting-theme"),
      (.article(.privacy), .settings, "about-privacy"), (.precision, .converter, "precision"),
      (.article(.tips), .home, "about-tips"),
    ]
    for (sheet, place, opener) in sheets {
      var app = AppHost(typing: "5")
      app.does(.open("#/settings"))
      app.does(.open(sheet.path))
      #expect(app.app.place == place && app.app.sheet == sheet)
      #expect(app.effects == [.navigate(sheet.path), .focus("sheet-close")])
      app.does(.closeSheet)
      #expect(app.effects == [.focus(opener), .goBack])
      app.does(.start(sheet.path))
      let parent = place == .allUnits ? AppPlace.converter : nil
      let behind = [AppEffect.replacePath((parent ?? place).path)]
      let on = parent == nil ? [] : [AppEffect.navigate(place.path)]
      #expect(app.effects.starts(with: behind + on + [.navigate(sheet.path)]))
    }
    for path in ["#/unit-value?of=kilogram", "#/quick-units?of=x", "#/setting?of=x", "#/about"] {
      var app = AppHost(typing: "5")
      app.does(.open(path))
      #expect(app.app.sheet == nil && app.effects == [], "\(path)")
    }
  }

  /// A link to a unit or value opens the converter from every screen.
  @Test func linksOpenTheConverter() {
    var app = AppHost(typing: "5")
    app.does(.open("#/settings"))
    app.does(.route("#/converter?from=kg&to=lb&value=20"))
    #expect(app.app.place == .converter && app.shownUnits == ["kg", "lb", "20"])
    #expect(app.effects.suffix(2) == [.focus("tab-converter"), .replacePath("#/")])
  }

  /// On a screen without the converter's field, removing a notice moves the focus to the tab.
  @Test func aNoticeThatGoesLeavesTheFocusOnTheTab() {
    var app = AppHost(typing: "5")
    app.does(.notice(.updateReady))
    app.does(.open("#/settings"))
    app.does(.dismissNotice(0))
    #expect(app.effects == [.focus("tab-settings")])
  }
}
