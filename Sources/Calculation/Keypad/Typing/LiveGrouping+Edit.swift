import MeasureText

extension LiveGrouping {
  /// Returns the field after an edit, with groups and the new caret.
  ///
  /// - Deleting beside a grouping mark deletes the digit beyond it.
  /// - An inserted `.` or `,` that is not the grouping mark of the locale is the decimal mark. A
  ///   grouping mark alone inserts nothing.
  /// - Full-width digits and marks count as ASCII; U+2212 is a minus.
  /// - An insertion is refused, and the text stays unchanged, if the insertion has any other
  ///   character, has groups of a wrong size, or would cause a second decimal mark or a sign behind
  ///   a digit.
  /// - Characters of `field` that belong to no number are dropped. A caret or a selection beyond
  ///   the text is moved to the end of the text.
  ///
  ///     let grouping = LiveGrouping(NumberLocale.english.symbols)
  ///     grouping.applying(.insert("."), to: EditedText("1,234")).text  // "1,234."
  ///     grouping.applying(.deleteBackward, to: EditedText("1,234", caret: 2)).text  // "234"
  ///     grouping.applying(.insert("x"), to: EditedText("1,234")).text  // "1,234"
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public func applying(_ edit: TextEdit, to field: EditedText) -> EditedText {
    var digits = DigitField(field, self)
    switch edit {
    case .insert(let text): digits.replace(digits.caret..<digits.caret, with: text, self)
    case .deleteBackward: digits.delete(before: digits.caret)
    case .deleteForward: digits.delete(before: digits.caret + 1)
    case .replace(let range, let text):
      let start = digits.position(of: range.lowerBound)
      digits.replace(start..<digits.position(of: range.upperBound), with: text, self)
    }
    return grouped(digits.bytes, caretBehind: digits.caret)
  }
}

/// The digits, sign and decimal mark of a field, without grouping marks.
private struct DigitField {
  /// ASCII digits, `-` and `.`.
  var bytes: [UInt8] = []
  /// The number of bytes in front of the caret.
  var caret = 0
  /// For each character of the field, the number of `bytes` in front of it.
  private var counts: [Int] = []

  init(_ field: EditedText, _ grouping: LiveGrouping) {
    for scalar in field.text.unicodeScalars {
      counts.append(bytes.count)
      if let byte = grouping.byte(of: scalar), canAppend(byte) { bytes.append(byte) }
    }
    caret = position(of: field.caret)
  }

  /// Returns the number of `bytes` in front of a character of the field.
  func position(of character: Int) -> Int {
    if character < 0 { return 0 }
    return character < counts.count ? counts[character] : bytes.count
  }

  private func canAppend(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"): bytes.isEmpty
    case UInt8(ascii: "."): !bytes.contains(byte)
    default: true
    }
  }

  mutating func delete(before end: Int) {
    guard end > 0, end <= bytes.count else { return }
    bytes.remove(at: end - 1)
    caret = end - 1
  }

  mutating func replace(_ range: Range<Int>, with text: String, _ grouping: LiveGrouping) {
    guard let inserted = grouping.insertion(text) else { return }
    var edited = bytes
    edited.replaceSubrange(range, with: inserted)
    guard Self.isNumber(edited) else { return }
    bytes = edited
    caret = range.lowerBound + inserted.count
  }

  /// Whether the bytes have at most one decimal mark, and a sign only at the front.
  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    var marks = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "-") && index > 0 { return false }
      if bytes[index] == UInt8(ascii: ".") { marks += 1 }
    }
    return marks <= 1
  }
}
