import AppModel
import Notebook
import Testing

/// Product previews: tabs, missing features, and the end of a preview.
@Suite struct ProductsTests {
  private func app(_ product: ProductProfile) -> AppHost {
    var app = AppHost(typing: "5")
    app.does(.copy(.value))
    app.does(.open("#/settings"))
    app.does(.set(.product, product.rawValue))
    return app
  }

  @Test(arguments: ProductProfile.allCases) func tabsAreThoseOfTheProfile(
    _ product: ProductProfile
  ) {
    var app = app(product)
    let tabs = ProductPlan(product).tabs
    #expect(app.app.view.tabs == tabs)
    for tab in tabs {
      // The tab is opened from another place.
      let other = tabs.first { $0.place != tab.place } ?? tab
      app.does(.open(other.path))
      app.does(.open(tab.path))
      #expect(app.app.place == tab.place && app.app.view.tab == tab && app.app.view.parent == nil)
      if tabs.count > 1 {
        #expect(app.effects.suffix(2) == [.enter(tab.path), .focus(tab.control)])
      }
      if let part = tab.part {
        #expect(app.app.libraryView.part == part && app.app.libraryView.parts == [])
      }
      app.does(.open(tab.path))
      #expect(app.effects == [])
      // The browser goes back to the tab.
      app.does(.route(other.path))
      app.does(.route(tab.path))
      #expect(app.app.place == tab.place && app.app.view.tab == tab)
      app.does(.start(tab.path))
      #expect(app.effects.last == .replacePath(tab.path))
    }
    // A place that the product lacks opens the first tab, whose path replaces the address.
    for place in AppPlace.allCases {
      app.does(.open(tabs[0].path))
      app.does(.route(place.path))
      let isThere = app.app.place == place
      #expect(isThere || app.app.place == tabs[0].place, "\(place)")
      #expect(isThere || app.effects.last == .replacePath(tabs[0].path), "\(place)")
    }
  }

  /// The preview of a smaller product lasts until a person ends it, on any screen.
  @Test(arguments: ProductProfile.allCases) func aPreviewEnds(_ product: ProductProfile) {
    var app = app(product)
    let hasSettings = ProductPlan(product).tabs.contains(.settings)
    #expect(app.app.place == (hasSettings ? .settings : .converter) && app.app.sheet == nil)
    let notices = app.app.noticeViews
    #expect(notices.map(\.offer) == (product == .all ? [] : [.endPreview]))
    let before = app.app.notebook
    app.does(.open("#/setting?of=product"))
    #expect((app.app.sheet == .setting(.product)) == hasSettings)
    app.does(.closeSheet)
    app.does(.endPreview)
    #expect(app.app.noticeViews == [] && app.app.view.tabs == ProductPlan(.all).tabs)
    #expect(app.app.notebook == before)
  }

  @Test func aProductWithoutSettingsLeavesThem() {
    let app = app(.converter)
    #expect(app.effects.suffix(2) == [.replacePath("#/"), .focus("value")])
    #expect(!app.app.converterView.hasAllUnits)
  }

  /// A missing feature is explained.
  ///
  /// Its data stays stored.
  @Test func whatAProductHasNotIsExplained() {
    var app = app(.unitConverter)
    app.does(.set(.theme, "oled"))
    #expect(
      app.app.sheetView
        == .limit(
          "The product Unit converter does not have this. You preview it. Without the preview "
            + "everything is there."))
    app.does(.endPreview)
    #expect(app.app.sheet == nil && app.effects.last == .goBack)
    app.does(.set(.theme, "oled"))
    #expect(app.app.notebook.settings.theme == .oled)
    // A product without the converter shows recorded conversions and says that it cannot convert.
    var prism = self.app(.prism)
    prism.does(.open("#/library?part=history"))
    #expect(prism.app.libraryView.days.count == 1 && prism.app.libraryView.start == .calculator)
    prism.does(.openEntry(prism.app.notebook.history.newest(1, of: .conversion)[0].id))
    #expect(prism.effects == [.announce("The product Prism does not have this.")])
    prism.does(.pasted("5 mi"))
    #expect(prism.effects == [.announce("The product Prism does not have this.")])
    for path in ["#/favorite?of=x", "#/precision", "#/units?for=from", "#/about?of=tips"] {
      prism.does(.open(path))
      #expect(prism.app.sheet == nil, "\(path)")
    }
    prism.does(.open("#/tools"))
    #expect(prism.app.view.tab == .tools && prism.app.view.parent == nil)
  }
}
