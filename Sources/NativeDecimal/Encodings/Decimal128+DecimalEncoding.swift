extension Decimal128 {
  /// Creates the value of an encoding with a densely packed coefficient (DPD), canonical or not.
  ///
  /// 24 of the 1024 declets are not canonical; they count as the digits that they encode. Bits
  /// without meaning in an infinity or a NaN are dropped.
  ///
  ///     Decimal128(dpd: 0x2207_8000_0000_0000_0000_0000_0000_00D0)  // 1.50
  ///
  /// Source: IEEE 754-2019, 3.5.2, decimal encoding of the significand.
  public init(dpd encoding: UInt128) {
    #if SeededFaults
    let encoding = Self.faultyEncoding(dpd: encoding)
    #endif
    let sign = encoding & Self.signBit
    let low = Declets(lanes: encoding).decoded().number
    if encoding & Self.infinityBits == Self.infinityBits {
      self.init(bits: sign | Self.special(encoding, payload: low))
      return
    }
    // The combination field holds two bits of the exponent and the first digit, in one of two
    // forms.
    let combination = encoding >> 122 & 0b11111
    let (exponentHead, digit) =
      combination < 0b11000
      ? (combination >> 3, combination & 0b111)
      : (combination >> 1 & 0b11, 8 | combination & 1)
    let exponent = exponentHead << 12 | encoding >> 110 & 0xFFF
    let coefficient = digit * powersOfTen[33] + low
    self.init(bits: sign | exponent << Self.coefficientBits | coefficient)
  }

  /// The canonical encoding with a densely packed coefficient (DPD).
  ///
  /// A NaN's payload keeps its last 33 digits, the most that the format holds.
  ///
  /// Source: IEEE 754-2019, 3.5.2, decimal encoding of the significand.
  public var dpd: UInt128 {
    let (digit, low) = coefficient.quotientAndRemainder(dividingBy: powersOfTen[33])
    let declets = Declets(digitsOf: low).encoded().lanes
    if !isFinite { return bits & ~Self.coefficientMask | declets }
    let exponent = (bits & ~Self.signBit) >> Self.coefficientBits
    let combination =
      digit < 8
      ? (exponent >> 12) << 3 | digit
      : 0b11000 | (exponent >> 12) << 1 | digit & 1
    return bits & Self.signBit | combination << 122 | (exponent & 0xFFF) << 110 | declets
  }

  /// Whether `encoding` is the canonical DPD encoding of its value.
  ///
  ///     let noncanonical: UInt128 = 0x2208_0000_0000_0000_0000_0000_0000_016E
  ///     Decimal128(dpd: noncanonical)  // 888
  ///     Decimal128.isCanonical(dpd: noncanonical)  // false
  public static func isCanonical(dpd encoding: UInt128) -> Bool {
    Decimal128(dpd: encoding).dpd == encoding
  }
}
