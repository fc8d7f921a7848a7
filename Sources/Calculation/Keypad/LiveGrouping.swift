import MeasureText

/// Groups the digits of a number while it is typed, and keeps the caret at its digit.
///
///     let grouping = LiveGrouping(NumberLocale.english.symbols)
///     grouping.applying(.insert("4"), to: EditedText("123"))       // "1,234", caret 5
///     grouping.applying(.deleteBackward, to: EditedText("1,234"))  // "123", caret 3
///
/// The text is a sign, digits, and a decimal mark with digits; groups are the locale's. The digits
/// and marks to the left of the caret stay to its left, and the caret stands behind the last of
/// them. What was typed stays as it is: `1.`, `-`, `007`.
public struct LiveGrouping: Hashable, Sendable {
  /// The locale's marks.
  public var symbols: NumberSymbols
  /// From how many digits on there are groups.
  public var grouping: DigitGrouping

  public init(_ symbols: NumberSymbols, grouping: DigitGrouping = .auto) {
    self.symbols = symbols
    self.grouping = grouping
  }

  /// The text of ASCII digits with `-` and `.`, with the locale's marks and groups.
  func text(ofDigits bytes: [UInt8]) -> String { grouped(bytes, caretBehind: bytes.count).text }

  /// The same, with the caret behind so many of the bytes.
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

  /// Whether a mark stands before the last `remaining` of the whole part's digits.
  private func hasMark(before remaining: Int, of count: Int) -> Bool {
    guard let threshold = grouping.threshold(symbols), count >= threshold, remaining >= 3
    else { return false }
    return symbols.hasIndianGroups ? (remaining - 3) % 2 == 0 : remaining % 3 == 0
  }
}
