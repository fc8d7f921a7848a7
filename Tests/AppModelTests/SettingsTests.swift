import AppModel
import BuildInformation
import Calculation
import MeasureText
import Notebook
import Testing

/// Each setting is offered, chosen, stored and shown.
@Suite struct SettingsTests {
  private func view(_ app: AppHost, _ setting: AppSetting) -> SettingViewModel? {
    var app = app
    app.does(.open(AppSheet.setting(setting).path))
    if case .setting(let view) = app.app.sheetView { return view } else { return nil }
  }

  @Test func recentsAreForgotten() {
    var app = AppHost(typing: "5")
    app.does(.open(AppSheet.unitsPath(.target)))
    app.does(.searchUnits("foot"))
    app.does(.chooseUnit("foot"))
    #expect(app.app.notebook.recents.units.contains("foot"))
    app.does(.open("#/settings"))
    app.does(.open(AppSheet.alert(.clearRecents).path))
    app.does(.clearRecents)
    #expect(app.app.notebook.recents.units == [] && app.app.notebook.recents.searches == [])
    #expect(app.effects.contains(.announce("Recent items are cleared.")))
    #expect(app.effects.contains(.focus("clear-recents")) && app.app.sheet == nil)
    #expect(app.shownUnits == ["mi", "ft", "5"])
  }

  @Test func theResultIsCopiedAsTheSettingSays() {
    var app = AppHost(typing: "5")
    let texts = ["8.04672", "8.04672 km", "5 mi = 8.04672 km"]
    for (style, text) in zip(MeasureStyle.allCases, texts) {
      app.does(.set(.copyStyle, style.rawValue))
      app.does(.copy(app.app.converterView.copyStyle))
      #expect(app.effects.contains(.copy(text, said: "Copied \(text)")))
    }
  }

  @Test func theAppIsOfTheReleaseOfTheProgram() {
    #expect(AppModel.version == Version.number)
    #expect(AppArticle.about.paragraphs.last == "This is version \(Version.number).")
  }

  @Test func aSkinThatIsNotOfferedIsShownWhereItIsChosen() throws {
    var app = AppHost()
    app.does(.set(.skin, "glass:aurora"))
    let choices = try #require(view(app, .skin)).choices
    #expect(choices.map(\.identifier) == ["system", "expressive", "glass:aurora"])
    #expect(choices.last?.name == "Glass, shown as the system's" && choices.last?.isChosen == true)
    app.does(.set(.skin, "wood"))
    #expect(app.app.notebook.settings.skin == .glass(.aurora) && app.effects == [])
  }

  /// Each offered value can be chosen by its identifier, and is then the only chosen value.
  ///
  /// `ProductsTests` covers products.
  @Test(arguments: AppSetting.allCases.filter { $0 != .product }) func eachValueIsChosen(
    _ setting: AppSetting
  ) throws {
    let choices = try #require(view(AppHost(), setting)).choices
    #expect(choices.count > 1 && Set(choices.map(\.identifier)).count == choices.count)
    var app = AppHost(typing: "1234.5")
    for choice in choices {
      app.does(.set(setting, choice.identifier))
      // The choice of a previewed product is not stored.
      #expect(app.effects == (setting == .freePart ? [] : [.save]))
      let now = try #require(view(app, setting)).choices
      #expect(now.filter(\.isChosen).map(\.identifier) == [choice.identifier])
      let rows = app.app.settingsView.sections.flatMap(\.rows)
      let row = try #require(rows.first { $0.setting == setting })
      #expect(row.isOn.map { $0 == (choice.identifier == "on") } ?? (row.value == choice.name))
    }
    let before = app.app.notebook
    for value in ["nothing", "99", "\0"] where ![.zeroNote, .keyClick, .freePart].contains(setting)
    {
      app.does(.set(setting, value))
      #expect(app.effects == [] && app.app.notebook == before, "\(value)")
    }
  }

  /// Keys of both keypads vibrate, a swap vibrates twice as long, and unpressed controls never
  /// vibrate.
  @Test func keysVibrateAsTheSettingSays() {
    let values: [(String, Int?)] = [("off", nil), ("light", 4), ("medium", 8), ("heavy", 16)]
    for (value, time) in values {
      var app = AppHost(typing: "5")
      app.does(.set(.haptics, value))
      let ways: [(AppAction, Int?)] = [
        (.key(.digit(1)), time), (.calculate(.one), time), (.swap, time.map { 2 * $0 }),
        (.input("7", selection: 0..<0), nil), (.copy(.value), nil),
      ]
      for (action, time) in ways {
        app.does(action)
        let times = app.effects.compactMap { effect in
          if case .haptic(let milliseconds) = effect { milliseconds } else { nil }
        }
        #expect(times == [time].compactMap(\.self), "\(value) \(action)")
      }
    }
  }

  /// A held key vibrates at most once in 50 ms.
  @Test func vibrationsRest() throws {
    var app = AppModel()
    let times: [Int64] = [0, 30, 49, 50, 80, 100, 20]
    let felt = try times.map { time in
      let clock = AppHost.now.millisecondsSince1970 + time
      let now = try #require(Timestamp(millisecondsSince1970: clock))
      return app.update(.key(.digit(1)), at: now).contains(.haptic(milliseconds: 8))
    }
    #expect(felt == [true, false, false, true, false, true, true])
  }

  /// Only the keys of the two keypads click.
  @Test func keysClickAsTheSettingSays() {
    for isOn in [false, true] {
      var app = AppHost(typing: "5")
      app.does(.set(.keyClick, isOn ? "on" : "off"))
      for (action, isKey) in [
        (AppAction.key(.digit(1)), true), (.calculate(.one), true), (.swap, false),
        (.input("7", selection: 0..<0), false),
      ] {
        app.does(action)
        #expect(app.effects.contains(.click) == (isOn && isKey), "\(action)")
      }
    }
  }

  /// An accent colour that another program set stays until a person chooses an offered colour.
  @Test func anAccentThatIsNotOfferedIsShown() throws {
    var notebook = NotebookContent()
    var settings = notebook.settings
    settings.accent = RGBColor(value: 0x123456)
    _ = try notebook.edit(.changeSettings(settings))
    var app = AppHost(AppModel(notebook))
    let choices = try #require(view(app, .accent)).choices
    #expect(choices.filter(\.isChosen).map(\.name) == ["#123456"])
    app.does(.set(.accent, "indigo"))
    #expect(app.app.notebook.settings.accent?.text == "#5856D6")
    #expect(try #require(view(app, .accent)).choices.count == AccentColor.allCases.count)
  }

  /// The preview of the free part refuses an edit that exceeds its limits, gives the reason, and
  /// removes no stored data.
  @Test func theFreePartExplainsItsLimits() throws {
    var app = AppHost(typing: "5")
    let units = ["foot", "yard", "inch", "meter", "centimeter", "furlong", "fathom"]
    for from in units {
      for to in ["mile", "kilometer", "nautical-mile"] {
        app.does(.route("#/converter?from=\(from)&to=\(to)"))
        app.does(.starPair)
      }
    }
    #expect(app.app.notebook.favorites.count == 21)
    app.does(.set(.freePart, "on"))
    app.does(.route("#/converter?from=kg&to=lb"))
    app.does(.starPair)
    #expect(app.effects == [.navigate("#/limit"), .focus("sheet-close")])
    guard case .limit(let text) = app.app.sheetView else {
      Issue.record("nothing is explained")
      return
    }
    #expect(text.hasPrefix("What you preview keeps 20 favourites."))
    #expect(app.app.notebook.favorites.count == 21)
    app.does(.closeSheet)
    #expect(app.effects == [.focus("star-pair"), .goBack])
    // In front of an open sheet, no second sheet opens, so the reason is announced.
    app.does(.open(AppSheet.unitsPath(.source)))
    app.does(.starUnit("meter"))
    #expect(app.effects == [.announce(text)] && app.picker != nil)
    app.does(.closeSheet)
    app.does(.starPair)
    app.does(.endPreview)
    #expect(app.effects == [.focus("star-pair"), .goBack])
    app.does(.starPair)
    #expect(app.app.notebook.favorites.count == 22)
    // The sheet of the limit replaces the sheet of a refused choice, so that no button shows that
    // choice.
    app.does(.set(.freePart, "on"))
    app.does(.open("#/precision"))
    app.does(.setDecimals(12))
    #expect(app.effects == [.replacePath("#/limit"), .focus("sheet-close")])
    app.does(.closeSheet)
    #expect(app.effects == [.focus("precision"), .goBack])
    // The source-code licence has all features.
    #expect(AppHost().app.settingsView.sections.last?.rows.last?.isOn == false)
  }

  @Test func eachSettingHasARow() {
    let rows = AppHost().app.settingsView.sections.flatMap(\.rows).map(\.setting)
    #expect(rows.count == AppSetting.allCases.count && Set(rows) == Set(AppSetting.allCases))
  }

  /// A setting changes the converter's result.
  @Test func settingsActOnResults() {
    let rows: [(AppSetting, String, String, String)] = [
      (.decimals, "2", "1234.5", "1,986.74"), (.rounding, "up", "1e-9", "0.00000001"),
      (.grouping, "never", "1234.5", "1986.735168"),
      (.notation, "6", "1234567", "1.986842994048E6"),
      (.locale, "de", "1234,5", "1.986,735168"),
      (.separators, "point-comma", "1234,5", "1.986,735168"),
    ]
    for (setting, value, input, result) in rows {
      var app = AppHost()
      app.does(.set(setting, value))
      app.does(.input(input, selection: 0..<0))
      guard case .value(let text, _, _) = app.app.converterView.result else {
        Issue.record("no result of \(input)")
        continue
      }
      #expect(text == result, "\(setting)")
    }
    for (value, count) in [("on", 1), ("off", 0)] {
      var app = AppHost()
      app.does(.set(.zeroNote, value))
      app.does(.route("#/converter?from=celsius&value=-300"))
      #expect(app.app.converterView.notes.count == count)
    }
  }

  private func display(_ app: AppHost) -> CalculatorViewModel? {
    if case .calculator(let view) = app.app.view.screen { view } else { nil }
  }

  /// The settings list each quantity and pair that has its own decimals, and can remove them.
  @Test func decimalsOfTheirOwnAreListed() throws {
    var app = AppHost(typing: "5")
    func exceptions() -> [String] {
      guard case .setting(let view) = app.app.sheetView else { return [] }
      return view.exceptions.map { $0.name + " \($0.decimals)" }
    }
    app.does(.setDecimals(2))
    app.does(.useDecimals(for: .quantity))
    app.does(.setDecimals(3))
    app.does(.open("#/setting?of=theme"))
    #expect(exceptions() == [])
    app.does(.closeSheet)
    app.does(.open("#/setting?of=decimals"))
    #expect(exceptions() == ["Length 2", "mile to kilometer 3"] && app.result == "8.047")
    app.does(.removeDecimals("kilometer mile"))
    #expect(exceptions().count == 2 && app.effects == [])
    app.does(.removeDecimals("mile kilometer"))
    #expect(exceptions() == ["Length 2"] && app.result == "8.05")
    #expect(app.effects.contains(.save) && app.effects.contains(.focus("sheet-close")))
    app.does(.removeDecimals("length"))
    #expect(exceptions() == [] && app.result == "8.04672")
  }

  /// Separators of the settings apply to reading and writing, with every number format.
  @Test func separatorsAreReadAndWritten() throws {
    var app = AppHost(typing: "1234.5")
    #expect(app.app.converterView.input == "1,234.5")
    app.does(.set(.separators, "space-comma"))
    #expect(app.app.converterView.input == "1\u{202F}234,5")
    #expect(app.app.converterView.decimalMark == ",")
    #expect(app.result == "1\u{202F}986,735168")
    app.does(.copy(.value))
    let copied = "1\u{202F}986,735168"
    #expect(app.effects.contains(.copy(copied, said: "Copied " + copied)))
    // The chosen separators decide the meaning of a single point or comma.
    app.does(.input("1,500", selection: 5..<5))
    #expect(app.result == "2,414016")
    app.does(.set(.separators, "apostrophe-point"))
    app.does(.input("12345.678", selection: 9..<9))
    #expect(app.app.converterView.input == "12’345.678")
    app.does(.open("#/calculator"))
    app.does(.pasted("12’345.5"))
    #expect(display(app)?.text == "12’345.5")
    app.does(.set(.separators, "point-comma"))
    #expect(display(app)?.text == "12.345,5" && display(app)?.decimalMark == ",")
    app.does(.showTool("tip"))
    app.does(.typeAmount("1.234,50"))
    #expect(app.app.toolsView.lines.contains { $0.amount.hasSuffix("456,71") })
    app.does(.set(.locale, "de"))
    app.does(.set(.separators, ""))
    #expect(app.app.symbols == NumberLocale.german.symbols)
  }

  /// Separators that another program set stay until a person chooses offered separators.
  @Test func separatorsThatAreNotOfferedAreShown() throws {
    var notebook = NotebookContent()
    var settings = notebook.settings
    settings.formatting.separators = NumberMarks(decimal: "·", group: "_")
    _ = try notebook.edit(.changeSettings(settings))
    var app = AppHost(AppModel(notebook))
    let choices = try #require(view(app, .separators)).choices
    #expect(choices.filter(\.isChosen).map(\.explanation) == ["12_345·67"])
    app.does(.input("1234·5", selection: 6..<6))
    #expect(app.result == "1_986·735168")
    app.does(.set(.separators, "own"))
    #expect(app.effects == [])
    app.does(.set(.separators, "comma-point"))
    let offered = try #require(view(app, .separators)).choices
    #expect(offered.count == NumberSeparators.allCases.count + 1)
  }

  @Test func settingsAreResetAfterAQuestion() {
    var app = AppHost(typing: "5")
    app.does(.set(.theme, "oled"))
    app.does(.open(AppSheet.alert(.resetSettings).path))
    #expect(app.effects.last == .focus("alert-cancel"))
    app.does(.closeSheet)
    #expect(app.effects == [.focus("reset-settings"), .goBack])
    #expect(app.app.notebook.settings.theme == .oled)
    app.does(.open(AppSheet.alert(.resetSettings).path))
    app.does(.resetSettings)
    #expect(app.app.notebook.settings == NotebookSettings() && app.shownUnits[2] == "5")
    #expect(app.effects.suffix(2) == [.focus("reset-settings"), .goBack])
  }

  @Test func textsAboutTheAppAreThere() {
    for article in AppArticle.allCases {
      #expect(!article.paragraphs.isEmpty && article.paragraphs.allSatisfy { $0.hasSuffix(".") })
    }
  }
}
