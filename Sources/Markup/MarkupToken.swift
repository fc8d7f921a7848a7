/// The first byte of each token, in version 1 of the protocol.
///
///     element     1 tag  [5 key]  {2 name value}  4  {element | text | unchanged}  0
///     text        3 text
///     unchanged   6 tag key
///
/// `tag` and `name` are raw values of ``ElementName`` and ``AttributeName``. `key`, `value` and
/// `text` are a length in bytes as LEB128, then UTF-8. A text token is not empty, and no text token
/// follows another one.
package enum MarkupToken {
  package static let end: UInt8 = 0
  package static let element: UInt8 = 1
  package static let attribute: UInt8 = 2
  package static let text: UInt8 = 3
  package static let content: UInt8 = 4
  package static let key: UInt8 = 5
  package static let unchanged: UInt8 = 6
}

extension [UInt8] {
  /// Appends a text with its length in front.
  package mutating func appendText(_ text: String) {
    var text = text
    text.withUTF8 { appendText($0) }
  }

  /// Appends UTF-8 bytes with their number in front.
  mutating func appendText(_ text: UnsafeBufferPointer<UInt8>) {
    appendLength(text.count)
    append(contentsOf: text)
  }

  /// Appends a number of at least 0 as unsigned LEB128.
  ///
  /// Each byte has seven bits, the lowest first. The eighth bit is set in all bytes but the last
  /// (DWARF 5, section 7.6).
  package mutating func appendLength(_ length: Int) {
    var rest = UInt(length)
    while rest >= 0x80 {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text with escapes for HTML, so that a parser restores it unchanged.
  ///
  /// No character begins a tag or ends an attribute. A carriage return is written as a character
  /// reference, because a parser replaces it by a line feed (HTML Standard, section 13.2.3.5).
  mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case 0x0D: append("&#13;")
      default: append(byte)
      }
    }
  }
}
