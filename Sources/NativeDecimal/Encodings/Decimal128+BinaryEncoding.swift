extension Decimal128 {
  /// Creates the value of an encoding with a binary coefficient (BID), canonical or not.
  ///
  /// A coefficient of 10³⁴ or more counts as 0, as does a NaN's payload of 10³³ or more. Bits
  /// without meaning in an infinity or a NaN are dropped.
  ///
  ///     Decimal128(bid: 0x303C_0000_0000_0000_0000_0000_0000_0096)  // 1.50
  ///
  /// Source: IEEE 754-2019, 3.5.2, binary encoding of the significand.
  public init(bid encoding: UInt128) {
    let sign = encoding & Self.signBit
    if encoding & Self.infinityBits == Self.infinityBits {
      self.init(bits: sign | Self.special(encoding, payload: encoding & Declets.mask))
      return
    }
    if encoding & Self.largeFormBits == Self.largeFormBits {
      // The coefficient begins with 100, so it is at least 2¹¹³ > 10³⁴.
      let exponent = encoding << 2 & ~Self.signBit & ~Self.coefficientMask
      self.init(bits: sign | exponent)
      return
    }
    self.init(
      bits: encoding & Self.coefficientMask < Self.coefficientLimit
        ? encoding : encoding & ~Self.coefficientMask)
    #if SeededFaults
    self = Self.faultyValue(bid: encoding) ?? self
    #endif
  }

  /// The canonical encoding with a binary coefficient (BID).
  ///
  /// A NaN's payload keeps its last 33 digits, the most that the format holds.
  ///
  /// Source: IEEE 754-2019, 3.5.2, binary encoding of the significand.
  public var bid: UInt128 {
    isNaN ? bits & ~Self.coefficientMask | coefficient % Self.payloadLimit : bits
  }

  /// Whether `encoding` is the canonical BID encoding of its value.
  ///
  ///     Decimal128.isCanonical(bid: Decimal128("1.50")!.bid)  // true
  ///     Decimal128.isCanonical(bid: 0x3041_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF)  // false
  public static func isCanonical(bid encoding: UInt128) -> Bool {
    Decimal128(bid: encoding).bid == encoding
  }

  /// The two bits after the sign which, if set, move the exponent field two bits to the right.
  private static let largeFormBits: UInt128 = 0b11 << 125
  /// 10³³: in both encodings, payloads are below this bound.
  static let payloadLimit = powersOfTen[33]

  /// Returns an infinity without bits that have no meaning, or a NaN with its payload.
  static func special(_ encoding: UInt128, payload: UInt128) -> UInt128 {
    if encoding & nanBits != nanBits { return infinityBits }
    return encoding & (nanBits | signalingBit) | (payload < payloadLimit ? payload : 0)
  }
}
