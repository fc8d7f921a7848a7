import AppPages
import AppSession
import Foundation
import Markup
import Testing

/// The session, which turns the bytes of events into the bytes of effects.
@Suite struct AppSessionTests {
  static func event(_ kind: UInt8, _ fields: [EventBytes.Field]) -> [UInt8] {
    EventBytes.event(kind, fields)
  }

  static func boot(
    _ languages: [String] = ["en"], path: String = "", traps: Int = 0,
    stored: [(String, String)] = []
  ) -> [UInt8] {
    EventBytes.boot(
      languages, path: path, traps: traps, stored: stored.map { ($0.0, Array($0.1.utf8)) })
  }

  /// Decodes effects into kinds and texts.
  private static func effects(_ bytes: [UInt8]) -> [(kind: UInt8, texts: [String])] {
    let counts = [0, 2, 2, 1, 2, 3, 2, 1, 2, 4, 1, 0, 0, 0, 0, 0, 0, 1]
    var rest = bytes[...]
    func number() -> Int {
      var (value, shift) = (0, 0)
      while let byte = rest.popFirst() {
        value |= Int(byte & 127) << shift
        shift += 7
        if byte < 128 { break }
      }
      return value
    }
    var effects: [(kind: UInt8, texts: [String])] = []
    while let kind = rest.popFirst() {
      var texts: [String] = []
      for _ in 0..<counts[Int(kind)] {
        let count = number()
        texts.append(String(decoding: rest.prefix(count), as: UTF8.self))
        rest = rest.dropFirst(count)
      }
      if kind == 15 { texts.append("\(number())") }
      if kind == 2 { texts += ["\(number())", "\(number())"] }
      effects.append((kind, texts))
    }
    return effects
  }

  struct Page {
    var session = AppSession()
    var effects: [(kind: UInt8, texts: [String])] = []

    mutating func send(_ bytes: [UInt8]) {
      let answer = bytes.withUnsafeBufferPointer { session.handle($0) }
      effects = AppSessionTests.effects(answer)
    }

    func texts(_ kind: UInt8) -> [[String]] { effects.filter { $0.kind == kind }.map(\.texts) }
    var field: [String] { texts(2).first ?? [] }
  }

  @Test func aKeyGivesTheResultAndIsKept() {
    var page = Page()
    page.send(Self.boot())
    #expect(page.texts(9) == [["en", "ltr", "theme-system", ""]])
    #expect(page.field == ["value", "", "0", "0"])
    page.send(Self.event(3, [.text("input"), .text("1234"), .number(4), .number(4)]))
    #expect(page.field == ["value", "1,234", "5", "5"])
    let shown = page.texts(1).first?.last ?? ""
    // The key of a digit's element is its position and the digit.
    for (place, character) in "1,985.930496".enumerated() {
      #expect(shown.contains("\(place)\(character)"), "\(character)")
    }
    // The conversion is recorded in idle time.
    #expect(page.texts(6) == [])
    page.send(Self.event(10, []))
    let saved = page.texts(6)
    #expect(saved.map(\.first) == ["metryvo.draft", "metryvo.recents"])
    // The next start has the recorded conversion.
    var again = Page()
    again.send(Self.boot(["de-AT"], stored: saved.map { ($0[0], $0[1]) }))
    #expect(again.field.first == "value" && again.texts(1).first?.last?.contains("km") == true)
  }

  @Test func whatStaysIsNotSentAgain() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(2, [.text("open"), .text("#/units?for=from")]))
    #expect(page.texts(3) == [["unit-search"]] && page.texts(8) == [["#/units?for=from", "push"]])
    // The remaining rows are sent in idle time.
    page.send(Self.event(10, []))
    page.send(Self.event(2, [.text("star-unit"), .text("mile")]))
    let part = page.texts(1).first?.last?.utf8.count ?? 0
    page.send(Self.event(5, []))
    let whole = page.texts(1).first?.last?.utf8.count ?? 0
    #expect(part > 0 && part < whole / 4, "\(part) of \(whole)")
    page.send(Self.event(6, [.text("#/converter")]))
    #expect(page.texts(3) == [["from"]] && page.texts(8).isEmpty)
  }

  @Test func aDialogThatIsTakenAwayLeavesBeforeItsRegion() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(2, [.text("open"), .text("#/units?for=from")]))
    page.send(Self.event(2, [.text("show-unit"), .text("mile")]))
    #expect(page.texts(17).isEmpty)
    page.send(Self.event(2, [.text("show-unit"), .text("")]))
    #expect(page.effects.prefix(2).map(\.kind) == [17, 1] && page.texts(17) == [["card"]])
    page.send(Self.event(2, [.text("show-unit"), .text("mile")]))
    // The picker closes together with the definition card in front of it.
    page.send(Self.event(6, [.text("#/")]))
    #expect(page.effects.prefix(2).map(\.kind) == [17, 1] && page.texts(17) == [["sheet"]])
    page.send(Self.event(2, [.text("open"), .text("#/reset-settings")]))
    page.send(Self.event(6, [.text("#/")]))
    #expect(page.texts(17) == [["alert"]])
    page.send(Self.event(6, [.text("#/all")]))
    #expect(page.texts(17).isEmpty)
  }

  /// If another page deletes the row of an open sheet, the sheet says that the row is deleted, and
  /// has no buttons.
  @Test func aRowThatAnotherPageDeletesHasNoButtons() throws {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(3, [.text("input"), .text("5"), .number(1), .number(1)]))
    page.send(Self.event(2, [.text("copy"), .text("value")]))
    let key = try #require(page.texts(6).map { $0[0] }.first { $0.hasPrefix("metryvo.row.") })
    let row = String(key.dropFirst("metryvo.row.".count))
    page.send(Self.event(2, [.text("open"), .text("#/library?part=history")]))
    page.send(Self.event(2, [.text("open"), .text("#/entry?of=" + row)]))
    #expect(page.texts(1).joined().joined().contains("delete-entry"))
    page.send(Self.event(4, [.text(key), .text("")]))
    page.send(Self.event(10, []))
    let shown = page.texts(1).joined().joined()
    #expect(shown.contains("Deleted.") && !shown.contains("delete-entry"))
  }

  /// An event stores or removes a limited number of rows of a long history.
  ///
  /// The event of leaving stores all rows.
  @Test func aLongHistoryIsStoredInSlices() throws {
    var page = AppPage()
    page.boot(path: "#/converter?from=mile&to=kilometer&value=5")
    page.send(EventBytes.press("copy", "value"))
    page.rest()
    let (key, bytes) = try #require(page.stored.first { $0.key.hasPrefix("metryvo.row.") })
    let identifier = key.dropFirst("metryvo.row.".count)
    for number in 0..<999 {
      let row = String(decoding: bytes, as: UTF8.self)
        .replacingOccurrences(of: "\"\(identifier)\"", with: "\"row-\(number)\"")
      page.stored["metryvo.row.row-\(number)"] = Array(row.utf8)
    }
    func rows() -> Int { page.stored.keys.count { $0.hasPrefix("metryvo.row.") } }
    let before = page.stored.filter { $0.key.hasPrefix("metryvo.row.") }
    page.boot(path: "#/library")
    page.send(EventBytes.press("show-library", "history"))
    page.rest()
    for _ in 0..<2 {
      page.send(EventBytes.press("clear-all-history"))
      #expect(page.changedKeys.count <= 251 && rows() >= 750)
      page.rest()
      #expect(rows() == 0)
      page.send(EventBytes.press("restore"))
      #expect(page.changedKeys.count <= 251 && (1...250).contains(rows()))
      page.leave()
      #expect(rows() == 1_000 && before.allSatisfy { page.stored[$0.key] == $0.value })
    }
    page.send(EventBytes.press("clear-all-history"))
    page.take(nil, under: "metryvo.recents")
    #expect(rows() == 0)
    #expect(page.problems == [])
  }

  /// After another page clears the store, this page drops its stored data and keeps the typed text.
  @Test func anEmptiedStoreIsTakenOver() {
    var first = Page()
    first.send(Self.boot(path: "#/settings"))
    first.send(Self.event(2, [.text("theme"), .text("dark")]))
    var page = Page()
    page.send(Self.boot(path: "#/settings", stored: first.texts(6).map { ($0[0], $0[1]) }))
    #expect(page.texts(9).last?[2].contains("theme-dark") == true)
    page.send(Self.event(4, [.text("metryvo."), .text("")]))
    page.send(Self.event(10, []))
    #expect(page.texts(9).last?[2].contains("theme-system") == true)
  }

  @Test func damagedStateIsSaid() {
    var page = Page()
    page.send(Self.boot(stored: [("metryvo.recents", "{"), ("metryvo.settings", "{}")]))
    #expect(page.texts(4).count == 2 && page.field.count == 4)
    page.send(Self.boot(traps: 1))
    #expect(
      page.texts(4) == [
        ["The app had stopped. It was started again with what was saved.", "hidden"]
      ])
    page.send(Self.event(7, [.text("metryvo.recents"), .text("QuotaExceededError")]))
    #expect(page.texts(4).count == 1)
    #expect(page.texts(1).first?.last?.contains("its store is full") == true)
    page.send(Self.event(2, [.text("back-up"), .text("")]))
    #expect(page.texts(13).count == 1)
  }

  /// Keys act on the person's selection, and events of other pages do not move the selection.
  @Test func theSelectionIsThePersons() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(3, [.text("input"), .text("12345"), .number(5), .number(5)]))
    #expect(page.field == ["value", "12,345", "6", "6"])
    page.send(EventBytes.selected("input", 1..<1))
    #expect(page.effects.isEmpty)
    var other = Page()
    other.send(Self.boot())
    other.send(Self.event(2, [.text("theme"), .text("dark")]))
    for saved in other.texts(6) {
      page.send(Self.event(4, [.text(saved[0]), .text(saved[1])]))
      #expect(page.texts(1) == [])
    }
    page.send(Self.event(10, []))
    #expect(page.texts(1).count == 1 && page.field == [])
    page.send(Self.event(9, []))
    #expect(page.field == [])
    page.send(Self.event(2, [.text("key"), .text("9")]))
    #expect(page.field == ["value", "192,345", "2", "2"])
    page.send(EventBytes.selected("input", 0..<7))
    page.send(Self.event(2, [.text("key"), .text("9")]))
    #expect(page.field == ["value", "9", "1", "1"])
    page.send(EventBytes.selected("search-units", 0..<7))
    #expect(page.effects.isEmpty)
    // A resend event gives the complete state of the page.
    page.send(Self.event(5, []))
    #expect(page.field == ["value", "9", "1", "1"])
  }

  @Test func themeAndDirectionAreThoseOfThePage() {
    var page = Page()
    page.send(Self.boot(["ar-XB"]))
    #expect(page.texts(9) == [["ar-XB", "rtl", "theme-system", ""]])
    page.send(Self.event(2, [.text("theme"), .text("dark")]))
    #expect(page.texts(9) == [["ar-XB", "rtl", "theme-dark", "#000000"]])
    let saved = page.texts(6)
    page.send(Self.event(2, [.text("swap"), .text("")]))
    #expect(page.texts(9) == [])
    page.send(Self.boot(["en"], stored: saved.map { ($0[0], $0[1]) }))
    #expect(page.texts(9) == [["en", "ltr", "theme-dark", "#000000"]])
    page.send(Self.event(2, [.text("skin"), .text("expressive")]))
    page.send(Self.event(2, [.text("motion"), .text("expressive")]))
    #expect(page.texts(9).last?[2] == "theme-dark expressive more-motion")
    page.send(Self.event(2, [.text("motion"), .text("reduced")]))
    #expect(page.texts(9).last?[2] == "theme-dark expressive less-motion")
  }

  @Test func clipboardAndUpdateAreAskedOfThePage() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(2, [.text("paste"), .text("")]))
    #expect(page.texts(11).count == 1)
    page.send(Self.event(8, [.number(1), .text("42")]))
    page.send(Self.event(2, [.text("use-paste"), .text("")]))
    #expect(page.field.first == "value" && page.field[1] == "42")
    page.send(Self.event(8, [.number(0), .text("")]))
    #expect(page.texts(4).count == 1 && page.texts(4)[0][1] == "toast" && page.field == [])
    page.send(Self.event(9, []))
    #expect(page.texts(1).first?.last?.contains("Update now") == true)
    page.send(Self.event(2, [.text("apply-update"), .text("")]))
    #expect(page.texts(12).count == 1)
  }

  @Test func aStartAtASheetHasTheConverterBehindIt() {
    var page = Page()
    page.send(Self.boot(path: "#/units?for=to"))
    #expect(page.texts(8) == [["#/", "replace"], ["#/units?for=to", "push"]])
    page.send(Self.event(2, [.text("close-sheet"), .text("")]))
    #expect(page.texts(8) == [["", "back"]] && page.texts(3) == [["to"]])
  }

  /// A focus on the field has the caret with it.
  ///
  /// A browser puts the caret of a field that never had the focus in front of the text.
  @Test func theFocusOnTheFieldBringsTheCaret() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(2, [.text("key"), .text("5")]))
    page.send(Self.event(2, [.text("key"), .text("letters")]))
    #expect(page.texts(3) == [["value"]] && page.field == ["value", "5", "1", "1"])
  }

  /// A value that another page removed is not reported as damaged.
  @Test func removedValuesAreNoDamage() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(4, [.text("metryvo.recents"), .text("")]))
    page.send(Self.event(10, []))
    #expect(page.texts(4) == [])
    page.send(Self.event(2, [.text("key"), .text("5")]))
    page.send(Self.event(10, []))
    #expect(page.texts(6).map(\.first) == ["metryvo.draft", "metryvo.recents"])
  }

  /// A value of another page that this page cannot read is reported once and stays stored.
  @Test func newerValuesOfAnotherPageStayAndAreSaid() {
    var page = Page()
    page.send(Self.boot())
    let newer = "{\"format\": \"metryvo-data\", \"version\": 99}"
    page.send(Self.event(4, [.text("metryvo.recents"), .text(newer)]))
    page.send(Self.event(10, []))
    #expect(page.texts(4).count == 1 && page.texts(4).first?.first?.contains("version 99") == true)
    #expect(page.texts(1).last?.last?.contains("Recent items in the store are") == true)
    for _ in 0..<2 {
      page.send(Self.event(2, [.text("key"), .text("5")]))
      page.send(Self.event(10, []))
      #expect(page.texts(6).map(\.first) == ["metryvo.draft"] && page.texts(4) == [])
    }
  }

  /// The typed text is saved even if another page stores a value before idle time.
  @Test func whatIsTypedIsSavedBesideAnotherPage() throws {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(2, [.text("star-unit"), .text("yard")]))
    let favorites = try #require(page.texts(6).first)
    var other = Page()
    other.send(Self.boot())
    other.send(Self.event(2, [.text("key"), .text("5")]))
    other.send(Self.event(4, [.text(favorites[0]), .text(favorites[1])]))
    other.send(Self.event(10, []))
    #expect(other.texts(6).map(\.first) == ["metryvo.draft", "metryvo.recents"])
    #expect(other.texts(6).last?.last?.contains("\"input\" : \"5\"") == true)
  }

  /// A start that does not read the stored values, as after the third trap, leaves them unchanged.
  @Test func aStartWithoutWhatIsStoredKeepsNothing() {
    for traps in 1...4 {
      var page = Page()
      page.send(Self.boot(traps: traps))
      #expect(page.texts(4).count == 1)
      #expect(page.texts(4).first?.first?.contains("is not kept") == (traps >= 3))
      page.send(Self.event(2, [.text("key"), .text("5")]))
      page.send(Self.event(10, []))
      #expect(page.texts(6).isEmpty == (traps >= 3))
    }
  }

  @Test func noClockStopsTheApp() {
    for clock in [0, 1, 253_402_300_799_999, 253_402_300_800_000, UInt64.max] {
      var page = Page()
      page.send(EventBytes.boot(clock: clock))
      page.send(EventBytes.event(2, [.text("key"), .text("5")], clock: clock))
      #expect(page.field == ["value", "5", "1", "1"], "\(clock)")
    }
  }

  @Test func aLogIsReplayed() {
    let events = [
      Self.boot(["de"]), Self.event(2, [.text("key"), .text("5")]), [1, 2, 3],
      Self.event(2, [.text("open"), .text("#/units?for=to")]),
    ]
    let log = events.map { $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
    let answers = EventReplay.answers(to: log.joined(separator: "\n\n") + "\n")
    var session = AppSession()
    let counts = events.map { event in
      event.withUnsafeBufferPointer { session.handle($0) }.count
    }
    #expect(
      answers?.map { $0.split(separator: " ").first.map(String.init) } == counts.map { "\($0)" })
    // The FNV-1a hash of no bytes.
    #expect(answers?[2] == "0 811c9dc5")
    #expect(answers == EventReplay.answers(to: log.joined(separator: "\r\n").uppercased()))
    #expect(Set(answers ?? []).count == 4)
    for wrong in ["0", "0g", "00 00"] { #expect(EventReplay.answers(to: wrong) == nil) }
    #expect(EventReplay.answers(to: "") == [])
  }

  @Test func bytesThatAreNoEventDoNothing() {
    var page = Page()
    let boot = Self.boot(["en", "de"], path: "#/units", stored: [("metryvo.a", "1")])
    for count in 0..<boot.count {
      page.send(Array(boot.prefix(count)))
      #expect(page.effects.isEmpty, "\(count)")
    }
    page.send(boot)
    #expect(!page.effects.isEmpty)
    page.send(boot + [0])
    #expect(page.effects.isEmpty)
    // Two invalid events: a text with a huge length, and a number that does not end.
    page.send([2, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1])
    #expect(page.effects.isEmpty)
    page.send([UInt8](repeating: 0xFF, count: 40))
    #expect(page.effects.isEmpty)
  }

  @Test func theFirstScreenIsHTML() {
    let html = AppSession.firstScreen
    #expect(html.hasPrefix("<main data-key=\"converter\"") && html.hasSuffix("</nav>"))
  }
}
