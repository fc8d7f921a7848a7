import MeasureText

extension LiveGrouping {
  /// Returns the ASCII digits, `-` and `.` of an inserted text; `nil` if the text is refused.
  func insertion(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var groups = InsertedGroups(isIndian: symbols.hasIndianGroups)
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(byte)
        if !groups.take(byte) { return nil }
      } else if !isGrouping(scalar) || !groups.takeMark() {
        return nil
      }
    }
    return bytes.isEmpty || groups.end() ? bytes : nil
  }

  /// Returns the ASCII digit, `-` or `.` that a character denotes; `nil` for any other character.
  func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar == symbols.decimal { return UInt8(ascii: ".") }
    if scalar == symbols.grouping { return nil }
    switch scalar.value {
    case 0x30...0x39: return UInt8(truncatingIfNeeded: scalar.value)
    case 0xFF10...0xFF19: return UInt8(truncatingIfNeeded: scalar.value - 0xFF10 + 0x30)
    case 0x2D, 0x2212, 0xFF0D: return UInt8(ascii: "-")
    case 0x2E, 0xFF0E: return symbols.grouping == "." ? nil : UInt8(ascii: ".")
    case 0x2C, 0xFF0C: return symbols.grouping == "," ? nil : UInt8(ascii: ".")
    default: return nil
    }
  }

  /// Whether a character is a grouping mark in the locale: the locale's mark or its full-width
  /// form, any space if the mark is a space, and `'` if the mark is `’`.
  private func isGrouping(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == symbols.grouping { return true }
    switch scalar.value {
    case 0xFF0E: return symbols.grouping == "."
    case 0xFF0C: return symbols.grouping == ","
    case 0x20, 0xA0, 0x2009, 0x202F: return Self.isSpace(symbols.grouping)
    case 0x27: return symbols.grouping == "\u{2019}"
    default: return false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{2009}" || scalar == "\u{202F}"
  }
}

/// The state of a check of the groups of an inserted number, digit by digit.
private struct InsertedGroups {
  let isIndian: Bool
  /// The number of digits behind the last grouping mark; of all digits so far if there is no mark.
  private var digits = 0
  private var hasMark = false
  private var isBehindPoint = false

  init(isIndian: Bool) { self.isIndian = isIndian }

  /// Adds a digit, a sign or the decimal mark; returns `false` if the decimal mark ends an
  /// incomplete group.
  mutating func take(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: ".") else {
      if byte != UInt8(ascii: "-") { digits += 1 }
      return true
    }
    let isRight = end()
    isBehindPoint = true
    hasMark = false
    return isRight
  }

  mutating func takeMark() -> Bool {
    let isRight = hasMark ? digits == 3 || (isIndian && digits == 2) : digits <= 3
    hasMark = true
    digits = 0
    return isRight && !isBehindPoint
  }

  /// Whether the last group is complete: there is no grouping mark, or three digits follow the last
  /// mark.
  func end() -> Bool { !hasMark || digits == 3 }
}
