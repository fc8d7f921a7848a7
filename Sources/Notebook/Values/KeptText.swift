import UnitCatalog

/// The rules for texts of a notebook.
enum KeptText {
  /// The maximum length of a row identifier in bytes; a UUID has 36.
  static let idLimit = 128

  /// Whether a text can be the identifier of a row: 1 to 128 bytes, no control characters.
  static func isID(_ text: String) -> Bool {
    (1...idLimit).contains(text.utf8.count) && Printable.holds(text)
  }

  /// The maximum length of the name of a value, or of a unit identifier, in bytes.
  static let nameLimit = 64

  /// Whether a text can be a JSON key that names a value: 1 to 64 bytes of ASCII without spaces.
  static func isName(_ text: String) -> Bool {
    (1...nameLimit).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x7F }
  }

  /// Whether a text is a number in the form of JSON, in which leading zeros are allowed too: an
  /// optional minus, digits, an optional point with digits, and an optional exponent.
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

  /// Skips digits; returns `false` if there are none.
  private static func takesDigits(
    _ next: inout UInt8?, _ bytes: inout String.UTF8View.Iterator
  ) -> Bool {
    guard let first = next, first &- UInt8(ascii: "0") <= 9 else { return false }
    while let byte = next, byte &- UInt8(ascii: "0") <= 9 { next = bytes.next() }
    return true
  }
}
