import AppModel
import MeasureText
import Notebook
import Testing

/// What comes into the converter's field otherwise than by typing a number.
@Suite struct ConverterInputTests {
  private func host(_ locale: NumberLocale, _ notebook: NotebookContent = NotebookContent())
    -> AppHost
  {
    AppHost(AppModel(notebook, systemLocale: locale, identifierPrefix: "t"))
  }

  // MARK: Plain notation

  /// Links and the store have a point for the decimal mark; each locale shows and reads its own.
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
        // The next start may be in another locale.
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

  /// What was typed comes back as it was, whatever marks it has.
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
}
