import AppModel
import DecimalArithmetic
import MeasureText
import Notebook
import Testing

/// The converter, from a person's action to the view.
@Suite struct ConverterTests {
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
      #expect(AppHost(typing: input).app.converterView.result == result, "\(input)")
    }
  }

  @Test func keysTypeAtTheCaret() {
    var app = AppHost(AppModel())
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
    // A key of the keypad does not focus the field, because a phone would then open its own
    // keyboard.
    app.does(.key(.digit(7)))
    app.does(.key(.clear))
    #expect(app.app.converterView.input.isEmpty)
    #expect(app.effects == [.haptic(milliseconds: 8), .save])
    var german = AppHost(AppModel(systemLocale: .german))
    german.does(.key(.decimal))
    #expect(german.app.converterView.input == "," && german.app.converterView.decimalMark == ",")
  }

  @Test func unitsChangePlaces() {
    var app = AppHost(typing: "5")
    app.does(.swap)
    #expect(
      app.app.converterView.source.symbol == "km" && app.app.converterView.target.symbol == "mi")
    #expect(
      app.app.converterView.result
        == .value("3.10685596", remark: "rounded half-up", isExact: false))
    #expect(app.effects == [.haptic(milliseconds: 16), .save])
    // `isSwapped` stays set until the next action; a selection does not reset it.
    app.does(.select(0..<1))
    #expect(app.app.converterView.isSwapped)
    app.does(.key(.digit(1)))
    #expect(!app.app.converterView.isSwapped)
  }

  /// Choosing the other side's unit swaps the units, so the two units are never equal.
  @Test func theUnitOfTheOtherSideChangesPlaces() {
    let ways: [(String, [AppAction])] = [
      ("5 km", [.takeMeasure]),
      ("5", [.open("#/units?for=from"), .chooseUnit("kilometer")]),
      ("5", [.open("#/units?for=to"), .chooseUnit("mile")]),
    ]
    for (input, actions) in ways {
      var app = AppHost(typing: input)
      for action in actions { app.does(action) }
      let view = app.app.converterView
      #expect(view.source.symbol == "km" && view.target.symbol == "mi", "\(actions)")
      #expect(view.input == "5")
    }
  }

  /// A refusal is a sentence that counts characters from 1.
  @Test func refusalsAreSentences() {
    for input in ["1.2.3", "1e9999", "5 kilometr", "x", "1/0 km"] {
      guard case .refused(let reason) = AppHost(typing: input).app.converterView.result else {
        Issue.record("\(input) is taken")
        continue
      }
      #expect(!reason.contains("byte"), "\(reason)")
      #expect(reason.hasSuffix(".") || reason.hasSuffix("?"), "\(reason)")
      #expect(reason.first?.isLowercase != true, "\(reason)")
    }
  }

  @Test func aMeasureTakesThePlaceOfNumberAndUnit() {
    var app = AppHost(typing: "5 ft 6 in")
    app.does(.takeMeasure)
    #expect(app.app.converterView.source.symbol == "in" && app.app.converterView.input == "66")
    var mass = AppHost(typing: "5 kg")
    mass.does(.takeMeasure)
    #expect(
      mass.app.converterView.quantity == "mass" && mass.app.converterView.source.symbol == "kg")
  }

  /// A measure of another quantity is converted to the unit that people usually want.
  @Test func aMeasureHasItsUsualPartner() {
    let rows = [
      ("3 cups", "ml"), ("2 tbsp", "ml"), ("8 oz", "g"), ("12 stone", "kg"), ("3 acres", "ha"),
      ("20 knots", "km/h"), ("100 kcal", "kJ"), ("3 bushels", "m³"),
    ]
    for (text, symbol) in rows {
      var app = AppHost(typing: text)
      app.does(.takeMeasure)
      let target = app.app.converterView.target.symbol
      #expect(target.lowercased() == symbol.lowercased(), "\(text) to \(target)")
    }
  }

  @Test func resultsAreCopiedInStyles() {
    var app = AppHost(typing: "1234")
    let styles: [(CopyStyle, String)] = [
      (.value, "1,985.930496"), (.valueWithSymbol, "1,985.930496 km"),
      (.expression, "1,234 mi = 1,985.930496 km"), (.scientific, "1.985930496E3"),
    ]
    for (style, text) in styles {
      app.does(.copy(style))
      #expect(
        app.effects == (style == .value ? [.save] : []) + [.copy(text, said: "Copied \(text)")])
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
    var empty = AppHost(typing: "")
    empty.does(.copy(.value))
    #expect(empty.effects == [])
    empty.does(.open(AppSheet.copying.path))
    #expect(empty.app.sheetView == .copying([]))
  }

  /// Decimals apply to the pair, until a person extends them to the quantity or to all.
  @Test func decimalsAreUsedForMore() {
    func scope(_ app: AppHost) -> String? {
      guard case .precision(let precision) = app.app.sheetView else { return nil }
      return precision.scopes.first { $0.isChosen }?.name
    }
    var app = AppHost(typing: "1234.5")
    app.does(.open("#/precision"))
    #expect(scope(app) == "All")
    app.does(.setDecimals(2))
    #expect(scope(app) == "Only mi to km")
    app.does(.useDecimals(for: .quantity))
    #expect(app.effects == [.save] && scope(app) == "Length")
    var precision = app.app.notebook.settings.precision
    #expect(precision.pairs == [] && precision.categories.map(\.decimals) == [2])
    #expect(precision.global == 8)
    app.does(.useDecimals(for: .all))
    precision = app.app.notebook.settings.precision
    #expect(precision.pairs == [] && precision.categories == [] && precision.global == 2)
    app.does(.setDecimals(5))
    app.does(.useDecimals(for: .pair))
    precision = app.app.notebook.settings.precision
    #expect(precision.pairs.map(\.decimals) == [5] && precision.global == 2)
    #expect(app.app.converterView.precision == "5 decimals, half up")
  }

  @Test func precisionIsChosen() throws {
    var app = AppHost(typing: "1234.5")
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

  /// For an empty field, the placeholder of the result is the conversion of zero.
  @Test func theResultOfZeroStandsBesideAnEmptyField() {
    for (link, shown) in [
      ("", "0"), ("from=celsius&to=fahrenheit", "32"), ("from=celsius&to=kelvin", "273.15"),
      ("from=liter-per-100-kilometer&to=kilometer-per-liter", "–"),
    ] {
      var app = AppHost(AppModel(identifierPrefix: "t"))
      app.does(.route("#/converter?" + link))
      #expect(app.app.converterView.placeholder == shown && app.app.converterView.result == .none)
      app.does(.input("x", selection: 1..<1))
      #expect(app.app.converterView.placeholder == "–")
    }
  }

  @Test func noticesStayUntilTheyAreTakenAway() {
    var app = AppHost(typing: "5")
    app.does(.notice(.notStored(reason: "QuotaExceededError")))
    #expect(app.effects.count == 1 && app.app.noticeViews.count == 1)
    app.does(.notice(.notStored(reason: "QuotaExceededError")))
    #expect(app.effects == [] && app.app.noticeViews.count == 1)
    app.does(.notice(.updateReady))
    #expect(app.app.noticeViews.map(\.offer) == [.backup, .update])
    app.does(.backUp)
    #expect(app.effects == [.backUp])
    app.does(.dismissNotice(0))
    #expect(app.app.noticeViews.map(\.offer) == [.update])
    app.does(.notice(.notStored(reason: "QuotaExceededError")))
    #expect(app.effects == [] && app.app.noticeViews.count == 1)
    app.does(.dismissNotice(7))
    #expect(app.effects == [])
    app.does(.applyUpdate)
    #expect(app.effects == [.applyUpdate])
  }

  @Test func decimalsAreThoseOfThePair() {
    var app = AppHost(typing: "1/3")
    app.does(.setDecimals(2))
    #expect(app.effects == [.save])
    #expect(app.app.converterView.decimals == 2)
    app.does(.set(.rounding, "ceiling"))
    #expect(
      app.app.converterView.result == .value("0.54", remark: "rounded ceiling", isExact: false))
    app.does(.swap)
    #expect(app.app.converterView.decimals == 8)
    // More decimals than the settings allow change nothing.
    app.does(.setDecimals(13))
    #expect(app.effects == [] && app.app.converterView.decimals == 8)
  }

  @Test func theLastConversionComesBack() {
    var app = AppHost(typing: "1234.5")
    app.does(.swap)
    let again = AppModel(app.app.notebook).converterView
    var before = app.app.converterView
    // `isSwapped` is not stored.
    before.isSwapped = false
    #expect(again == before)
  }

  @Test func whatIsTooLongIsSaid() {
    var app = AppHost(typing: "5")
    let long = String(repeating: "7", count: 30_000)
    app.does(.input(long, selection: 0..<0))
    #expect(
      app.effects
        == [.announce("The field takes at most 20000 characters. Nothing was changed.")])
    #expect(app.app.converterView.input == "5")
  }

  @Test func measuresSayHowTheyWereRead() {
    let rows: [(String, [String])] = [
      ("5 ft", []),
      ("5 ft 6 in", ["The parts were added up."]), ("5–10 km", ["Two numbers, a range."]),
      ("5 oz", ["The unit may also be US fluid ounce, imperial fluid ounce."]),
      ("20°", ["The unit may also be degree Celsius, degree Fahrenheit."]),
      ("~ 3 kg", ["Marked as approximate."]),
    ]
    for (input, notes) in rows {
      let view = AppHost(typing: input).app.converterView
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
      var app = AppHost(typing: "")
      app.does(.route(path))
      #expect(app.app.converterView.notes == notes, "\(path)")
    }
    var notebook = NotebookContent()
    var settings = notebook.settings
    settings.belowAbsoluteZeroNote = false
    _ = try? notebook.edit(.changeSettings(settings))
    var silent = AppHost(AppModel(notebook))
    silent.does(.route("#/converter?from=celsius&to=kelvin&value=-300"))
    #expect(silent.app.converterView.notes == [])
  }

  /// A unit that another page adds can be chosen here, and a unit that another page removes
  /// disappears.
  @Test func unitsOfAnotherPageAreTakenOver() {
    var app = AppHost(typing: "5")
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
}
