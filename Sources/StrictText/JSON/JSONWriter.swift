/// A writer of JSON in UTF-8 bytes: one value per line, two spaces per level, `"key" : value`.
///
/// If the caller writes keys in ascending order, the bytes equal those of Foundation's
/// `JSONEncoder` with `prettyPrinted`, `sortedKeys` and `withoutEscapingSlashes`.
///
///     var writer = JSONWriter()
///     writer.object { writer in
///       writer.key("name")
///       writer.string("mile")
///     }
///     writer.bytes
package struct JSONWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Whether a value follows the last opening bracket.
  private var hasElement = false
  /// Whether the last text written is a key without its value.
  private var followsKey = false
  /// Whether the writer adds no line breaks.
  private let isOneLine: Bool

  /// Creates a writer of one value per line, or, for cells of a table, of a text without line
  /// breaks.
  package init(isOneLine: Bool = false) { self.isOneLine = isOneLine }

  /// Writes an object; `content` writes its members.
  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  /// Writes an array; `content` writes its elements.
  package mutating func array(_ content: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  /// Writes an array of strings.
  package mutating func strings(_ texts: [String]) {
    array { writer in
      for text in texts { writer.string(text) }
    }
  }

  /// Writes a key; its value must follow.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: " "))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    followsKey = true
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    begin()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    begin()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes a string with the escapes that RFC 8259 requires, and no others.
  package mutating func string(_ text: String) {
    begin()
    bytes.append(UInt8(ascii: "\""))
    // Nearly all texts need no escapes.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { append(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(byte)
    case 0x08: escape(UInt8(ascii: "b"))
    case 0x09: escape(UInt8(ascii: "t"))
    case 0x0A: escape(UInt8(ascii: "n"))
    case 0x0C: escape(UInt8(ascii: "f"))
    case 0x0D: escape(UInt8(ascii: "r"))
    case ..<0x20:
      escape(UInt8(ascii: "u"))
      bytes.append(UInt8(ascii: "0"))
      bytes.append(UInt8(ascii: "0"))
      bytes.append(hexadecimal(byte >> 4))
      bytes.append(hexadecimal(byte & 0xF))
    default: bytes.append(byte)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(byte)
  }

  private func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }

  private mutating func enclose(
    _ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void
  ) {
    begin()
    bytes.append(open)
    depth += 1
    hasElement = false
    content(&self)
    depth -= 1
    // `JSONEncoder` writes an empty line between empty brackets.
    if !hasElement && !isOneLine { bytes.append(UInt8(ascii: "\n")) }
    newLine()
    bytes.append(close)
    hasElement = true
  }

  /// Begins a key or a value; only a value after its key stays on the same line.
  private mutating func begin() {
    if followsKey {
      followsKey = false
    } else if depth > 0 {
      if hasElement { bytes.append(UInt8(ascii: ",")) }
      newLine()
    }
    hasElement = true
  }

  private mutating func newLine() {
    if isOneLine { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}
