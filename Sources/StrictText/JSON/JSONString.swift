/// Reading of JSON strings, with their escapes.
enum JSONString {
  /// Reads the string whose opening quotation mark is at `position`.
  ///
  /// - Throws: the first problem; `position` is then the problem's byte offset.
  /// - Returns: the string, and the offset after its closing quotation mark.
  static func read(
    _ bytes: [UInt8], from position: inout Int
  ) throws(JSONProblem) -> (text: String, end: Int) {
    let start = position
    var index = start + 1
    var bits: UInt8 = 0
    while index < bytes.count, isPlain(bytes[index]) {
      bits |= bytes[index]
      index += 1
    }
    // Nearly all strings have no escapes. ASCII strings, which are most, need no validation.
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      if bits < 0x80 {
        return (String(decoding: bytes[start + 1..<index], as: UTF8.self), index + 1)
      }
      guard let text = String(validating: bytes[start + 1..<index], as: UTF8.self) else {
        throw .malformedUTF8
      }
      return (text, index + 1)
    }
    var content = Array(bytes[start + 1..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw .malformedUTF8
        }
        return (text, index + 1)
      case UInt8(ascii: "\\"):
        position = index
        let (scalar, end) = try escape(bytes, at: index)
        content.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index = end
        position = start
      case ..<0x20:
        position = index
        throw .controlCharacter
      default:
        let run = index
        while index < bytes.count, isPlain(bytes[index]) { index += 1 }
        content.append(contentsOf: bytes[run..<index])
      }
    }
    position = bytes.count
    throw .endsEarly
  }

  /// Whether a byte is neither a quotation mark, a backslash nor a control character.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns the character of the escape whose backslash is at `index`, and the offset after the
  /// escape.
  private static func escape(
    _ bytes: [UInt8], at index: Int
  ) throws(JSONProblem) -> (Unicode.Scalar, Int) {
    guard index + 1 < bytes.count else { throw .endsEarly }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""): return ("\"", index + 2)
    case UInt8(ascii: "\\"): return ("\\", index + 2)
    case UInt8(ascii: "/"): return ("/", index + 2)
    case UInt8(ascii: "b"): return ("\u{8}", index + 2)
    case UInt8(ascii: "f"): return ("\u{C}", index + 2)
    case UInt8(ascii: "n"): return ("\n", index + 2)
    case UInt8(ascii: "r"): return ("\r", index + 2)
    case UInt8(ascii: "t"): return ("\t", index + 2)
    case UInt8(ascii: "u"): break
    default: throw .malformedEscape
    }
    let unit = try hexadecimal(bytes, at: index + 2)
    if let scalar = Unicode.Scalar(unit) { return (scalar, index + 6) }
    // RFC 8259, section 7: a character beyond U+FFFF is written as two escapes, of a high and a low
    // surrogate.
    guard unit < 0xDC00, index + 7 < bytes.count, bytes[index + 6] == UInt8(ascii: "\\"),
      bytes[index + 7] == UInt8(ascii: "u")
    else { throw .loneSurrogate }
    let second = try hexadecimal(bytes, at: index + 8)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(second & 0x3FF))
    else { throw .loneSurrogate }
    return (scalar, index + 12)
  }

  private static func hexadecimal(
    _ bytes: [UInt8], at index: Int
  ) throws(JSONProblem) -> UInt16 {
    var value: UInt16 = 0
    for position in index..<index + 4 {
      guard position < bytes.count else { throw .endsEarly }
      switch bytes[position] {
      case let byte where byte &- UInt8(ascii: "0") <= 9: value = value << 4 | UInt16(byte & 0xF)
      case let byte where (byte | 0x20) &- UInt8(ascii: "a") <= 5:
        value = value << 4 | UInt16((byte & 0xF) + 9)
      default: throw .malformedEscape
      }
    }
    return value
  }
}
