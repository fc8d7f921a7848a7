import AppModel
import DecimalArithmetic
import MeasureText
import Notebook
import Testing

/// The converter, from what a person does to what is shown.
@Suite struct ConverterTests {
  private typealias Host = AppHost

  private func host(_ input: String, locale: NumberLocale = .english) -> Host {
    var host = Host(AppModel(systemLocale: locale, identifierPrefix: "t"))
    host.does(.input(input, selection: input.utf16.count..<input.utf16.count))
    return host
  }

  @Test func resultsFollowWhatIsTyped() {
    typealias Result = ConverterViewModel.Result
    let rows: [(String, Result)] = [
      ("", .none), ("-", .none), ("5", .value("8.04672", remark: "exact", isExact: true)),
      ("1234", .value("1,985.930496", remark: "exact", isExact: true)),
      ("1/3", .value("0.536448", remark: "exact", isExact: true)),
      ("0.1e-3", .value("0.00016093", remark: "rounded half-up", isExact: false)),
      ("5 ft", .measure("5 ft")),
      ("5 x", .refused("No number or measure: 'x' cannot stand as character 3.")), ("1e+", .none),
    ]
    for (input, result) in rows {
      #expect(host(input).app.converterView.result == result, "\(input)")
    }
  }

  @Test func keysTypeAtTheCaret() {
    var app = Host(AppModel())
    for digit in [1, 2, 3, 4] { app.does(.key(.digit(digit))) }
    app.does(.key(.decimal))
    app.does(.key(.digit(5)))
    app.does(.key(.sign))
    #expect(app.app.converterView.input == "-1,234.5")
    app.does(.key(.backspace))
    app.does(.key(.backspace))
    #expect(app.app.converterView.input == "-1,234" && app.app.converterView.selection == 6..<6)
    app.does(.clear)
    let effects = app.effects
    #expect(app.app.converterView.input.isEmpty && effects.contains(.focus("value")))
    var german = Host(AppModel(systemLocale: .german))
    german.does(.key(.decimal))
    #expect(german.app.converterView.input == "," && german.app.converterView.decimalMark == ",")
  }

  @Test func unitsChangePlaces() {
    var app = host("5")
    app.does(.swap)
    #expect(
      app.app.converterView.source.symbol == "km" && app.app.converterView.target.symbol == "mi")
    #expect(
      app.app.converterView.result
        == .value("3.10685596", remark: "rounded half-up", isExact: false))
  }

  @Test func aMeasureTakesThePlaceOfNumberAndUnit() {
    var app = host("5 ft 6 in")
    app.does(.takeMeasure)
    #expect(app.app.converterView.source.symbol == "in" && app.app.converterView.input == "66")
    var mass = host("5 kg")
    mass.does(.takeMeasure)
    #expect(
      mass.app.converterView.quantity == "mass" && mass.app.converterView.source.symbol == "kg")
  }

  @Test func resultsAreCopiedInStyles() {
    var app = host("1234")
    let styles: [(CopyStyle, String)] = [
      (.value, "1,985.930496"), (.valueWithSymbol, "1,985.930496 km"),
      (.expression, "1,234 mi = 1,985.930496 km"), (.scientific, "1.985930496E3"),
    ]
    for (style, text) in styles {
      app.does(.copy(style))
      #expect(app.effects == [.copy(text, said: "Copied \(text)")])
    }
    app.does(.open(AppSheet.copying.path))
    #expect(app.effects == [.navigate("#/copy"), .focus("sheet-close")])
    guard case .copying(let choices) = app.app.sheetView else {
      Issue.record("no sheet")
      return
    }
    #expect(choices.map(\.text) == styles.map(\.1))
    app.does(.copy(.expression))
    #expect(
      app.effects == [
        .copy(styles[2].1, said: "Copied \(styles[2].1)"), .focus("copy-styles"), .goBack,
      ])
    var empty = host("")
    empty.does(.copy(.value))
    #expect(empty.effects == [])
    empty.does(.open(AppSheet.copying.path))
    #expect(empty.app.sheetView == .copying([]))
  }

  @Test func theClipboardIsTakenAsTyped() {
    let rows: [(String, String, String)] = [
      ("  1234\n", "1,234", "mi"), ("5 ft 6 in", "5 ft 6 in", "mi"), ("<b>7</b>", "<b>7</b>", "mi"),
    ]
    for (text, input, symbol) in rows {
      var app = host("9")
      app.does(.paste)
      #expect(app.effects == [.paste])
      app.does(.pasted(text))
      #expect(app.effects.last == .focus("value"))
      let view = app.app.converterView
      #expect(view.input == input && view.source.symbol == symbol, "\(text)")
    }
    for text in [nil, "", " \n", String(repeating: "1", count: 3_000_000)] {
      var app = host("9")
      app.does(.pasted(text))
      #expect(app.effects.count == 1 && app.app.converterView.input == "9")
      guard case .announce = app.effects.first else {
        Issue.record("nothing is said")
        continue
      }
    }
  }

  @Test func displayAndPrecisionAreChosen() throws {
    var app = host("1234.5")
    app.does(.open("#/display"))
    app.does(.setTheme(.oled))
    app.does(.setLocale(.german))
    #expect(app.effects == [.save] && app.app.converterView.input == "1.234,5")
    guard case .display(let display) = app.app.sheetView else {
      Issue.record("no sheet")
      return
    }
    #expect(display.themes.filter(\.isChosen).map(\.identifier) == ["oled"])
    #expect(display.locales.filter(\.isChosen).map(\.explanation) == ["12.345,67"])
    #expect(display.locales.count == 11 && display.locales.first?.identifier == "")
    app.does(.setLocale(nil))
    #expect(app.app.converterView.input == "1,234.5")
    app.does(.open("#/precision"))
    app.does(.setDecimals(2))
    guard case .precision(let precision) = app.app.sheetView else {
      Issue.record("no sheet")
      return
    }
    #expect(precision.decimals == 2 && precision.result == "1,986.74 km")
    #expect(precision.modes.filter(\.isChosen).map(\.name) == ["Half up"])
    #expect(precision.modes.count == 7 && precision.pair == "mi to km")
    #expect(app.app.converterView.precision == "2 decimals, half up")
  }

  @Test func sheetsHavePathsThatOpenThem() {
    let sheets = [
      AppSheet.unit(.source), .unit(.target), .precision, .copying, .display,
    ]
    for sheet in sheets {
      var app = host("5")
      app.does(.open(sheet.path))
      #expect(app.app.sheet == sheet)
      #expect(app.effects == [.navigate(sheet.path), .focus("sheet-close")])
      // The browser's button.
      app.does(.route(""))
      #expect(app.app.sheet == nil && app.effects.count == 1)
      // A start at the path, behind which the converter stands.
      app.does(.start(sheet.path))
      #expect(app.app.sheet == sheet)
      #expect(app.effects.prefix(2) == [.replacePath("#/"), .navigate(sheet.path)])
    }
    var app = host("5")
    app.does(.open("#/elsewhere"))
    #expect(app.app.sheet == nil && app.effects == [])
    // A link is taken once: what is chosen afterwards comes back.
    app.does(.start("#/converter?from=kg&to=lb&value=20"))
    #expect(app.effects.contains(.save) && app.effects.contains(.replacePath("#/")))
    #expect(app.app.converterView.input == "20")
    app.does(.route("#/open?link=web%2Bofflineunit%3A%2F%2Fconverter%3Ffrom%3Dft%26value%3D6"))
    #expect(app.app.converterView.input == "6" && app.app.converterView.source.symbol == "ft")
  }

  /// A link that cannot be taken whole changes nothing, and a notice says why.
  @Test func linksThatAreNotTakenAreSaid() {
    let rows = [
      ("from=foo&to=lb&value=20", "that is not known: \u{2068}foo\u{2069}."),
      ("from=foo&to=bar", "that is not known: \u{2068}foo\u{2069}."),
      ("to=\u{202E}bar", "that is not known: \u{2068}bar\u{2069}."),
      ("from=kg&to=m&value=3", "\u{2068}kilogram\u{2069} in \u{2068}meter\u{2069}"),
      ("value=" + String(repeating: "7", count: 20_001), "more than 20000 characters"),
      (
        "from=" + String(repeating: "x", count: 99), String(repeating: "x", count: 40) + "\u{2069}."
      ),
    ]
    for (link, said) in rows {
      var app = Host(AppModel(identifierPrefix: "t"))
      app.does(.input("5", selection: 1..<1))
      let before = app.app.converter
      for _ in 0..<2 { app.does(.route("#/converter?" + link)) }
      #expect(app.app.converter == before)
      let view = app.app.converterView
      #expect(view.notices.count == 1 && view.notices[0].contains(said), "\(view.notices)")
      #expect(view.notices[0].hasSuffix("Nothing was changed."))
      #expect(app.effects.contains(.announce(view.notices[0], isShown: false)))
    }
  }

  /// An empty field shows a zero, and beside it what zero is.
  @Test func theResultOfZeroStandsBesideAnEmptyField() {
    for (link, shown) in [
      ("", "0"), ("from=celsius&to=fahrenheit", "32"), ("from=celsius&to=kelvin", "273.15"),
      ("from=liter-per-100-kilometer&to=kilometer-per-liter", "–"),
    ] {
      var app = Host(AppModel(identifierPrefix: "t"))
      app.does(.route("#/converter?" + link))
      #expect(app.app.converterView.placeholder == shown && app.app.converterView.result == .none)
      app.does(.input("x", selection: 1..<1))
      #expect(app.app.converterView.placeholder == "–")
    }
  }

  /// A search takes as much as the name of a unit may have.
  @Test func aLongSearchIsCut() {
    var app = Host(AppModel(identifierPrefix: "t"))
    app.does(.open("#/units?for=from"))
    app.does(.searchUnits(String(repeating: "🇩🇪", count: 1_000_000)))
    guard case .units(let picker) = app.app.sheetView else {
      Issue.record("no picker")
      return
    }
    #expect(picker.search.utf16.count == 100)
  }

  @Test func noticesStayUntilTheyAreTakenAway() {
    var app = host("5")
    app.does(.notice(.notStored(reason: "QuotaExceededError")))
    #expect(app.effects.count == 1 && app.app.converterView.notices.count == 1)
    app.does(.notice(.notStored(reason: "QuotaExceededError")))
    #expect(app.effects == [] && app.app.converterView.notices.count == 1)
    app.does(.notice(.updateReady))
    #expect(app.app.converterView.updatePlace == 1 && app.app.converterView.backupPlace == 0)
    app.does(.backUp)
    #expect(app.effects == [.backUp])
    app.does(.dismissNotice(0))
    #expect(app.app.converterView.updatePlace == 0)
    app.does(.notice(.notStored(reason: "QuotaExceededError")))
    #expect(app.effects == [] && app.app.converterView.notices.count == 1)
    app.does(.dismissNotice(7))
    #expect(app.effects == [])
    app.does(.applyUpdate)
    #expect(app.effects == [.applyUpdate])
  }

  @Test func decimalsAreThoseOfThePair() {
    var app = host("1/3")
    app.does(.setDecimals(2))
    #expect(app.effects == [.save])
    #expect(app.app.converterView.decimals == 2)
    app.does(.setRounding(.ceiling))
    #expect(
      app.app.converterView.result == .value("0.54", remark: "rounded ceiling", isExact: false))
    app.does(.swap)
    #expect(app.app.converterView.decimals == 8)
    // More than settings may have changes nothing.
    app.does(.setDecimals(13))
    #expect(app.effects == [] && app.app.converterView.decimals == 8)
  }

  @Test func theLastConversionComesBack() {
    var app = host("1234.5")
    app.does(.swap)
    let again = AppModel(app.app.notebook)
    #expect(again.converterView == app.app.converterView)
  }

  @Test func whatIsTooLongIsSaid() {
    var app = host("5")
    let long = String(repeating: "7", count: 30_000)
    app.does(.input(long, selection: 0..<0))
    #expect(
      app.effects
        == [.announce("The field takes at most 20000 characters. Nothing was changed.")])
    #expect(app.app.converterView.input == "5")
  }

  @Test func linksLeadToConversions() {
    let rows: [(String, String)] = [
      ("#/converter?from=kg&to=lb&value=20", "20 kg lb"),
      ("web+offlineunit://converter?from=kilogram&to=pound&value=1%2C5", "1,5 kg lb"),
      ("#/converter?from=%C2%B0C", "5 °C K"), ("#/converter?to=%E2%84%89&value=+3", " 3 K °F"),
      ("#/converter?from=kg&to=mi", "5 mi km"), ("#/converter?from=nothing", "5 mi km"),
      ("#/elsewhere", "5 mi km"), ("", "5 mi km"), ("%", "5 mi km"), ("#?from=ft", "5 ft km"),
    ]
    for (path, shown) in rows {
      var app = host("5")
      app.does(.route(path))
      let view = app.app.converterView
      #expect("\(view.input) \(view.source.symbol) \(view.target.symbol)" == shown, "\(path)")
    }
  }

  // MARK: The picker

  @Test func aUnitIsSearchedAndChosen() throws {
    var app = host("5")
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
    var app = host("5")
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.filterUnits(quantity: nil))
    app.does(.chooseUnit("fahrenheit"))
    #expect(app.app.converterView.quantity == "temperature")
    #expect(
      app.app.converterView.source.symbol == "°F" && app.app.converterView.target.symbol == "K")
  }

  @Test func aSearchIsRepeated() {
    var app = host("5")
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
    // The chip that was pressed is gone, so the field gets the focus.
    app.does(.searchAgain("naut"))
    #expect(app.effects == [.focus("unit-search")])
    #expect(app.picker?.search == "naut" && app.picker?.recentSearches == [])
    #expect(app.picker?.sections.first?.rows.first?.identifier == "nautical-mile")
  }

  @Test func theFocusGoesAlongWithACard() {
    var app = host("5")
    app.does(.showUnit("mile"))
    #expect(app.effects == [])
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.showUnit("nothing"))
    #expect(app.effects == [] && app.picker?.card == nil)
    app.does(.showUnit("mile"))
    #expect(app.effects == [.focus("card-close")])
    app.does(.showUnit(nil))
    #expect(app.effects == [.focus("card-opener")] && app.picker?.card == nil)
    let opener = app.picker?.cardOpener
    #expect(
      opener.map { app.picker?.sections[$0.section].rows[$0.row].identifier } == "mile")
    app.does(.showUnit(nil))
    #expect(app.effects == [])
    // The row is no more there.
    app.does(.showUnit("mile"))
    app.does(.searchUnits("kelvin"))
    app.does(.showUnit(nil))
    #expect(app.effects == [.focus("unit-search")] && app.picker?.cardOpener == nil)
  }

  @Test func theFocusStaysInASheet() {
    for action in [AppAction.clear, .pasted("7"), .takeMeasure, .dismissNotice(0)] {
      for (path, focus) in [("", [AppEffect.focus("value")]), ("#/display", [])] {
        var app = host("5 ft")
        app.does(.notice(.updateReady))
        app.does(.open(path))
        app.does(action)
        #expect(app.effects.filter { $0 != .save } == focus, "\(action) \(path)")
      }
    }
  }

  /// A link or a key may take the result away, and the control that opens its styles with it.
  @Test func stylesOfNoResultGiveTheFocusToTheField() {
    for (input, focus) in [("5", "copy-styles"), ("", "value"), ("5 ft", "value")] {
      var app = host(input)
      app.does(.open(AppSheet.copying.path))
      app.does(.closeSheet)
      #expect(app.effects == [.focus(focus), .goBack], "\(input)")
    }
    var app = host("5")
    app.does(.open(AppSheet.copying.path))
    app.does(.route("#/converter?value=x"))
    #expect(app.effects.contains(.focus("value")))
  }

  @Test func measuresSayHowTheyWereRead() {
    let rows: [(String, [String])] = [
      ("5 ft", []),
      ("5 ft 6 in", ["The parts were added up."]), ("5–10 km", ["Two numbers, a range."]),
      ("5 oz", ["The unit may also be fluid-ounce, fluid-ounce-imperial."]),
      ("20°", ["The unit may also be celsius, fahrenheit."]),
      ("~ 3 kg", ["Marked as approximate."]),
    ]
    for (input, notes) in rows {
      let view = host(input).app.converterView
      #expect(view.notes == notes, "\(input)")
      guard case .measure = view.result else {
        Issue.record("\(input) is no measure")
        continue
      }
    }
  }

  @Test func notesAreOfTemperaturesAndCalendars() {
    let rows: [(String, [String])] = [
      ("#/converter?from=celsius&to=kelvin&value=-300", ["-300 °C lies below absolute zero."]),
      (
        "#/converter?from=month&to=day&value=1",
        ["Month of 30 days: Assumes a month of 30 days; calendar months have 28 to 31."]
      ),
      (
        "#/converter?from=day&to=year&value=1",
        ["Year of 365 days: Assumes a year of 365 days; leap years have 366."]
      ),
      ("#/converter?from=day&to=hour&value=1", []), ("#/converter?from=month&to=day&value=x", []),
    ]
    for (path, notes) in rows {
      var app = host("")
      app.does(.route(path))
      #expect(app.app.converterView.notes == notes, "\(path)")
    }
    var notebook = NotebookContent()
    var settings = notebook.settings
    settings.belowAbsoluteZeroNote = false
    _ = try? notebook.edit(.changeSettings(settings))
    var silent = Host(AppModel(notebook))
    silent.does(.route("#/converter?from=celsius&to=kelvin&value=-300"))
    #expect(silent.app.converterView.notes == [])
  }

  /// Another page adds a unit, which can be chosen here, and removes it again.
  @Test func unitsOfAnotherPageAreTakenOver() {
    var app = host("5")
    var notebook = app.app.notebook
    let unit = UserUnit(
      id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
      factor: "67", createdAt: AppHost.now)
    _ = try? notebook.edit(.addUnit(unit))
    app.app.take(notebook)
    #expect(app.app.converterView.source.symbol == "mi" && app.app.converterView.input == "5")
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.searchUnits("smoot"))
    app.does(.chooseUnit("smoot"))
    #expect(
      app.app.converterView.result == .value("0.008509", remark: "exact", isExact: true))
    _ = try? notebook.edit(.removeUnit(id: "5a"))
    app.app.take(notebook)
    #expect(app.app.converterView.source.symbol == "mi" && app.app.converterView.input == "5")
    #expect(
      app.app.converterView.result == .value("8.04672", remark: "exact", isExact: true))
  }

  @Test func customUnitsHaveATab() {
    var notebook = NotebookContent()
    let unit = UserUnit(
      id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
      factor: "67", createdAt: AppHost.now)
    _ = try? notebook.edit(.addUnit(unit))
    var app = Host(AppModel(notebook))
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
    var plain = host("5")
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
      var app = host("5")
      app.does(.open(AppSheet.unitsPath(.source)))
      app.does(.showUnit(unit))
      #expect(app.picker?.card?.examples.sorted() == examples.sorted(), "\(unit)")
    }
  }

  @Test func starsAndCards() throws {
    var app = host("5")
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
    app.does(.closeSheet)
    let closed = app.effects
    #expect(closed == [.focus("from"), .goBack])
    app.does(.closeSheet)
    #expect(app.effects == [])
  }
}
