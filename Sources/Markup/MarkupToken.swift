/// The byte that each token begins with, in version 1 of the protocol.
///
///     element     1 tag  [5 key]  {2 name value}  4  {element | text | unchanged}  0
///     text        3 text
///     unchanged   6 tag key
///
/// `tag` and `name` are the raw values of ``ElementName`` and ``AttributeName``. `key`, `value` and
/// `text` are the number of their bytes as LEB128, then UTF-8. Neighbouring texts are one, and none
/// is empty.
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
  /// Adds a text with its length in front.
  package mutating func appendText(_ text: String) {
    var text = text
    text.withUTF8 { appendText($0) }
  }

  /// Adds bytes of UTF-8 with their number in front.
  mutating func appendText(_ text: UnsafeBufferPointer<UInt8>) {
    appendLength(text.count)
    append(contentsOf: text)
  }

  /// Adds a number from 0 as unsigned LEB128: seven bits a byte, the lowest first, the eighth bit
  /// set in all bytes but the last (DWARF 5, section 7.6).
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

  /// Adds a text of HTML, in which no character begins a tag, ends an attribute or is changed by a
  /// parser.
  ///
  /// A parser of HTML makes a line feed of a carriage return, so that one is written as a reference
  /// (HTML Standard, 13.2.3.5).
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
