import AppModel
import ConversionRequests
import MeasureText
import Notebook
import Testing

/// Input of the converter's field from links, the store and the clipboard.
@Suite struct ConverterInputTests {
  private func host(_ locale: NumberLocale, _ notebook: NotebookContent = NotebookContent())
    -> AppHost
  {
    AppHost(AppModel(notebook, systemLocale: locale, identifierPrefix: "t"))
  }

  // MARK: A phone's own keyboard

  /// The key for letters moves the focus to the field, whose keyboard then has letters.
  ///
  /// A second press brings back the keyboard of digits. Neither changes or saves the input.
  @Test func aKeySwitchesThePhonesKeyboard() {
    var app = host(.english)
    app.does(.key(.digit(5)))
    let before = app.app.converterView
    #expect(!before.hasLetters)
    for hasLetters in [true, false] {
      let effects = app.app.update(.key(.letters), at: .epoch)
      #expect(effects.contains(.focus("value")) && !effects.contains(.save))
      #expect(app.app.converterView.hasLetters == hasLetters)
      #expect(app.app.converterView.input == before.input)
    }
    #expect(app.app.converterView == before)
  }

  @Test func aMeasureThatIsTakenBringsBackTheDigits() {
    var app = host(.english)
    app.does(.key(.letters))
    app.does(.input("5 ft 3 in", selection: 9..<9))
    #expect(app.app.converterView.hasLetters)
    app.does(.takeMeasure)
    #expect(!app.app.converterView.hasLetters && app.app.converterView.source.symbol == "in")
  }

  /// Messages put a number between U+2066 or U+2068 and U+2069.
  ///
  /// Characters that change the order of digits, and halves of a pair, are refused.
  @Test func theIsolateAroundANumberIsLeftOut() {
    let five = shown("5")
    for text in ["\u{2068}5\u{2069}", "\u{2066}5\u{2069}", "\u{200E}5"] {
      #expect(shown(text) == five)
    }
    for text in ["\u{2067}5\u{2069}", "\u{202E}5\u{202C}", "\u{2068}5", "5\u{2069}", "\u{2068}"] {
      guard case .refused = shown(text) else {
        Issue.record("\(text.unicodeScalars.map(\.value)) is not refused")
        continue
      }
    }
  }

  private func shown(_ text: String) -> ConverterViewModel.Result {
    var app = host(.english)
    app.does(.input(text, selection: 0..<0))
    return app.app.converterView.result
  }

  // MARK: Plain notation

  /// Links and the store use a point as decimal mark.
  ///
  /// Each locale shows and reads its own mark.
  @Test func linksAndStoreHaveAPoint() {
    for locale in NumberLocale.languages {
      let mark = String(Character(locale.symbols.decimal))
      for value in ["1234.5", "-0.001", "1.5e3", ".5", "1234567", "1.234"] {
        var app = host(locale)
        app.does(.route("#/converter?from=mi&to=mi&value=" + value))
        let view = app.app.converterView
        let isPlain = !value.contains(".")
        #expect(view.input.contains(mark) != isPlain, "\(locale.rawValue) \(value)")
        #expect(view.notes.isEmpty && app.app.notebook.recents.last?.input == value)
        guard case .value = view.result else {
          Issue.record("no result of \(value) in \(locale.rawValue)")
          continue
        }
        // The next start may use another locale, in which the stored input and the link agree.
        for other in NumberLocale.languages {
          var linked = host(other)
          linked.does(.route("#/converter?from=mi&to=mi&value=" + value))
          let again = host(other, app.app.notebook).app.converterView
          #expect(again == linked.app.converterView, "\(value) to \(other.rawValue)")
        }
      }
    }
  }

  @Test func aLinkMayHaveATextThatIsNotPlain() {
    let rows = [
      ("1,5", "1,5"), ("1.234.567", "1.234.567"), ("5.5 ft 6.5 in", "5,5 ft 6,5 in"),
      ("5 fl. oz", "5 fl. oz"), ("", ""), (".", "."), ("5.", "5,"),
    ]
    for (value, input) in rows {
      var app = host(.german)
      app.does(.route("#/converter?value=" + value))
      #expect(app.app.converterView.input == input, "\(value)")
    }
  }

  /// The typed text is restored unchanged, whatever marks it has.
  @Test func whatWasTypedComesBackAsItWas() {
    var notebook = NotebookContent()
    var settings = notebook.settings
    settings.formatting.grouping = .never
    _ = try? notebook.edit(.changeSettings(settings))
    for locale in NumberLocale.languages {
      for text in ["1.234", "1,234", "1.5", "1,5", "5,5 ft", "5.5 ft 6,5 in", "1 234", "a.b,c"] {
        var app = host(locale, notebook)
        app.does(.input(text, selection: text.utf16.count..<text.utf16.count))
        let again = host(locale, app.app.notebook)
        #expect(again.app.converterView == app.app.converterView, "\(locale.rawValue) \(text)")
      }
    }
  }

  /// After a change of the locale, the field shows the text that it shows after the next start.
  @Test func aChangeOfTheLocaleIsKept() {
    for text in ["1234.5", "1,5 ft", "5.5 ft 6,5 in", ",", "1.5.5", "12,34", "1,234,567"] {
      for locale in NumberLocale.languages {
        var app = host(.english)
        app.does(.input(text, selection: text.utf16.count..<text.utf16.count))
        app.does(.set(.locale, locale.rawValue))
        let (view, again) = (app.app.converterView, host(.english, app.app.notebook).app)
        #expect(again.converterView.input == view.input, "\(locale.rawValue) \(text)")
        #expect(again.converterView.result == view.result, "\(locale.rawValue) \(text)")
      }
    }
  }

  // MARK: Running text and ranges

  private func pasted(_ text: String, _ locale: NumberLocale = .english) -> AppHost {
    var app = host(locale)
    app.does(.pasted(text))
    app.does(.insertPaste)
    return app
  }

  /// Pasting finds the measure in running text, as the command `paste` does, and a note names the
  /// text left out.
  @Test func aMeasureIsFoundInRunningText() throws {
    let rows = [
      ("about 5 km to the lake", "5 km", ["about", "to the lake"]),
      ("It is 5 ft 6 in tall", "66 in", ["It is", "tall"]),
      ("from 5-10 km", "5 – 10 km", ["from"]), ("5 ft", "5 ft", []),
    ]
    for (text, measure, leftOut) in rows {
      let view = pasted(text).app.converterView
      #expect(view.result == .measure(measure), "\(text)")
      let command = try PastedMeasure(in: text)
      #expect(command.leftOut == leftOut, "\(text)")
      let note = leftOut.map { "'\($0)'" }.joined(separator: ", ")
      #expect(view.notes.contains("Left out: \(note).") != leftOut.isEmpty, "\(view.notes)")
    }
  }

  /// Text that must not be left out is refused with the reason that the command gives.
  @Test func whatIsMoreThanAMeasureIsRefused() {
    for text in ["it uses 2 kWh per day", "2 kWh per day", "the sum of 5 km - 3 km"] {
      guard case .refused = pasted(text).app.converterView.result else {
        Issue.record("\(text) is not refused")
        continue
      }
      #expect(throws: RequestError.self) { try PastedMeasure(in: text) }
    }
  }

  @Test func bothEndsOfARangeAreConverted() {
    let rows: [(String, String)] = [
      ("5-10", "8.04672 – 16.09344"), ("5 – 10", "8.04672 – 16.09344"),
      ("5 to 10", "8.04672 – 16.09344"), ("1/2 – 3/4", "0.804672 – 1.207008"),
    ]
    for (text, result) in rows {
      let view = pasted(text).app.converterView
      #expect(
        view.result == .value(result, remark: "exact", isExact: true), "\(text): \(view.result)")
      #expect(view.notes == ["Two numbers, a range."], "\(text)")
    }
    var app = pasted("1,000-1,500.5 km")
    #expect(app.app.converterView.result == .measure("1000 – 1500.5 km"))
    app.does(.takeMeasure)
    #expect(app.app.converterView.input == "1000 – 1500.5")
    #expect(app.app.converterView.source.symbol == "km")
    #expect(app.app.converterView.notes.contains("Two numbers, a range."))
    app.does(.swap)
    for (style, text) in [
      (CopyStyle.value, "1.609344 – 3.218688"), (.valueWithSymbol, "1.609344 – 3.218688 km"),
      (.expression, "1 – 2 mi = 1.609344 – 3.218688 km"),
      (.scientific, "1.609344E0 – 3.218688E0"),
    ] {
      var app = pasted("1-2")
      app.does(.copy(style))
      #expect(app.effects == [.copy(text, said: "Copied \(text)")])
    }
    // If one end of a range has no result, the range has no result.
    var fuel = host(.english)
    fuel.does(.route("#/converter?from=liter-per-100-kilometer&to=kilometer-per-liter&value=0-5"))
    guard case .refused = fuel.app.converterView.result else {
      Issue.record("\(fuel.app.converterView.result)")
      return
    }
  }

  /// The numbers of a pasted range are written with the decimal and grouping marks of the locale.
  @Test func aRangeTakenOverIsReadAgain() {
    for locale in NumberLocale.languages {
      let mark = String(Character(locale.symbols.decimal))
      for (from, to) in [("1\(mark)5", "2\(mark)5"), ("-5", "-3"), ("-5", "3"), ("1/2", "3/4")] {
        var app = pasted("\(from) – \(to) km", locale)
        guard case .measure = app.app.converterView.result else {
          Issue.record("\(from) – \(to) is no measure in \(locale.rawValue)")
          continue
        }
        app.does(.takeMeasure)
        guard case .value(let value, _, _) = app.app.converterView.result else {
          Issue.record("\(app.app.converterView.input) is no range in \(locale.rawValue)")
          continue
        }
        #expect(value.contains(" – "), "\(locale.rawValue) \(value)")
      }
    }
  }
}
