extension InterchangeFormat {
  /// Reads an encoding in hexadecimal; `nil` unless `text` has 8, 16 or 32 digits.
  ///
  /// The number of digits determines the format.
  ///
  ///     InterchangeFormat.reading(hexadecimal: "A23003D0")?.format.width  // Optional(32)
  ///     InterchangeFormat.reading(hexadecimal: "A23003")?.format.width  // nil
  public static func reading(hexadecimal text: some StringProtocol) -> (
    format: InterchangeFormat, encoding: UInt128
  )? {
    guard let format = all.first(where: { $0.width == 4 * text.utf8.count }),
      text.utf8.allSatisfy({ UInt8(ascii: "+") != $0 }), let encoding = UInt128(text, radix: 16)
    else { return nil }
    return (format, encoding)
  }

  /// Returns an encoding in lower-case hexadecimal, with leading zeros to the width of the format.
  ///
  ///     InterchangeFormat.decimal64.hexadecimal(0xA23003D0)  // "00000000a23003d0"
  public func hexadecimal(_ encoding: UInt128) -> String {
    let digits = String(encoding, radix: 16)
    return String(repeating: "0", count: width / 4 - digits.count) + digits
  }
}
