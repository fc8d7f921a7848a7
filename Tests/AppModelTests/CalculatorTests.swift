import AppModel
import Calculation
import MeasureText
import Notebook
import Testing

/// The calculator: display, tape and clipboard.
@Suite struct CalculatorTests {
  private func pressing(_ keys: String, locale: NumberLocale = .english) throws -> AppHost {
    var app = AppHost(typing: "", locale: locale)
    app.does(.open("#/calculator"))
    for key in try CalculatorKey.keys(in: keys) { app.does(.calculate(key)) }
    return app
  }

  private func view(_ app: AppHost) throws -> CalculatorViewModel {
    guard case .calculator(let view) = app.app.view.screen else {
      throw Missing.calculator
    }
    return view
  }

  private enum Missing: Error { case calculator }

  @Test func theDisplayIsThatOfTheKeypad() throws {
    let rows: [(String, String, String)] = [
      ("", "0", ""), ("1 . 5", "1.5", "1.5"), ("2 + 3 × 4 =", "14", "2 + 3 × 4 ="),
      ("1 ÷ 3 =", "≈0.333333333333333", "1 ÷ 3 ="),
    ]
    for (keys, text, line) in rows {
      let view = try view(pressing(keys))
      #expect(view.text == text && view.line == line && view.problem == "", "\(keys)")
    }
    let failed = try view(pressing("1 ÷ 0 ="))
    #expect(failed.text == "" && failed.problem == "Division by zero has no value.")
    let german = try view(pressing("1234 + 1 =", locale: .german))
    #expect(german.text == "1.235" && german.decimalMark == ",")
  }

  @Test func aFinishedCalculationIsKept() throws {
    var app = try pressing("100 + 10 % =")
    #expect(app.effects == [.haptic(milliseconds: 8), .save])
    #expect(try view(app).tape.map(\.line) == ["100 + 10 % ="])
    #expect(try view(app).tape.map(\.result) == ["110"])
    // A number alone adds no row, whereas a repeated operation adds a row.
    app.does(.calculate(.equals))
    #expect(try view(app).tape.count == 2)
    #expect(try view(pressing("5 =")).tape == [])
    let row = try #require(try view(app).tape.first)
    app.does(.calculate(.allClear))
    app.does(.takeResult(row.identifier))
    #expect(try view(app).text == "110")
    app.does(.takeResult("nothing"))
    #expect(try view(app).text == "110")
  }

  @Test func theTapeHasTheNewest() throws {
    var app = try pressing("")
    for _ in 0..<25 {
      for key in try CalculatorKey.keys(in: "1 + 1 =") { app.does(.calculate(key)) }
    }
    #expect(app.app.notebook.history.count(of: .calculation) == 25)
    #expect(try view(app).tape.count == 20)
  }

  @Test func numbersAreCopiedAndPasted() throws {
    var app = try pressing("1234.5")
    app.does(.copyCalculation)
    #expect(app.effects == [.copy("1,234.5", said: AppText.copied("1,234.5").english)])
    app.does(.pasted(" 1/3 "))
    #expect(try view(app).text == "≈0.333333333333333")
    app.does(.pasted("5 km"))
    guard case .announce = app.effects.first else {
      Issue.record("nothing is said")
      return
    }
    #expect(try view(app).text == "≈0.333333333333333" && app.shownUnits[2] == "")
  }

  @Test func theModeIsThatOfTheSettings() throws {
    var app = try pressing("")
    app.does(.set(.calculatorMode, "immediate"))
    for key in try CalculatorKey.keys(in: "2 + 3 × 4 =") { app.does(.calculate(key)) }
    #expect(try view(app).text == "20")
  }

  /// A draft restores the display after any keys, pasted numbers and changes of the mode.
  ///
  /// The keys pressed after the restart give equal results.
  @Test func theDraftGivesTheDisplayAgain() throws {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    // `allClear` is drawn apart from the other keys, by one action in twenty.
    let keys = CalculatorKey.allCases.filter { $0 != .allClear }
    for round in 0..<300 {
      var app = try pressing("")
      for _ in 0..<random(60) {
        switch random(20) {
        case 0: app.does(.set(.calculatorMode, KeypadMode.allCases[random(2)].rawValue))
        case 1: app.does(.pasted("1,234.5"))
        case 2: app.does(.calculate(.allClear))
        default: app.does(.calculate(keys[random(keys.count)]))
        }
      }
      var model = AppModel(app.app.notebook)
      let isWhole = model.resume(app.app.draft)
      #expect(isWhole, "round \(round)")
      var again = AppHost(model)
      again.does(.open("#/calculator"))
      #expect(try view(again) == view(app), "round \(round)")
      for key in [CalculatorKey.add, .four, .equals, .equals] {
        again.does(.calculate(key))
        app.does(.calculate(key))
        #expect(try view(again).text == view(app).text, "round \(round)")
      }
    }
  }

  /// A key sequence over the limit has no draft, because a truncated sequence would give a wrong
  /// number.
  @Test func aLongWayHasNoDraft() throws {
    var app = try pressing("1 + 2")
    #expect(app.app.draft.count == 5)
    for _ in 0..<AppModel.calculatorDraftLimit { app.does(.calculate(.sign)) }
    #expect(app.app.draft.count == 1)
    app.does(.calculate(.allClear))
    app.does(.calculate(.seven))
    #expect(app.app.draft.count == 3)
  }

  /// Each key has a unique name, which actions use.
  @Test func keysHaveNames() {
    let names = CalculatorKey.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(CalculatorKey.allCases.allSatisfy { CalculatorKey(name: $0.name) == $0 })
  }
}
