import AppSession
import Markup
import Testing

/// Bytes of events in, bytes of effects out.
@Suite struct AppSessionTests {
  /// An event as the page writes it.
  private static func event(_ kind: UInt8, _ fields: [Field]) -> [UInt8] {
    var bytes = [kind]
    bytes.appendLength(1_764_000_000_000)
    for field in fields {
      switch field {
      case .number(let value): bytes.appendLength(value)
      case .text(let text):
        bytes.appendLength(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
      }
    }
    return bytes
  }

  private enum Field {
    case number(Int)
    case text(String)
  }

  private static func boot(
    _ languages: [String] = ["en"], path: String = "", traps: Int = 0,
    stored: [(String, String)] = []
  ) -> [UInt8] {
    event(
      1,
      [.number(1), .number(77), .number(languages.count)] + languages.map { .text($0) }
        + [.text(path), .number(traps), .number(stored.count)]
        + stored.flatMap { [Field.text($0.0), .text($0.1)] })
  }

  /// What effects say: kind and texts.
  private static func effects(_ bytes: [UInt8]) -> [(kind: UInt8, texts: [String])] {
    let counts = [0, 2, 2, 1, 1, 3, 2, 1, 2, 3, 1, 0, 0]
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
      if kind == 2 { texts += ["\(number())", "\(number())"] }
      effects.append((kind, texts))
    }
    return effects
  }

  private struct Page {
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
    #expect(page.texts(9) == [["en", "ltr", "theme-system"]])
    #expect(page.field == ["value", "", "0", "0"])
    page.send(Self.event(3, [.text("input"), .text("1234"), .number(4), .number(4)]))
    #expect(page.field == ["value", "1,234", "5", "5"])
    #expect(page.texts(1).first?.last?.contains("1,985.930496") == true)
    let saved = page.texts(6)
    #expect(saved.map(\.first) == ["metryvo.recents"])
    // The next start has it.
    var again = Page()
    again.send(Self.boot(["de-AT"], stored: saved.map { ($0[0], $0[1]) }))
    #expect(again.field.first == "value" && again.texts(1).first?.last?.contains("km") == true)
  }

  @Test func whatStaysIsNotSentAgain() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(2, [.text("open"), .text("#/units?for=from")]))
    let whole = page.texts(1).first?.last?.utf8.count ?? 0
    #expect(page.texts(3) == [["unit-search"]] && page.texts(8) == [["#/units?for=from", "push"]])
    page.send(Self.event(2, [.text("star-unit"), .text("mile")]))
    let part = page.texts(1).first?.last?.utf8.count ?? 0
    #expect(part > 0 && part < whole / 2)
    page.send(Self.event(5, []))
    #expect(page.texts(1).first?.last?.utf8.count ?? 0 > whole / 2)
    page.send(Self.event(6, [.text("#/converter")]))
    #expect(page.texts(3) == [["from"]] && page.texts(8).isEmpty)
  }

  @Test func damagedStateIsSaid() {
    var page = Page()
    page.send(Self.boot(stored: [("metryvo.recents", "{"), ("metryvo.settings", "{}")]))
    #expect(page.texts(4).count == 2 && page.field.count == 4)
    page.send(Self.boot(traps: 1))
    #expect(
      page.texts(4) == [["The app had stopped. It was started again with what was saved."]])
    page.send(Self.event(7, [.text("metryvo.recents"), .text("QuotaExceededError")]))
    #expect(page.texts(4).count == 1)
    #expect(page.texts(1).first?.last?.contains("QuotaExceededError") == true)
  }

  @Test func themeAndDirectionAreThoseOfThePage() {
    var page = Page()
    page.send(Self.boot(["ar-XB"]))
    #expect(page.texts(9) == [["ar-XB", "rtl", "theme-system"]])
    page.send(Self.event(2, [.text("theme"), .text("dark")]))
    #expect(page.texts(9) == [["ar-XB", "rtl", "theme-dark"]])
    let saved = page.texts(6)
    page.send(Self.event(2, [.text("swap"), .text("")]))
    #expect(page.texts(9) == [])
    page.send(Self.boot(["en"], stored: saved.map { ($0[0], $0[1]) }))
    #expect(page.texts(9) == [["en", "ltr", "theme-dark"]])
  }

  @Test func clipboardAndUpdateAreAskedOfThePage() {
    var page = Page()
    page.send(Self.boot())
    page.send(Self.event(2, [.text("paste"), .text("")]))
    #expect(page.texts(11).count == 1)
    page.send(Self.event(8, [.number(1), .text("42")]))
    #expect(page.field.first == "value" && page.field[1] == "42")
    page.send(Self.event(8, [.number(0), .text("")]))
    #expect(page.texts(4).count == 1 && page.field[1] == "42")
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
    // A huge length, and a number without an end.
    page.send([2, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1])
    #expect(page.effects.isEmpty)
    page.send([UInt8](repeating: 0xFF, count: 40))
    #expect(page.effects.isEmpty)
  }

  @Test func theFirstScreenIsHTML() {
    let html = AppSession.firstScreen
    #expect(html.hasPrefix("<main data-key=\"converter\"") && html.hasSuffix("</main>"))
  }
}
