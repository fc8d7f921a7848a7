import AppModel
import MeasureText
import PropertyTesting
import Testing

/// A number field with grouping marks, as a person types into it.
@Suite struct NumberFieldTests {
  private func field(_ locale: NumberLocale, _ typed: String = "") -> NumberField {
    var field = NumberField(FieldMarks(locale.symbols, .auto))
    field.insert(typed)
    return field
  }

  /// A field of one line cannot show a line break, and a page cannot show U+0000.
  @Test func whatNoFieldCanShowIsReplaced() {
    var field = field(.english, "5 ft\n6 in\r\0")
    #expect(field.text == "5 ft 6 in \u{FFFD}")
    let isTaken = field.take("\0", selection: 1..<1)
    #expect(isTaken && field.text == "\u{FFFD}")
  }

  @Test func aSignNeedsRoomToo() {
    var field = field(.english, String(repeating: "7", count: NumberField.limit))
    let before = field
    let isTaken = field.changeSign()
    #expect(!isTaken && field == before)
    field.deleteBackward()
    let isTakenNow = field.changeSign()
    #expect(isTakenNow && field.typed.utf16.count == NumberField.limit)
    let isTakenAway = field.changeSign()
    #expect(isTakenAway && field.typed.utf16.first == 0x37)
  }

  @Test func digitsAreGrouped() {
    let rows: [(NumberLocale, String, String)] = [
      (.english, "1234", "1,234"), (.english, "-1234567.891", "-1,234,567.891"),
      (.german, "1234567,5", "1.234.567,5"), (.spanish, "1234", "1234"),
      (.spanish, "12345", "12.345"),
      (.english, "1234 ft", "1234 ft"), (.english, "1e5", "1e5"), (.english, "", ""),
      (.english, "5.", "5."), (.english, ".5", ".5"), (.english, "-", "-"),
      // Grouping marks typed at the places of the shown marks are shown once. Other marks stay as
      // typed.
      (.english, "1,234,567", "1,234,567"), (.english, "1,23", "1,23"), (.german, "1,234", "1,234"),
    ]
    for (locale, typed, shown) in rows {
      #expect(field(locale, typed).text == shown, "\(typed)")
    }
    var indian = NumberField(
      FieldMarks(
        NumberSymbols(decimal: ".", grouping: ",", hasIndianGroups: true), .auto))
    indian.insert("1234567")
    #expect(indian.text == "12,34,567")
    var plain = NumberField(FieldMarks(NumberLocale.english.symbols, .never))
    plain.insert("1234567")
    #expect(plain.text == "1234567")
  }

  /// The field before the edit, the browser's field after the edit, and the field that the app
  /// shows.
  ///
  /// `|` marks the caret.
  @Test func theCaretStaysBehindItsDigit() {
    let rows: [(before: String, browser: String, after: String)] = [
      ("123|", "1234|", "1,234|"), ("1,234|", "1,23|", "123|"), ("1|,234", "15|,234", "15|,234"),
      ("12|3,456", "129|3,456", "1,29|3,456"),
      // Removing a mark also removes the digit before it (Backspace) or after it (Delete).
      ("1,234|", "1|234", "|234"), ("1|,234", "1|234", "1|34"),
      ("1,234,567|", "1,234,|567", "1,234|,567"),
      ("|1,234", "-|1,234", "-|1,234"), ("1,234|", "|", "|"), ("1,234|", "5 ft|", "5 ft|"),
      ("1,234|", "1,234 |", "1234 |"), ("1234 |", "1234|", "1,234|"),
    ]
    for (before, browser, after) in rows {
      var field = Self.field(showing: before)
      let (text, caret) = Self.split(browser)
      let isTaken = field.take(text, selection: caret..<caret)
      #expect(isTaken)
      let (expected, expectedCaret) = Self.split(after)
      #expect(field.text == expected, "\(before) \(browser)")
      #expect(field.selection == expectedCaret..<expectedCaret, "\(before) \(browser)")
    }
  }

  /// Delete and Backspace act at the person's caret.
  ///
  /// A row has the shown field, the caret, the browser's field after the key, and the field that
  /// the app shows.
  @Test func theSelectionIsThePersons() {
    let rows: [(before: String, select: Int, browser: String, after: String)] = [
      // The person presses Delete before the mark, and Backspace behind the mark.
      ("1,234|", 1, "1|234", "1|34"), ("1,234|", 2, "1|234", "|234"),
      ("1,234,567|", 5, "1,234|567", "123,4|67"), ("1,234,567|", 6, "1,234|567", "123|,567"),
    ]
    for (before, selected, browser, after) in rows {
      var field = Self.field(showing: before)
      field.select(selected..<selected)
      let (text, caret) = Self.split(browser)
      let isTaken = field.take(text, selection: caret..<caret)
      let (expected, expectedCaret) = Self.split(after)
      #expect(isTaken && field.text == expected, "\(before) \(selected)")
      #expect(field.selection == expectedCaret..<expectedCaret, "\(before) \(selected)")
    }
    var field = Self.field(showing: "12,345|")
    field.select(1..<1)
    field.insert("9")
    #expect(field.text == "192,345" && field.selection == 2..<2)
    field.select(0..<7)
    field.insert("9")
    #expect(field.text == "9")
    field.insert("1234")
    field.select(0..<99)
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func keysChangeTheText() {
    var field = field(.english, "1234.5")
    field.changeSign()
    #expect(field.text == "-1,234.5" && field.selection == 8..<8)
    field.changeSign()
    #expect(field.text == "1,234.5" && field.selection == 7..<7)
    field.use(FieldMarks(NumberLocale.german.symbols, .auto))
    #expect(field.text == "1.234,5" && field.typed == "1234,5")
    field.replace(with: "5 👍")
    field.deleteBackward()
    #expect(field.text == "5 ")
    field.clear()
    field.deleteBackward()
    #expect(field.text.isEmpty && field.selection == 0..<0)
  }

  @Test func whatIsTooLongChangesNothing() {
    var field = field(.english, "5")
    let long = String(repeating: "7", count: NumberField.limit)
    let isInserted = field.insert(long)
    let isTaken = field.take("5" + long, selection: 1..<1)
    #expect(!isInserted && !isTaken && field.text == "5")
    let isReplaced = field.replace(with: long)
    #expect(isReplaced && field.typed == long)
  }

  fileprivate struct Keys: Sendable, CustomStringConvertible {
    var keys: [Key]
    var description: String { "\(keys)" }
  }

  fileprivate enum Key: Sendable {
    case insert(String, at: Int)
    case backspace(at: Int)
    case delete(at: Int)
  }

  private static let keys = Generator<Keys>("keys") { source in
    source.array(
      count: 1...12,
      of: Generator<Key>("key") { source in
        let place = source.integer(in: 0...12)
        switch source.uniform(in: 0...3) {
        case 0: return .backspace(at: place)
        case 1: return .delete(at: place)
        default: return .insert(source.element(of: ["1", "23", "456", ".", "-", " ft"]), at: place)
        }
      }
    ).map { Keys(keys: $0) }
  }

  /// Typing into a field with grouping marks gives the text that a field without grouping marks
  /// gives.
  @Test func groupsChangeNoText() {
    let property = Property(
      "groups-change-no-text", "typed(keys, grouped) = typed(keys, not grouped)", of: Self.keys
    ) { keys in
      let symbols = NumberLocale.english.symbols
      var grouped = NumberField(FieldMarks(symbols, .auto))
      var plain: [Character] = []
      for key in keys.keys {
        // `typed` counts the caret without marks; the caret follows the last typed character.
        let typed = Array(grouped.typed)
        guard typed == plain else {
          return .broken([("typed", grouped.typed), ("plain", String(plain))])
        }
        var shown = Array(grouped.text)
        let place: Int =
          switch key {
          case .insert(_, let at), .backspace(let at), .delete(let at): at
          }
        let offset = min(place, plain.count)
        let caret = Self.shownOffset(of: offset, in: shown, typed)
        switch key {
        case .insert(let text, _):
          shown.insert(contentsOf: text, at: caret)
          plain.insert(contentsOf: text, at: offset)
          grouped.take(String(shown), selection: caret + text.count..<caret + text.count)
        case .backspace:
          if offset == 0 { continue }
          shown.remove(at: caret - 1)
          plain.remove(at: offset - 1)
          grouped.take(String(shown), selection: caret - 1..<caret - 1)
        case .delete:
          if offset == plain.count { continue }
          grouped.take(String(shown), selection: caret..<caret)
          shown.remove(at: caret)
          plain.remove(at: offset)
          grouped.take(String(shown), selection: caret..<caret)
        }
        let now = Self.shownOffset(
          of: key.isInsert ? offset + key.text.count : offset - (key.isBackspace ? 1 : 0),
          in: Array(grouped.text), Array(grouped.typed))
        guard grouped.selection == now..<now else {
          return .broken([
            ("text", grouped.text), ("caret", "\(grouped.selection)"), ("not", "\(now)"),
          ])
        }
      }
      return .holds
    }
    let report = property.run(.quiet(seed: 9, cases: 20_000))
    #expect(report.holds, "\(report)")
  }

  private struct Typed: Sendable, CustomStringConvertible {
    var locale: NumberLocale
    var number: String
    /// The range of the shown text that is cut out and pasted back, in characters.
    var cut: Range<Int>
    var description: String { "\(locale.rawValue) \(number), cut \(cut)" }
  }

  private static let typed = Generator<Typed>("typed") { source in
    let locale = source.element(of: NumberLocale.languages)
    let decimals = source.uniform(in: 0...2)
    let mark = String(locale.symbols.decimal)
    let start = source.integer(in: 0...16)
    let end = start + source.integer(in: 0...8)
    return source.array(
      count: 1...13, of: Generator<Int>("digit") { $0.integer(in: 0...9) }
    ).map { digits in
      let number = digits.map { "\($0)" }.joined()
      return Typed(
        locale: locale, number: decimals == 0 ? number : number + mark + "25".prefix(decimals),
        cut: start..<end)
    }
  }

  /// Typing a number with grouping marks gives the number.
  ///
  /// Cutting out a part and pasting it back does not change the number.
  @Test func typedGroupsAreGroups() {
    let property = Property(
      "typed-groups-are-groups", "typed(keys of grouped(n)) = n", of: Self.typed
    ) { typed in
      let marks = FieldMarks(typed.locale.symbols, .auto)
      var whole = NumberField(marks)
      whole.insert(typed.number)
      var field = NumberField(marks)
      for (place, key) in whole.text.enumerated() {
        let before = field.selection.lowerBound
        guard before == field.text.utf16.count else {
          return .broken([("text", field.text), ("caret", "\(before)"), ("key", "\(place)")])
        }
        field.take(field.text + String(key), selection: before + 1..<before + 1)
      }
      guard field == whole else { return .broken([("typed", field.typed), ("not", whole.typed)]) }
      let shown = Array(field.text)
      let cut = typed.cut.clamped(to: 0..<shown.count)
      let piece = String(shown[cut])
      field.select(cut)
      field.insert("")
      let rest = Array(field.text)
      let place = field.selection.lowerBound
      let pasted = String(rest[..<place]) + piece + String(rest[place...])
      field.take(pasted, selection: place + piece.count..<place + piece.count)
      // Two adjacent grouping marks are not removed, so the typed text is refused as a number.
      let grouping = String(typed.locale.symbols.grouping)
      return field.typed == whole.typed || field.typed.contains(grouping)
        ? .holds : .broken([("pasted", pasted), ("typed", field.typed), ("not", whole.typed)])
    }
    let report = property.run(.quiet(seed: 11, cases: 20_000))
    #expect(report.holds, "\(report)")
  }

  @Test func aTypedMarkStays() {
    var field = Self.field(showing: "1,000|")
    field.take("1,000,", selection: 6..<6)
    #expect(field.text == "1,000," && field.typed == "1,000," && field.selection == 6..<6)
    field.take("1,000,0", selection: 7..<7)
    #expect(field.typed == "1,000,0")
    field.insert("00")
    #expect(field.text == "1,000,000" && field.typed == "1000000" && field.selection == 9..<9)
    field.select(1..<5)
    field.insert("")
    #expect(field.text == "1,000" && field.selection == 1..<1)
    field.insert(",234")
    #expect(field.text == "1,234,000" && field.typed == "1234000" && field.selection == 5..<5)
    // A number pasted behind another number gives a text that is no number. The field keeps the
    // grouping marks of both numbers, so that readers refuse the text.
    field = Self.field(showing: "1,234|")
    field.insert("1,000")
    #expect(field.typed == "1,2341,000")
  }

  /// Returns the offset in the shown text after `offset` characters of the typed text.
  private static func shownOffset(of offset: Int, in shown: [Character], _ typed: [Character])
    -> Int
  {
    var (position, count) = (0, 0)
    while count < offset {
      if shown[position] == typed[count] { count += 1 }
      position += 1
    }
    return position
  }

  private static func split(_ text: String) -> (text: String, caret: Int) {
    let halves = text.split(separator: "|", omittingEmptySubsequences: false)
    return (halves.joined(), halves[0].utf16.count)
  }

  private static func field(showing text: String) -> NumberField {
    let (shown, caret) = split(text)
    var field = NumberField(FieldMarks(NumberLocale.english.symbols, .auto))
    field.insert(shown)
    field.take(shown, selection: caret..<caret)
    return field
  }
}

extension NumberFieldTests.Key {
  fileprivate var isInsert: Bool { if case .insert = self { true } else { false } }
  fileprivate var isBackspace: Bool { if case .backspace = self { true } else { false } }
  fileprivate var text: String { if case .insert(let text, _) = self { text } else { "" } }
}
