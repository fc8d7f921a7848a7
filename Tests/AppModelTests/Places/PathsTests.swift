import AppModel
import Testing

/// Links and the paths of sheets, and the focus after each.
@Suite struct PathsTests {
  @Test func sheetsHavePathsThatOpenThem() {
    let sheets = [
      AppSheet.unit(.source), .unit(.target), .precision, .copying,
    ]
    for sheet in sheets {
      var app = AppHost(typing: "5")
      app.does(.open(sheet.path))
      #expect(app.app.sheet == sheet)
      #expect(app.effects == [.navigate(sheet.path), .focus("sheet-close")])
      // The browser's back button closes the sheet.
      app.does(.route(""))
      #expect(app.app.sheet == nil && app.effects.count == 1)
      // A start at the path of a sheet opens the converter behind it.
      app.does(.start(sheet.path))
      #expect(app.app.sheet == sheet)
      #expect(app.effects.prefix(2) == [.replacePath("#/"), .navigate(sheet.path)])
    }
    var app = AppHost(typing: "5")
    app.does(.open("#/elsewhere"))
    #expect(app.app.sheet == nil && app.effects == [])
    // A link acts once: at the next start, the person's later choice of units applies.
    app.does(.start("#/converter?from=kg&to=lb&value=20"))
    #expect(app.effects.contains(.save) && app.effects.contains(.replacePath("#/")))
    #expect(app.app.converterView.input == "20")
    app.does(.route("#/open?link=web%2Bofflineunit%3A%2F%2Fconverter%3Ffrom%3Dft%26value%3D6"))
    #expect(app.app.converterView.input == "6" && app.app.converterView.source.symbol == "ft")
  }

  /// A link that cannot be applied as a whole changes nothing, and a notice gives the reason.
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
      var app = AppHost(AppModel(identifierPrefix: "t"))
      app.does(.input("5", selection: 1..<1))
      let before = app.app.converter
      for _ in 0..<2 { app.does(.route("#/converter?" + link)) }
      #expect(app.app.converter == before)
      let notices = app.app.noticeViews.map(\.text)
      #expect(notices.count == 1 && notices[0].contains(said), "\(notices)")
      #expect(notices[0].hasSuffix("Nothing was changed."))
      #expect(app.effects.contains(.announce(notices[0], isShown: false)))
    }
  }

  @Test func linksLeadToConversions() {
    let rows: [(String, String)] = [
      ("#/converter?from=kg&to=lb&value=20", "20 kg lb"),
      ("web+offlineunit://converter?from=kilogram&to=pound&value=1%2C5", "1,5 kg lb"),
      ("#/converter?from=%C2%B0C", "5 °C °F"), ("#/converter?to=%E2%84%89&value=+3", " 3 °C °F"),
      ("#/converter?from=kg&to=mi", "5 mi km"), ("#/converter?from=nothing", "5 mi km"),
      ("#/elsewhere", "5 mi km"), ("", "5 mi km"), ("%", "5 mi km"), ("#?from=ft", "5 ft km"),
      ("#/converter?from=oz&to=ml", "5 fl oz (US) mL"), ("#/converter?from=oz&to=g", "5 oz g"),
    ]
    for (path, shown) in rows {
      var app = AppHost(typing: "5")
      app.does(.route(path))
      let view = app.app.converterView
      #expect("\(view.input) \(view.source.symbol) \(view.target.symbol)" == shown, "\(path)")
    }
  }

  @Test func theFocusStaysInASheet() {
    for action in [AppAction.clear, .takeMeasure, .dismissNotice(0)] {
      for (path, focus) in [("", [AppEffect.focus("value")]), ("#/precision", [])] {
        var app = AppHost(typing: "5 ft")
        app.does(.notice(.updateReady))
        app.does(.open(path))
        app.does(action)
        #expect(app.effects.filter { $0 != .save } == focus, "\(action) \(path)")
      }
    }
  }

  /// If a link or a key removes the result, the control that opens the copy styles disappears, and
  /// the field gets the focus.
  @Test func stylesOfNoResultGiveTheFocusToTheField() {
    for (input, focus) in [("5", "copy-styles"), ("", "value"), ("5 ft", "value")] {
      var app = AppHost(typing: input)
      app.does(.open(AppSheet.copying.path))
      app.does(.closeSheet)
      #expect(app.effects == [.focus(focus), .goBack], "\(input)")
    }
    var app = AppHost(typing: "5")
    app.does(.open(AppSheet.copying.path))
    app.does(.route("#/converter?value=x"))
    #expect(app.effects.contains(.focus("value")))
  }
}
