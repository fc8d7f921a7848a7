/// The base64url encoding of bytes: A to Z, a to z, digits, `-` and `_`, without padding.
///
/// Source: RFC 4648, section 5.
enum Base64URL {
  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(digit(UInt8(truncatingIfNeeded: bits >> UInt32(count)) & 63))
      }
    }
    if count > 0 { text.append(digit(UInt8(truncatingIfNeeded: bits << UInt32(6 - count)) & 63)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes a text; returns `nil` unless the text is the canonical encoding of its bytes.
  static func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text {
      guard let value = value(byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // The encoding is canonical if fewer than 6 bits are left over and all of them are 0.
    let isWhole = count < 6 && bits & (1 << UInt32(count) - 1) == 0
    return isWhole ? bytes : nil
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
