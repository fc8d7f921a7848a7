import AppModel
import Calculation
import MeasureText
import Notebook
import Testing

/// The settings: each value is offered, chosen, kept and shown.
@Suite struct SettingsTests {
  private func view(_ app: AppHost, _ setting: AppSetting) -> SettingViewModel? {
    var app = app
    app.does(.open(AppSheet.setting(setting).path))
    if case .setting(let view) = app.app.sheetView { return view } else { return nil }
  }

  /// Each value that is offered is chosen by its identifier, and no other one with it.
  @Test(arguments: AppSetting.allCases) func eachValueIsChosen(_ setting: AppSetting) throws {
    let choices = try #require(view(AppHost(), setting)).choices
    #expect(choices.count > 1 && Set(choices.map(\.identifier)).count == choices.count)
    var app = AppHost(typing: "1234.5")
    for choice in choices {
      app.does(.set(setting, choice.identifier))
      #expect(app.effects == [.save])
      let now = try #require(view(app, setting)).choices
      #expect(now.filter(\.isChosen).map(\.identifier) == [choice.identifier])
      let rows = app.app.settingsView.sections.flatMap(\.rows)
      let row = try #require(rows.first { $0.setting == setting })
      #expect(row.isOn.map { $0 == (choice.identifier == "on") } ?? (row.value == choice.name))
    }
    let before = app.app.notebook
    for value in ["nothing", "99", "\0"] where setting != .zeroNote {
      app.does(.set(setting, value))
      #expect(app.effects == [] && app.app.notebook == before, "\(value)")
    }
  }

  /// Keys of both keypads vibrate, a swap twice as long, and nothing does that is not pressed.
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

  @Test func eachSettingHasARow() {
    let rows = AppHost().app.settingsView.sections.flatMap(\.rows).map(\.setting)
    #expect(rows.count == AppSetting.allCases.count && Set(rows) == Set(AppSetting.allCases))
  }

  /// What a setting does is seen in the converter.
  @Test func settingsActOnResults() {
    let rows: [(AppSetting, String, String, String)] = [
      (.decimals, "2", "1234.5", "1,986.74"), (.rounding, "up", "1e-9", "0.00000001"),
      (.grouping, "never", "1234.5", "1986.735168"),
      (.notation, "6", "1234567", "1.986842994048E6"),
      (.locale, "de", "1234,5", "1.986,735168"),
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
