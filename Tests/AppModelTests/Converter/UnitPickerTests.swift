import AppModel
import MeasureText
import Notebook
import Testing
import UnitCatalog

/// The unit picker, from a person's action to the view.
@Suite struct UnitPickerTests {
  /// Returns an app whose picker of the source unit shows the tab of a quantity.
  private func picker(_ quantity: String?) -> AppHost {
    var app = AppHost()
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.filterUnits(quantity: quantity))
    return app
  }

  @Test func otherQuantitiesStandBelowTheChosenOne() {
    var app = picker("temperature")
    app.does(.searchUnits("met"))
    #expect(
      app.picker?.note == "Nothing in Temperature is called \u{2068}met\u{2069}. Found elsewhere:")
    #expect(app.picker?.sections.first?.heading == "Length")
    #expect(app.picker?.sections.first?.rows.first?.identifier == "meter")
    app.does(.searchUnits("k"))
    #expect(app.picker?.note == "" && app.picker?.sections.first?.heading == "Temperature")
    #expect(app.picker?.sections.first?.rows.first?.identifier == "kelvin")
    #expect(app.picker?.sections.count ?? 0 > 1)
    // The search in all quantities gives one list, ranked by match.
    app.does(.filterUnits(quantity: nil))
    #expect(app.picker?.sections.count == 1 && app.picker?.sections.first?.heading == "")
  }

  /// A search in the tab of a quantity is empty if and only if the search in all quantities is
  /// empty.
  @Test func whatIsCalledSoIsFoundFromEachQuantity() {
    var all = picker(nil)
    for text in ["m", "met", "kg", "zoll", "killometer", "qqqq", "<b>", "oz t", "°"] {
      all.does(.searchUnits(text))
      for quantity in Catalog.standard.quantities {
        var app = picker(quantity.identifier)
        app.does(.searchUnits(text))
        let sections = app.picker?.sections ?? []
        #expect(
          sections.isEmpty == (all.picker?.sections.isEmpty ?? true),
          "\(text) from \(quantity.identifier)")
        let rows = sections.flatMap(\.rows)
        #expect(rows.count <= 82 && Set(rows.map(\.identifier)).count == rows.count)
        #expect(Set(sections.map(\.identifier)).count == sections.count)
      }
    }
  }

  /// The picker counts the matches that it does not show.
  @Test func whatIsNotShownIsCounted() {
    for text in ["m", "me", "met", "mete", "k", "gal"] {
      var app = picker("temperature")
      app.does(.searchUnits(text))
      let sections = app.picker?.sections ?? []
      let texts = sections.map(\.more) + [app.picker?.more ?? ""]
      let hidden = texts.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
      let called = UnitSearch().matches(for: text, limit: 10_000).count { $0.rank != .similar }
      #expect(sections.flatMap(\.rows).count + hidden.reduce(0, +) == called, "\(text)")
    }
    var app = picker(nil)
    app.does(.searchUnits("m"))
    #expect(app.picker?.sections.first?.rows.count == 50)
    #expect(
      app.picker?.sections.first?.more.hasSuffix("more units fit. Type more letters.") == true)
  }

  @Test func theRestOfAQuantityIsShownInItsTab() throws {
    var app = picker("temperature")
    app.does(.searchUnits("mete"))
    let section = try #require(app.picker?.sections.first)
    #expect(section.moreQuantity == "length" && section.more.hasSuffix(" more in Length"))
    app.does(.showQuantity("length"))
    #expect(app.effects == [.focus("chosen-tab")])
    #expect(app.picker?.search == "mete")
    #expect(app.picker?.tabs.filter(\.isChosen).map(\.name) == ["Length"])
    #expect(app.picker?.sections.first?.rows.count ?? 0 > section.rows.count)
    app.does(.showQuantity("nothing"))
    #expect(app.effects == [])
    app.does(.closeSheet)
    app.does(.showQuantity("length"))
    #expect(app.effects == [] && app.app.sheet == nil)
  }

  /// The tabs are the quantities that the converter offers.
  ///
  /// A quantity chosen in the list of all quantities becomes the first tab.
  @Test func eachQuantityIsReachedFromTheTabOfAll() throws {
    for quantity in Catalog.standard.quantities {
      var app = picker(nil)
      let tabs = app.picker?.tabs.map(\.units) ?? []
      #expect(tabs == [.all] + app.offered.map { .quantity($0) })
      #expect(app.picker?.quantities.contains { $0.identifier == quantity.identifier } == true)
      app.does(.showQuantity(quantity.identifier))
      let shown = try #require(app.picker).tabs
      let chosen = UnitPickerViewModel.Tab.Units.quantity(quantity.identifier)
      #expect(shown.filter(\.isChosen).map(\.units) == [chosen])
      #expect(tabs.contains(chosen) ? shown.map(\.units) == tabs : shown[1].units == chosen)
    }
  }

  /// If the chosen unit has another quantity, the other side becomes the unit used last in that
  /// quantity, else the base unit.
  @Test func aUnitFoundElsewhereTakesAPartner() {
    var app = picker("temperature")
    app.does(.searchUnits("pound"))
    app.does(.chooseUnit("pound"))
    #expect(app.app.converterView.quantity == "mass")
    #expect(
      app.app.converterView.source.symbol == "lb" && app.app.converterView.target.symbol == "kg")
    for (text, unit) in [("gram", "gram"), ("cels", "celsius"), ("pound", "pound")] {
      app.does(.open(AppSheet.unitsPath(.target)))
      app.does(.searchUnits(text))
      app.does(.chooseUnit(unit))
    }
    #expect(
      app.app.converterView.source.symbol == "g" && app.app.converterView.target.symbol == "lb")
  }

  /// A list shows its first rows at once, and the other rows after idle work.
  @Test func listsComeInTwoSlices() {
    for quantity in ["length", "temperature"] {
      var app = AppModel()
      func rows() -> Int {
        guard case .units(let view) = app.sheetView else { return 0 }
        return view.sections.flatMap(\.rows).count
      }
      let count = Catalog.standard.quantity(quantity)?.units.count ?? 0
      _ = app.update(.open(AppSheet.unitsPath(.source)), at: AppHost.now)
      _ = app.update(.filterUnits(quantity: quantity), at: AppHost.now)
      #expect(rows() == min(count, 20) && app.hasIdleWork)
      let hasChanged = app.doIdleWork()
      #expect(hasChanged && rows() == count)
      // Further idle work prepares the first search and changes no shown row.
      var changes = 0
      for _ in 0..<100 where app.hasIdleWork { changes += app.doIdleWork() ? 1 : 0 }
      #expect(changes == 0 && !app.hasIdleWork && rows() == count)
    }
  }

  /// A search shows its first rows at once.
  ///
  /// The number of further rows appears below the last row.
  @Test func aSearchComesInTwoSlices() throws {
    for quantity in ["length", "temperature"] {
      for text in ["m", "metre", "pascal", "kilometre"] {
        var app = picker(quantity)
        app.does(.searchUnits(text))
        let whole = try #require(app.picker)
        _ = app.app.update(.searchUnits(text), at: AppHost.now)
        let begun = try #require(app.picker)
        let (rows, all) = (begun.sections.flatMap(\.rows), whole.sections.flatMap(\.rows))
        #expect(rows == Array(all.prefix(5)) && begun.note == whole.note)
        #expect(begun.more == (all.count > 5 ? "" : whole.more))
        for (section, wholeSection) in zip(begun.sections, whole.sections) {
          let isWhole = section.rows == wholeSection.rows
          #expect(section.more == (isWhole ? wholeSection.more : ""), "\(quantity) \(text)")
        }
        let hasChanged = app.app.doIdleWork()
        #expect(hasChanged && app.picker == whole)
      }
    }
    var app = picker(nil)
    _ = app.app.update(.searchUnits(""), at: AppHost.now)
    #expect(app.picker?.quantities.count == 20)
  }

  /// The tab of all quantities has a row for each quantity.
  @Test func allQuantitiesAreListed() {
    var app = picker(nil)
    #expect(app.picker?.sections == [])
    #expect(
      app.picker?.quantities.map(\.identifier) == Catalog.standard.quantities.map(\.identifier))
    let length = app.picker?.quantities.first { $0.identifier == "length" }
    let count = Catalog.standard.quantity("length")?.units.count ?? 0
    #expect(length?.name == "Length" && length?.unitCount == "\(count) units")
    app.does(.starUnit("mile"))
    #expect(favorites(app) == ["mile"])
    app.does(.searchUnits("mile"))
    #expect(app.picker?.quantities == [])
    app.does(.searchUnits(""))
    app.does(.showQuantity("length"))
    #expect(app.effects == [.focus("chosen-tab")])
    #expect(app.picker?.quantities == [])
    #expect(app.picker?.sections.flatMap(\.rows).count == count + 1)
  }

  @Test func aLongSearchIsCutAndSaysSo() {
    var app = picker("length")
    let flags = String(repeating: "🇩🇪", count: 30)
    for (text, search) in [
      (String(repeating: "m", count: 101), String(repeating: "m", count: 100)),
      (flags, String(flags.unicodeScalars.prefix(50))),
    ] {
      app.does(.searchUnits(text))
      #expect(app.picker?.search == search)
      #expect(
        app.effects == [.announce("The search looks for the first 100 characters alone.")])
      app.does(.searchUnits(search))
      #expect(app.picker?.search == search && app.effects == [])
    }
  }

  @Test func whiteSpaceIsNoSearch() {
    var app = picker("length")
    let listed = app.picker?.sections
    app.does(.searchUnits("  "))
    #expect(app.picker?.sections == listed)
  }

  @Test func theBrowsersButtonClosesACard() {
    var app = picker("length")
    app.does(.searchUnits("mi"))
    app.does(.showUnit("mile"))
    let path = AppSheet.unitsPath(.source, card: "mile")
    #expect(app.effects == [.navigate(path), .focus("card-close")])
    app.does(.route(AppSheet.unitsPath(.source)))
    #expect(app.effects == [.focus("card-opener")])
    #expect(app.picker?.card == nil && app.picker?.search == "mi")
    app.does(.route(AppSheet.unitsPath(.source)))
    #expect(app.effects == [])
    app.does(.route(path))
    #expect(app.effects == [.focus("card-close")] && app.picker?.card?.title == "mile (mi)")
    // An action on the list behind the definition card has no effect.
    app.does(.chooseUnit("foot"))
    #expect(app.effects == [])
    app.does(.closeSheet)
    #expect(app.effects == [.focus("card-opener"), .goBack] && app.picker?.search == "mi")
  }

  @Test func aLinkOpensACard() {
    var app = AppHost(typing: "5")
    app.does(.start("#/units?for=to&about=mile"))
    #expect(app.picker?.card?.title == "mile (mi)")
    #expect(
      app.effects == [
        .replacePath("#/"), .navigate("#/units?for=to"), .navigate("#/units?for=to&about=mile"),
        .focus("card-close"),
      ])
    app.does(.start("#/units?for=to&about=nothing"))
    #expect(app.picker != nil && app.picker?.card == nil)
  }

  // MARK: Favourites

  /// Returns the identifiers of the favourites at the head of the list.
  private func favorites(_ app: AppHost) -> [String] {
    guard let section = app.picker?.sections.first, section.heading == "Favourites" else {
      return []
    }
    return section.rows.map(\.identifier)
  }

  @Test func favoritesStandAtTheHeadInTheOrderOfTheNotebook() {
    var app = picker("length")
    #expect(favorites(app) == [])
    for unit in ["yard", "celsius", "foot"] { app.does(.starUnit(unit)) }
    #expect(favorites(app) == ["yard", "foot"])
    // An unstarred row stays until the picker closes, so that a person can restore its star.
    app.does(.starUnit("yard"))
    #expect(favorites(app) == ["yard", "foot"])
    #expect(app.picker?.sections.first?.rows.first?.isStarred == false)
    app.does(.filterUnits(quantity: nil))
    #expect(favorites(app) == ["yard", "celsius", "foot"])
    app.does(.searchUnits("foot"))
    #expect(favorites(app) == [])
    app.does(.closeSheet)
    app.does(.open(AppSheet.unitsPath(.target)))
    #expect(favorites(app) == ["foot"])
    app.does(.starUnit("yard"))
    #expect(favorites(app) == ["foot", "yard"])
    let move = NotebookEdit.moveFavorite(
      id: app.app.notebook.favorites.last?.id ?? "", to: 0)
    var notebook = app.app.notebook
    _ = try? notebook.edit(move)
    app.app.take(notebook)
    app.does(.closeSheet)
    app.does(.open(AppSheet.unitsPath(.source)))
    #expect(favorites(app) == ["yard", "foot"])
    // The tab of custom units has no favourites. A favourite whose unit is removed is not listed.
    app.does(.filterCustomUnits)
    #expect(favorites(app) == [])
  }

  /// Each favourite is also listed in its usual place.
  @Test func favoritesStandTwice() {
    var app = picker("length")
    app.does(.starUnit("yard"))
    let rows = app.picker?.sections.flatMap(\.rows).filter { $0.identifier == "yard" } ?? []
    #expect(rows.count == 2 && rows.allSatisfy(\.isStarred))
  }

  // MARK: Definitions

  private func definition(of unit: String, _ locale: NumberLocale) -> String? {
    var app = AppHost(AppModel(systemLocale: locale))
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.showUnit(unit))
    return app.picker?.card?.definition
  }

  @Test func definitionsAreWrittenForPeople() {
    let rows = [
      ("kilometer", "1,000 meter"), ("megawatt", "1,000,000 watt"), ("gigawatt", "10⁹ watt"),
      ("millimeter", "0.001 meter"), ("micrometer", "0.000001 meter"),
      ("picofarad", "10⁻¹² farad"), ("mile", "1,760 yard"), ("rod", "5.5 yard"),
      ("barrel-liquid", "31.5 US gallon"), ("meter", "base unit"),
      ("elementary-charge", "1.602176634 × 10⁻¹⁹ coulomb"), ("inch", "1/36 yard"),
    ]
    for (unit, text) in rows {
      #expect(definition(of: unit, .english) == text, "\(unit)")
    }
    #expect(definition(of: "kilometer", .german) == "1.000 meter")
    #expect(definition(of: "yard", .german) == "0,9144 meter")
  }

  /// No definition shows an exponent letter, a caret or an asterisk.
  @Test func noDefinitionIsWrittenForPrograms() {
    for unit in Catalog.standard.units {
      let text = definition(of: unit.identifier, .english) ?? ""
      let words = text.split(separator: " ")
      #expect(!words.isEmpty && !text.contains("^") && !text.contains("*"), "\(text)")
      #expect(
        !words.contains { $0.first?.isNumber == true && $0.contains { $0.isLetter } }, "\(text)")
    }
  }
}
