import MeasureText

/// The keys of a number in key notation, with the decimal and grouping marks of a locale:
/// `1.234,5`, `-5`.
struct TypedKeys {
  private(set) var keys: [KeypadKey] = []
  private(set) var isNegative = false
  /// Whether the number has more digits than the display.
  private(set) var isTooLong = false

  /// Creates the keys of a number; `nil` for a text that is no number.
  init?(_ text: String, _ symbols: NumberSymbols) {
    var hasGroups = false
    var typed = TypedNumber()
    // `plain` has a point and no groups; `written` is the text as given, with the locale's decimal
    // and grouping marks.
    var plain: [UInt8] = []
    var written = ""
    for scalar in text.unicodeScalars {
      if written.isEmpty && !isNegative && (scalar == "-" || scalar == "\u{2212}") {
        isNegative = true
        continue
      }
      if scalar.isASCII, let key = Self.digit(scalar) {
        isTooLong = isTooLong || typed.isFull
        typed.append(digit: key.digit ?? 0)
        keys.append(key)
        plain.append(UInt8(truncatingIfNeeded: scalar.value))
        written.unicodeScalars.append(scalar)
      } else if scalar == symbols.decimal || (scalar == "." && symbols.grouping != ".") {
        if typed.hasPoint { return nil }
        typed.appendPoint()
        keys.append(.point)
        plain.append(UInt8(ascii: "."))
        written.unicodeScalars.append(symbols.decimal)
      } else if scalar == symbols.grouping || Self.areSpaces(scalar, symbols.grouping) {
        hasGroups = true
        written.unicodeScalars.append(symbols.grouping)
      } else {
        return nil
      }
    }
    if keys.isEmpty { return nil }
    if hasGroups, LiveGrouping(symbols, grouping: .always).text(ofDigits: plain) != written {
      return nil
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> KeypadKey? {
    KeypadKey(digit: Int(scalar.value) - 0x30)
  }

  /// Whether both characters are no-break spaces, U+00A0 or U+202F, which look alike.
  private static func areSpaces(_ x: Unicode.Scalar, _ y: Unicode.Scalar) -> Bool {
    isSpace(x) && isSpace(y)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{202F}"
  }
}
