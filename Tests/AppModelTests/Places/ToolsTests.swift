import AppModel
import MeasureText
import Notebook
import Testing

/// The tools: tip, discount and split.
@Suite struct ToolsTests {
  private func given(_ tool: String, _ amount: String, locale: NumberLocale = .english) -> AppHost {
    var app = AppHost(typing: "", locale: locale)
    app.does(.open("#/tools"))
    app.does(.showTool(tool))
    app.does(.typeAmount(amount))
    return app
  }

  private func lines(_ app: AppHost) -> [String] {
    app.app.toolsView.lines.map { $0.name + " " + $0.amount }
  }

  @Test func aTipIsSharedToTheCent() {
    var app = given("tip", "48.50")
    app.does(.setPeople(3))
    #expect(
      lines(app) == [
        "Tip 8.73", "Total 57.23", "Persons 1 and 2, each 19.08", "Person 3 19.07",
      ])
    #expect(app.app.toolsView.arc?.words == "18 percent" && !app.app.toolsView.steps.isEmpty)
    app.does(.setPercent(20))
    app.does(.setPeople(1))
    #expect(lines(app) == ["Tip 9.70", "Total 58.20"])
  }

  @Test func aDiscountAndASplit() {
    var app = given("discount", "99.99")
    app.does(.setPercent(35))
    #expect(lines(app) == ["Saved 35.00", "Total 64.99"] && app.app.toolsView.people == nil)
    var split = given("split", "1.234,50", locale: .german)
    split.does(.setPeople(7))
    #expect(lines(split) == ["Persons 1 to 5, each 176,36", "Persons 6 and 7, each 176,35"])
    #expect(split.app.toolsView.arc == nil)
  }

  /// The view states how it read an amount.
  ///
  /// In German, 1.234 is 1234; in English, 1.234 is less than 2.
  @Test func whatAnAmountWasReadAsIsSaid() {
    let view = given("split", "1.234", locale: .german).app.toolsView
    #expect(view.steps.first == "The mark in the number can be read in two ways.", "\(view.steps)")
    #expect(
      given("split", "1234", locale: .german).app.toolsView.steps.count == view.steps.count - 1)
  }

  /// A pasted text becomes the amount; what is refused is named by its character alone.
  @Test func aPasteIsTheAmount() {
    var app = given("tip", "1")
    app.does(.pasted(" $57.23 "))
    #expect(app.app.place == .tools && app.app.sheetView == nil)
    #expect(app.app.toolsView.amount == "$57.23" && app.effects.contains(.focus("amount")))
    #expect(app.app.toolsView.problem.contains("character 1"))
    #expect(!app.app.toolsView.problem.contains("byte"))
  }

  /// Values beyond the limits are refused, and change nothing.
  @Test func limitsAreKept() {
    var app = given("tip", "48.50")
    let before = app.app.toolsView
    for action in [
      AppAction.setPercent(-1), .setPercent(51), .setPeople(0), .setPeople(100), .showTool("x"),
      .typeAmount(String(repeating: "1", count: 3_000_000)),
    ] {
      app.does(action)
      #expect(app.app.toolsView == before, "\(action)")
    }
    for (amount, said) in [("x", "not a number"), ("-5", "below 0"), ("1.005", "decimal")] {
      let view = given("tip", amount).app.toolsView
      #expect(view.lines == [] && view.problem.contains(said), "\(view.problem)")
    }
    #expect(given("tip", " ").app.toolsView.problem == "")
  }

  /// A result is recorded when another bill begins.
  ///
  /// Copying the recorded row of a split copies the first share.
  @Test func aBillThatIsTypedOverIsKept() {
    var app = given("split", "100")
    app.does(.setPeople(3))
    for text in ["7", "75", "7", "", "7", "75", "175", "15"] { app.does(.typeAmount(text)) }
    let rows = app.app.notebook.history
    #expect(rows.count == 1)
    app.does(.copyEntry(rows.last?.id ?? ""))
    #expect(app.effects.contains(.copy("33.34", said: "Copied 33.34")))
  }

  @Test func anAmountFollowsTheMarks() {
    var app = given("tip", "1,234.50")
    app.does(.set(.separators, "point-comma"))
    #expect(app.app.toolsView.amount == "1.234,50" && app.app.toolsView.problem == "")
    app.does(.set(.separators, ""))
    #expect(app.app.toolsView.amount == "1,234.50")
  }

  @Test func toolsStandOnTheCalculator() {
    var app = given("tip", "5")
    #expect(app.app.view.tab == .calculator)
    app.does(.route("#/calculator"))
    #expect(app.effects == [.save, .focus("tools-opener")])
  }
}
