import Metryvo
import Testing

/// Grouping marks are inserted while a person types.
///
/// The caret stays at its digit.
@Suite struct LiveGroupingTests {
  /// The texts while 1234567.8 is typed; `_` stands for a locale's mark that is a space.
  static let typed = [
    ("en", "1 12 123 1,234 12,345 123,456 1,234,567 1,234,567. 1,234,567.8"),
    ("es", "1 12 123 1234 12.345 123.456 1.234.567 1.234.567, 1.234.567,8"),
    ("de", "1 12 123 1.234 12.345 123.456 1.234.567 1.234.567, 1.234.567,8"),
    ("fr", "1 12 123 1_234 12_345 123_456 1_234_567 1_234_567, 1_234_567,8"),
    ("it", "1 12 123 1234 12.345 123.456 1.234.567 1.234.567, 1.234.567,8"),
    ("pt", "1 12 123 1.234 12.345 123.456 1.234.567 1.234.567, 1.234.567,8"),
    ("ja", "1 12 123 1,234 12,345 123,456 1,234,567 1,234,567. 1,234,567.8"),
    ("zh-Hans", "1 12 123 1,234 12,345 123,456 1,234,567 1,234,567. 1,234,567.8"),
    ("ru", "1 12 123 1_234 12_345 123_456 1_234_567 1_234_567, 1_234_567,8"),
    ("en-IN", "1 12 123 1,234 12,345 1,23,456 12,34,567 12,34,567. 12,34,567.8"),
  ]

  @Test(arguments: typed) func digitsAreGroupedAsTyped(locale: String, row: String) throws {
    let symbols = try #require(NumberLocale(rawValue: locale)).symbols
    let mark: Unicode.Scalar? = ["fr": "\u{202F}", "ru": "\u{A0}"][locale]
    let texts = row.split(separator: " ").map { text in
      mark.map { text.split(separator: "_").joined(separator: String($0)) } ?? String(text)
    }
    let grouping = LiveGrouping(symbols)
    var field = EditedText("")
    let keys = "1234567".map(String.init) + [String(symbols.decimal), "8"]
    for (key, text) in zip(keys, texts) {
      field = grouping.applying(.insert(key), to: field)
      #expect(field == EditedText(text))
    }
    // ⌫ produces the same texts in reverse order.
    for text in texts.dropLast().reversed() {
      field = grouping.applying(.deleteBackward, to: field)
      #expect(field == EditedText(text))
    }
  }

  /// Parses a text whose caret is written as `|`.
  private func marked(_ text: String) -> EditedText {
    let scalars = Array(text.unicodeScalars)
    let caret = scalars.firstIndex(of: "|") ?? scalars.count
    var kept = String.UnicodeScalarView()
    for scalar in scalars where scalar != "|" { kept.append(scalar) }
    return EditedText(String(kept), caret: caret)
  }

  private func expect(
    _ edit: TextEdit, _ before: String, _ after: String, _ locale: NumberLocale = .english
  ) {
    let result = LiveGrouping(locale.symbols).applying(edit, to: marked(before))
    #expect(result == marked(after), "\(before) \(edit)")
  }

  @Test func theCaretKeepsItsDigits() {
    expect(.insert("9"), "1|23", "1,9|23")
    expect(.insert("9"), "|1,234", "9|1,234")
    expect(.insert("9"), "1|,234", "19|,234")
    expect(.insert("9"), "1,|234", "19|,234")
    expect(.insert("9"), "12,3|45", "123,9|45")
    expect(.deleteBackward, "1,|234", "|234")
    expect(.deleteBackward, "1|,234", "|234")
    expect(.deleteBackward, "12,3|45", "1,2|45")
    expect(.deleteForward, "1|,234", "1|34")
    expect(.deleteForward, "1,2|34", "12|4")
    expect(.deleteBackward, "|1,234", "|1,234")
    expect(.deleteForward, "1,234|", "1,234|")
    expect(.insert("9"), "1\u{202F}2|34,5", "12\u{202F}9|34,5", .french)
    expect(.insert("9"), "1|234", "19|.234", .spanish)
    expect(.deleteBackward, "12.345|", "1234|", .italian)
  }

  @Test func theSignAndTheMarkStandOnce() {
    expect(.insert("-"), "|1,234", "-|1,234")
    expect(.insert("\u{2212}"), "|1,234", "-|1,234")
    expect(.insert("-"), "1|,234", "1|,234")
    expect(.insert("-"), "|-5", "|-5")
    expect(.insert("5"), "|-5", "|-5")
    expect(.insert("."), "1.5|", "1.5|")
    expect(.insert("."), "1,2|34", "12.|34")
    expect(.deleteBackward, "12.|34", "1,2|34")
    expect(.insert("."), "12|", "12|", .german)
    expect(.insert("."), "12|", "12,|", .french)
    expect(.insert(","), "12|", "12|")
    expect(.insert("\u{FF11}\u{FF12}"), "|", "12|", .japanese)
  }

  @Test func selectionsAreReplaced() {
    expect(.replace(0..<5, with: "7"), "1,234|", "7|")
    expect(.replace(1..<2, with: ""), "1,|234", "1|,234")
    expect(.replace(2..<4, with: "5678"), "1,234|", "156,78|4")
    expect(.replace(-9..<900, with: "-1,234.5"), "55|", "-1,234.5|")
  }

  @Test func otherInsertionsAreRefused() {
    for text in ["x", "1e5", "5 ft", "1,5", "1,2345", "1,23,456", "1.5.", "1-", "12345,678"] {
      expect(.insert(text), "1,2|34", "1,2|34")
    }
    expect(.insert("1.5"), "|", "|", .german)
    expect(.insert("1.234,5"), "|", "1.234,5|", .german)
    expect(.insert("1 234"), "|", "1\u{A0}234|", .russian)
  }

  @Test func anyFieldAndAnyCaretAreTaken() {
    let grouping = LiveGrouping(NumberLocale.english.symbols)
    for caret in [-5, 0, 3, 99, .max, .min] {
      for text in ["", "abc", "1.2.3", "--5", "\u{1F600}12\u{1F600}345"] {
        let field = EditedText(text, caret: caret)
        let result = grouping.applying(.insert("7"), to: field)
        #expect((0...result.text.unicodeScalars.count).contains(result.caret))
        #expect(grouping.applying(.deleteForward, to: field).caret >= 0)
        #expect(grouping.applying(.replace(.min..<(.max), with: "7"), to: field) == EditedText("7"))
      }
    }
    let long = String(repeating: "1", count: 100_000)
    #expect(grouping.applying(.insert(long), to: EditedText("")).caret == 133_333)
  }
}
