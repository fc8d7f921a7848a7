import DecimalArithmetic

/// The fields of the encoding by halves of 64 bits, for the paths where nanoseconds count.
extension Decimal128 {
  /// Sign, exponent and the first 49 bits of the coefficient.
  @inlinable @inline(__always)
  package var upperHalf: UInt64 { UInt64(truncatingIfNeeded: bits &>> 64) }

  /// The exponent field of a finite number in the upper half.
  @inlinable @inline(__always)
  package static func biasedExponent(_ upperHalf: UInt64) -> Int {
    Int(truncatingIfNeeded: upperHalf &>> 49 & 0x3fff)
  }

  /// Whether both are finite: an exponent field that begins with 11 is an infinity or a NaN.
  @inlinable @inline(__always)
  package static func areFinite(_ x: UInt64, _ y: UInt64) -> Bool {
    (x & x &<< 1 | y & y &<< 1) & 1 &<< 62 == 0
  }

  /// The first bit of ±coefficient × 10^(biasedExponent − bias) is the first bit of `sign`.
  @inlinable @inline(__always)
  package init(sign: UInt64, coefficient: UInt128, biasedExponent: Int) {
    let upper = sign & 1 &<< 63 | UInt64(truncatingIfNeeded: biasedExponent) &<< 49
    self.init(bits: UInt128(upper) &<< 64 | coefficient)
  }
}

extension ArithmeticContext {
  /// Whether any coefficient that fits the precision is an unclamped, normal number at this exponent.
  ///
  /// From Emin to Etop nothing is left to judge but the digits; a zero keeps its exponent.
  @inlinable @inline(__always)
  package func isOrdinary(biasedExponent: Int) -> Bool {
    let exponent = biasedExponent &- 6_176
    return exponent >= minExponent && exponent <= maxExponent &- precision &+ 1
  }
}
