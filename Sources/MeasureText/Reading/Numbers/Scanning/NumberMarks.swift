/// The decimal mark and the grouping mark between the digits of a number.
struct NumberMarks {
  /// The meaning of a mark, or its family while the meaning is undecided.
  enum Mark {
    case none
    /// A decimal mark in every reading.
    case decimal
    /// A grouping mark in every reading.
    case grouping
    case point, comma
    case space, apostrophe, underscore
  }

  let isLenient: Bool
  let symbols: NumberSymbols
  /// The kind of the locale's decimal mark; in `lenient` its family.
  let decimal: Mark
  /// The kind of the locale's grouping mark; in `lenient` its family.
  let grouping: Mark
  /// The locale's decimal mark if it is `.` or `,`.
  ///
  /// Otherwise the digit 0: no digit follows the last digit of a run, so this byte never matches.
  let decimalByte: UInt8

  init(strict symbols: NumberSymbols) {
    isLenient = false
    self.symbols = symbols
    (decimal, grouping) = (.decimal, .grouping)
    decimalByte = Self.byte(symbols.decimal)
  }

  init(lenient symbols: NumberSymbols) {
    isLenient = true
    self.symbols = symbols
    let decimal = Self.family(symbols.decimal)
    self.decimal = decimal == .point || decimal == .comma ? decimal : .decimal
    let grouping = Self.family(symbols.grouping)
    self.grouping = grouping == .none ? .grouping : grouping
    decimalByte = Self.byte(symbols.decimal)
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar {
    case ".": UInt8(ascii: ".")
    case ",": UInt8(ascii: ",")
    default: UInt8(ascii: "0")
    }
  }

  /// Returns the mark at an offset, and its length in bytes.
  @inline(__always)
  func mark(in text: UTF8Bytes, at offset: Int) -> (mark: Mark, length: Int) {
    guard offset < text.count else { return (.none, 0) }
    let byte = text[offset]
    if byte < 0x80 {
      if byte.isASCIILetter || byte.isASCIIDigit { return (.none, 1) }
      return (meaning(Unicode.Scalar(byte)), 1)
    }
    guard let decoded = text.scalar(at: offset) else { return (.none, 1) }
    return (meaning(decoded.scalar), decoded.length)
  }

  private func meaning(_ scalar: Unicode.Scalar) -> Mark {
    let family = Self.family(scalar)
    if isLenient, family == .point || family == .comma { return family }
    if scalar == symbols.decimal { return .decimal }
    if isLenient, family != .none { return family }
    if scalar == symbols.grouping { return .grouping }
    switch family {
    // People often type another space or apostrophe than the locale's mark.
    case .space, .apostrophe: return family == Self.family(symbols.grouping) ? .grouping : .none
    default: return .none
    }
  }

  static func family(_ scalar: Unicode.Scalar) -> Mark {
    switch scalar.value {
    case 0x2E, 0xFF0E: .point
    case 0x2C, 0xFF0C: .comma
    case 0x20, 0xA0, 0x2009, 0x202F: .space
    case 0x27, 0x2019: .apostrophe
    case 0x5F: .underscore
    case 0x66B: .decimal
    case 0x66C: .grouping
    default: .none
    }
  }
}
