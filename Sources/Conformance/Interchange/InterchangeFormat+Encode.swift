import DecimalArithmetic

extension InterchangeFormat {
  /// Returns the canonical encoding of the number that `text` denotes.
  ///
  ///     let encoding = InterchangeFormat.decimal32.encoded("-7.50")
  ///     encoding.map(InterchangeFormat.decimal32.hexadecimal)  // Optional("a23003d0")
  ///     InterchangeFormat.decimal32.encoded("3.1415926")  // nil
  ///
  /// - Returns: `nil` if `text` is no numeric string or the format cannot represent the number
  ///   unchanged.
  public func encoded(_ text: String) -> UInt128? {
    let bytes = Array(text.utf8)
    guard
      let scanned = bytes.withUnsafeBufferPointer({ try? NumericString($0) }),
      scanned.digitCount <= context.precision
    else { return nil }
    let digits = bytes[scanned.significantDigits].filter { $0 != UInt8(ascii: ".") }
    let number = UInt128(String(decoding: digits, as: UTF8.self)) ?? 0
    let first = number / power(declets)
    let sign: UInt128 = scanned.isNegative ? 1 : 0
    let trailing = trailingField(of: number % power(declets))
    switch scanned.kind {
    case .infinity: return sign << (width - 1) | 0b11110 << (width - 6)
    case .quietNaN, .signalingNaN:
      if first != 0 { return nil }
      let signaling: UInt128 = scanned.kind == .signalingNaN ? 1 : 0
      return sign << (width - 1) | 0b11111 << (width - 6) | signaling << (width - 7) | trailing
    case .finite:
      let biased = scanned.exponent + bias
      guard (0..<3 << continuationBits).contains(biased) else { return nil }
      let high = UInt128(biased >> continuationBits)
      let low = UInt128(biased) & (UInt128(1) << continuationBits - 1)
      let combination = first < 8 ? high << 3 | first : 0b11000 | high << 1 | (first & 1)
      return sign << (width - 1) | combination << (width - 6) | low << (10 * declets) | trailing
    }
  }

  /// Returns the declets of a number; each declet has three digits.
  private func trailingField(of number: UInt128) -> UInt128 {
    (0..<declets).reduce(0) { field, index in
      let digits = Int(number / power(index) % 1_000)
      return field | UInt128(Declet.canonical[digits]) << (10 * index)
    }
  }

  /// Returns 1000^count.
  private func power(_ count: Int) -> UInt128 {
    (0..<count).reduce(1) { product, _ in product * 1_000 }
  }
}
