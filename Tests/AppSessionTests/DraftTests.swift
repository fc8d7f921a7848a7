import AppPages
import Testing

/// Drafts restore the typed input that the notebook does not record.
@Suite struct DraftTests {
  private typealias Session = AppSessionTests

  /// Input typed on screens other than the converter is restored after a restart.
  @Test func whatIsTypedComesBack() {
    var page = Session.Page()
    page.send(Session.boot(path: "#/calculator"))
    for key in ["1", "2", "add", "3", "equals", "multiply", "4", "point"] {
      page.send(Session.event(2, [.text("calculate"), .text(key)]))
    }
    page.send(Session.event(3, [.text("search-home"), .text("VOL"), .number(3), .number(3)]))
    page.send(Session.event(2, [.text("show-tool"), .text("split")]))
    page.send(Session.event(3, [.text("type-amount"), .text("48.5"), .number(4), .number(4)]))
    page.send(Session.event(2, [.text("set-people"), .text("7")]))
    page.send(Session.event(10, []))
    let saved = page.texts(6)
    #expect(saved.map(\.first) == ["metryvo.draft"])
    let stored = saved.map { ($0[0], $0[1]) }
    let screens = [
      ("#/calculator", ["15 ×"]), ("#/tools", ["48.5", "7"]), ("#/home", ["VOL", "Volume"]),
    ]
    for (path, texts) in screens {
      var again = Session.Page()
      again.send(Session.boot(path: path, stored: stored))
      let shown = again.texts(1).compactMap(\.last).joined()
      for text in texts { #expect(shown.contains(text), "\(path): \(text)") }
      // The restart records nothing again and saves nothing.
      #expect(again.texts(6) == [], "\(path)")
      again.send(Session.event(10, []))
      #expect(again.texts(6) == [], "\(path)")
    }
    // Each tool has its own percentage, and the restored input is complete.
    var tools = Session.Page()
    tools.send(Session.boot(path: "#/tools"))
    tools.send(Session.event(3, [.text("type-amount"), .text("80"), .number(2), .number(2)]))
    tools.send(Session.event(2, [.text("show-tool"), .text("discount")]))
    tools.send(Session.event(3, [.text("set-percent"), .text("25"), .number(0), .number(0)]))
    tools.send(Session.event(10, []))
    let draft = tools.texts(6).map { ($0[0], $0[1]) }
    #expect(draft.last?.1.contains("set-percent\t25\n") == true)
    var after = Session.Page()
    after.send(Session.boot(path: "#/tools", stored: draft))
    let found = after.texts(1).compactMap(\.last).joined()
    #expect(found.contains("25 %"))
    #expect(!after.texts(4).contains { $0[0].hasPrefix("Not all of what you had typed") })
    // A search restored from a draft is shown only on its own screen.
    var elsewhere = Session.Page()
    elsewhere.send(Session.boot(stored: stored))
    elsewhere.send(Session.event(2, [.text("open"), .text("#/home")]))
    #expect(!elsewhere.texts(1).joined().joined().contains("VOL"))
    // A line break in the text of a draft becomes a space.
    var broken = Session.Page()
    broken.send(Session.boot(path: "#/tools"))
    broken.send(Session.event(3, [.text("type-amount"), .text("4\n8"), .number(3), .number(3)]))
    broken.send(Session.event(10, []))
    #expect(broken.texts(6).last?.last?.contains("type-amount\t4 8\n") == true)
    // A draft of another page does not apply to this page.
    broken.send(Session.event(4, [.text("metryvo.draft"), .text("set-people\t9\n")]))
    broken.send(Session.event(10, []))
    #expect(!broken.effects.contains { $0.kind == 1 })
    // Clearing the input removes its line.
    var last = Session.Page()
    last.send(Session.boot(path: "#/calculator", stored: [("metryvo.draft", "calculate\t7\n")]))
    last.send(Session.event(2, [.text("calculate"), .text("all-clear")]))
    last.send(Session.event(10, []))
    #expect(last.texts(6) == [["metryvo.draft", "conversion\tlength\tmile\tkilometer\t\n"]])
  }

  /// A page that starts again shows its own conversion, not that of the page that saved last.
  @Test func eachPageHasItsOwnConversion() {
    func stored(typing text: String) -> [(String, String)] {
      var page = Session.Page()
      page.send(Session.boot())
      page.send(Session.event(3, [.text("input"), .text(text), .number(2), .number(2)]))
      page.send(Session.event(10, []))
      return page.texts(6).map { ($0[0], $0[1]) }
    }
    let draft = stored(typing: "12").filter { $0.0 == "metryvo.draft" }
    let notebook = stored(typing: "34").filter { $0.0 != "metryvo.draft" }
    #expect(notebook.count == 1 && draft.count == 1)
    var again = Session.Page()
    again.send(Session.boot(stored: notebook + draft))
    #expect(again.texts(2) == [["value", "12", "2", "2"]])
    // A link counts more, and units that do not exist are ignored.
    again.send(Session.boot(path: "#/converter?value=5", stored: notebook + draft))
    #expect(again.texts(2).last == ["value", "5", "1", "1"])
    let unknown = [("metryvo.draft", "conversion\tlength\tmile\tnothing\t7\n")]
    again.send(Session.boot(stored: notebook + unknown))
    #expect(again.texts(2) == [["value", "34", "2", "2"]] && again.texts(4) == [])
  }

  /// Damaged lines of a draft are left out, and a notice tells the person.
  @Test func damagedDraftsAreSaid() {
    let damaged = [
      "calculate", "calculate\tx", "\t", "swap\t\n\n", "pasted\tx", "set-people\t-1",
      "show-tool\tx", "conversion\tlength\tmile",
      "calculate\t7\n" + String(repeating: "calculate\t7\n", count: 2_200),
    ]
    for (text, isSaid) in [("", false), ("calculate\t7\n", false)] + damaged.map({ ($0, true) }) {
      var page = Session.Page()
      page.send(Session.boot(path: "#/calculator", stored: [("metryvo.draft", text)]))
      #expect(page.texts(1).joined().joined().contains("display"), "\(text)")
      let said = page.texts(4).filter { $0[0].hasPrefix("Not all of what you had typed") }
      #expect(said.count == (isSaid ? 1 : 0), "\(text.prefix(40))")
    }
  }
}
