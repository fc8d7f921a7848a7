import MeasureText

/// A formatter that groups the digits of a number while it is typed, and keeps the caret in place.
///
///     let grouping = LiveGrouping(NumberLocale.english.symbols)
///     let typed = grouping.applying(.insert("4"), to: EditedText("123"))
///     typed.text  // "1,234"
///     typed.caret  // 5
///     grouping.applying(.deleteBackward, to: typed).text  // "123"
///
/// The text is a sign, digits, and a decimal mark with digits, with the groups of the locale. The
/// digits and marks left of the caret stay left of it, and the caret follows the last of them.
/// Incomplete and unusual input is kept: `1.`, `-`, `007`.
public struct LiveGrouping: Hashable, Sendable {
  /// The decimal mark and the grouping mark.
  public var symbols: NumberSymbols
  /// The rule for the number of digits from which an integer has groups.
  public var grouping: DigitGrouping

  public init(_ symbols: NumberSymbols, grouping: DigitGrouping = .auto) {
    self.symbols = symbols
    self.grouping = grouping
  }

  /// Returns ASCII digits, `-` and `.` as a text with the locale's decimal mark and grouping marks.
  func text(ofDigits bytes: [UInt8]) -> String { grouped(bytes, caretBehind: bytes.count).text }

  /// Returns ASCII digits, `-` and `.` as a text with the locale's decimal mark and grouping marks.
  ///
  /// The caret is behind the character of the last of the first `count` bytes.
  func grouped(_ bytes: [UInt8], caretBehind count: Int) -> EditedText {
    var text = ""
    var scalarCount = 0
    var caret = 0
    let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let end = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
    for index in bytes.indices {
      if index > start && index < end && hasMark(before: end - index, of: end - start) {
        text.unicodeScalars.append(symbols.grouping)
        scalarCount += 1
      }
      text.unicodeScalars.append(index == end ? symbols.decimal : Unicode.Scalar(bytes[index]))
      scalarCount += 1
      if index < count { caret = scalarCount }
    }
    return EditedText(text, caret: caret)
  }

  /// Whether a grouping mark precedes the last `remaining` of `count` integer digits.
  private func hasMark(before remaining: Int, of count: Int) -> Bool {
    guard let threshold = grouping.threshold(symbols), count >= threshold, remaining >= 3
    else { return false }
    return symbols.hasIndianGroups ? (remaining - 3) % 2 == 0 : remaining % 3 == 0
  }
}
