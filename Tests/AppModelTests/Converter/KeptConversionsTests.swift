import AppModel
import Calculation
import MeasureText
import Notebook
import Testing

/// The conversions that the history records, with their fields.
@Suite struct KeptConversionsTests {
  /// An action that leaves a conversion records the conversion once.
  @Test func conversionsAreKept() {
    let ways: [(AppAction, Bool)] = [
      (.swap, false), (.clear, false), (.key(.clear), false), (.copy(.value), true),
      (.open("#/calculator"), false), (.chooseQuantity("mass"), false),
      (.openQuantity("mass"), false), (.convertTo("meter"), false),
      (.route("#/settings"), false),
    ]
    for (way, isCopied) in ways {
      var app = AppHost(typing: "5")
      app.does(way)
      #expect(app.history == ["5 mi → 8.04672 km"], "\(way)")
      #expect(app.app.notebook.history.last?.isCopied == isCopied, "\(way)")
      #expect(app.effects.contains(.save), "\(way)")
    }
    var pasting = AppHost(typing: "5")
    pasting.does(.pasted("7"))
    #expect(pasting.history == [])
    pasting.does(.usePaste)
    #expect(pasting.history == ["5 mi → 8.04672 km"])
    for way in [AppAction.key(.digit(1)), .key(.backspace), .open("#/precision"), .select(0..<1)] {
      var app = AppHost(typing: "5")
      app.does(way)
      #expect(app.history == [], "\(way)")
    }
    var started = AppHost(typing: "5")
    started.does(.start("#/library"))
    #expect(started.history == [])
    var linked = AppHost(typing: "5")
    linked.does(.start("#/converter?from=kg&to=lb"))
    #expect(linked.history == ["5 mi → 8.04672 km"])
    // A value is recorded when another value replaces it, not when it is continued or corrected.
    var typing = AppHost(typing: "5")
    for text in ["7", "78", "178", "17", "1", "", "2"] {
      typing.does(.input(text, selection: text.utf16.count..<text.utf16.count))
    }
    #expect(typing.history == ["5 mi → 8.04672 km"])
    for text in ["", "x", "-", "5 ft 6 in", "1e", "3–5", "1/3"] {
      var app = AppHost(typing: text)
      app.does(.swap)
      #expect(app.history == [], "\(text)")
    }
    var app = AppHost(typing: "5")
    for _ in 0..<3 {
      app.does(.open("#/calculator"))
      app.does(.open("#/"))
    }
    app.does(.copy(.expression))
    #expect(
      app.history == ["5 mi → 8.04672 km"] && app.app.notebook.history.last?.isCopied == true)
    var all = AppHost(typing: "5")
    all.does(.open("#/all"))
    all.does(.copyValue("meter"))
    #expect(all.history == ["5 mi → 8,046.72 m"])
  }

  @Test func aKeptConversionHasAllOfIt() throws {
    var app = AppHost(typing: "1.234,5", locale: .german)
    app.does(.swap)
    guard case .conversion(let kept) = app.app.notebook.history.last?.content else {
      Issue.record("no conversion")
      return
    }
    #expect(kept.input == "1234.5" && kept.result == "1986.735168" && kept.isExact)
    #expect(kept.from == "mile" && kept.to == "kilometer" && kept.category == "length")
    #expect(kept.text == "1.234,5 mi → 1.986,735168 km")
  }

  /// The number of rows of all kinds together is limited, because the host's store is limited.
  @Test func theOldestRowsOfTheLargestKindGo() throws {
    var notebook = NotebookContent()
    for number in 0..<11_000 {
      let content: HistoryEntry.Content =
        number % 3 == 0
        ? .tool(KeptToolRun(.tip, inputs: [], outputs: []))
        : .calculation(KeptCalculation(expression: "\(number) =", result: "\(number)"))
      let time = try #require(Timestamp(millisecondsSince1970: 1_700_000_000_000 + Int64(number)))
      try notebook.edit(.record(HistoryEntry(id: "r\(number)", createdAt: time, content)))
    }
    var app = AppHost(AppModel(notebook, identifierPrefix: "t"))
    app.does(.input("5", selection: 1..<1))
    #expect(app.app.notebook.history.count == 11_000)
    app.does(.swap)
    let history = app.app.notebook.history
    #expect(history.count == 10_000)
    #expect(HistoryKind.allCases.map { history.count(of: $0) } == [1, 6_332, 3_667])
    #expect(history.entry("r1") == nil && history.entry("r0") != nil)
    #expect(history.entry("r10999") != nil && app.history[0] == "5 mi → 8.04672 km")
  }
}
