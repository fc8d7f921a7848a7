import AppModel
import MeasureText
import Notebook
import Testing

/// The paste sheet shows how it reads a text of the clipboard.
///
/// A person chooses how to use it.
@Suite struct PasteTests {
  private func pasting(_ text: String?, from path: String = "#/") -> AppHost {
    var app = AppHost(typing: "9")
    app.does(.open(path))
    app.does(.pasted(text))
    return app
  }

  private func view(_ app: AppHost) throws -> PasteViewModel {
    guard case .paste(let view) = app.app.sheetView else {
      throw ReadingFailure.noSheet
    }
    return view
  }

  private enum ReadingFailure: Error { case noSheet }

  @Test func aPasteIsShownFirst() throws {
    let rows: [(String, String, String, [String])] = [
      ("  1234\n", "1,234 mi", "1,234 mi = 1,985.930496 km", []),
      ("5 ft 6 in", "66 in", "66 in = 0.0016764 km", ["The parts were added up."]),
      (
        "about 5 km to the lake", "5 km", "5 km = 3.10685596 mi",
        ["Left out: 'about', 'to the lake'."]
      ),
      (
        "5-10 kg", "5 – 10 kg", "5 – 10 kg = 11.02311311 – 22.04622622 lb",
        ["Two numbers, a range."]
      ),
    ]
    for (text, understood, result, notes) in rows {
      let app = pasting(text)
      #expect(
        app.effects == [.navigate("#/paste"), .focus("use-paste")], "\(text)")
      let view = try view(app)
      #expect(view.understood == understood && view.problem == "", "\(view)")
      #expect(view.result == result, "\(view)")
      #expect(view.notes == notes)
      #expect(app.app.converterView.input == "9")
    }
    for (text, problem) in [("abc", "'abc' is not a number."), ("-", "There is no number in it.")] {
      let app = pasting(text)
      #expect(app.effects.last == .focus("insert-paste"))
      let view = try view(app)
      #expect(view.understood == "" && view.problem == problem, "\(view)")
    }
  }

  @Test func aPasteIsTakenAsItIsUnderstood() {
    let rows: [(String, AppAction, [String])] = [
      ("  1234\n", .usePaste, ["mi", "km", "1,234"]),
      ("5 ft 6 in", .usePaste, ["in", "km", "66"]),
      ("5 ft 6 in", .insertPaste, ["mi", "km", "5 ft 6 in"]),
      ("3 kg", .usePaste, ["kg", "lb", "3"]),
      ("<b>7</b>", .insertPaste, ["mi", "km", "<b>7</b>"]),
      ("abc", .usePaste, ["mi", "km", "abc"]),
    ]
    for (text, action, shown) in rows {
      var app = pasting(text)
      app.does(action)
      #expect(app.shownUnits == shown, "\(text)")
      let felt: [AppEffect] = action == .usePaste ? [.haptic(milliseconds: 16)] : []
      #expect(app.effects == felt + [.save, .focus("value"), .goBack], "\(text)")
      app.does(action)
      #expect(app.effects == [])
    }
  }

  /// If the pasted unit has a favourite, the converter takes the favourite's target unit (M-320).
  @Test func theFavoriteOfAUnitComesAlong() throws {
    var app = AppHost(typing: "5")
    app.does(.route("#/converter?from=ft&to=cm"))
    app.does(.starPair)
    app.does(.route("#/converter?from=kg&to=lb"))
    app.does(.pasted("6 ft"))
    app.does(.usePaste)
    #expect(app.shownUnits == ["ft", "cm", "6"])
  }

  /// The calculator states how it read a number: 1.234 has another meaning in German.
  @Test func theCalculatorSaysHowItRead() {
    var app = AppHost(typing: "", locale: .german)
    app.does(.open("#/calculator"))
    app.does(.pasted("1.234"))
    #expect(app.effects == [.announce("The mark in the number can be read in two ways.")])
  }

  /// On a screen without the field, the converter takes the pasted text, and going back does not
  /// reopen the sheet.
  @Test func aPasteAnywhere() throws {
    for (path, place) in [
      ("#/home", AppPlace.converter), ("#/library", .converter), ("#/all", .allUnits),
    ] {
      var app = pasting("3 kg", from: path)
      #expect(app.app.place == place)
      app.does(.usePaste)
      #expect(app.app.place == place && app.shownUnits == ["kg", "lb", "3"])
      let leave: AppEffect = place == .allUnits ? .goBack : .replacePath("#/")
      #expect(app.effects.suffix(3) == [.save, .focus("value"), leave], "\(path)")
    }
    var app = pasting("3 kg", from: "#/units?for=from")
    let said = AppEffect.announce("Close what is open first, or paste into its field.")
    #expect(app.effects == [said] && app.picker != nil)
    app = pasting("3 kg")
    app.does(.pasted("4 lb"))
    #expect(try view(app).understood == "4 lb" && app.effects == [])
    app.does(.closeSheet)
    #expect(app.effects == [.focus("paste"), .goBack] && app.shownUnits == ["mi", "km", "9"])
  }

  @Test func whatCannotBePastedIsSaid() {
    for text in [nil, "", " \n", String(repeating: "1", count: 3_000_000)] {
      let app = pasting(text)
      #expect(app.effects.count == 1 && app.app.converterView.input == "9")
      guard case .announce = app.effects.first else {
        Issue.record("nothing is said")
        continue
      }
    }
  }
}
