import UnitCatalog

/// What texts must be like to be kept.
enum KeptText {
  /// The longest identifier of a row, in bytes: a UUID has 36.
  static let idLimit = 128

  /// Whether a text can be the identifier of a row: 1 to 128 bytes, no control characters.
  static func isID(_ text: String) -> Bool {
    (1...idLimit).contains(text.utf8.count) && Printable.holds(text)
  }

  /// The longest name of a value, and the longest identifier of a unit, in bytes.
  static let nameLimit = 64

  /// Whether a text can be a key of JSON that names a value: 1 to 64 bytes of ASCII without spaces.
  static func isName(_ text: String) -> Bool {
    (1...nameLimit).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x7F }
  }

  /// Whether a text is a number: a sign, digits, a point between digits, an exponent.
  ///
  /// The form is that of JSON, and leading zeros are allowed.
  static func isNumber(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    var next = bytes.next()
    if next == UInt8(ascii: "-") { next = bytes.next() }
    guard takesDigits(&next, &bytes) else { return false }
    if next == UInt8(ascii: ".") {
      next = bytes.next()
      guard takesDigits(&next, &bytes) else { return false }
    }
    if let mark = next, mark | 0x20 == UInt8(ascii: "e") {
      next = bytes.next()
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { next = bytes.next() }
      guard takesDigits(&next, &bytes) else { return false }
    }
    return next == nil
  }

  /// Steps over digits; `false` if there are none.
  private static func takesDigits(
    _ next: inout UInt8?, _ bytes: inout String.UTF8View.Iterator
  ) -> Bool {
    guard let first = next, first &- UInt8(ascii: "0") <= 9 else { return false }
    while let byte = next, byte &- UInt8(ascii: "0") <= 9 { next = bytes.next() }
    return true
  }
}
