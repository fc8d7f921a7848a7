import DecimalArithmetic

/// The fields of the encoding in halves of 64 bits, for the fast paths.
extension Decimal128 {
  /// The upper half: the sign, the exponent and the first 49 bits of the coefficient.
  @inlinable @inline(__always)
  package var upperHalf: UInt64 { UInt64(truncatingIfNeeded: bits &>> 64) }

  /// Returns the exponent field of a finite number from its upper half.
  @inlinable @inline(__always)
  package static func biasedExponent(_ upperHalf: UInt64) -> Int {
    Int(truncatingIfNeeded: upperHalf &>> 49 & 0x3fff)
  }

  /// Whether both upper halves are those of finite numbers: their exponent fields do not begin with
  /// 11.
  @inlinable @inline(__always)
  package static func areFinite(_ x: UInt64, _ y: UInt64) -> Bool {
    (x & x &<< 1 | y & y &<< 1) & 1 &<< 62 == 0
  }

  /// Creates ±coefficient × 10^(biasedExponent − bias); the first bit of `sign` is the sign.
  @inlinable @inline(__always)
  package init(sign: UInt64, coefficient: UInt128, biasedExponent: Int) {
    let upper = sign & 1 &<< 63 | UInt64(truncatingIfNeeded: biasedExponent) &<< 49
    self.init(bits: UInt128(upper) &<< 64 | coefficient)
  }
}

extension ArithmeticContext {
  /// Whether every coefficient that fits the precision is normal and not clamped at this exponent.
  ///
  /// For an exponent from Emin to Etop only the digit count remains to be checked; a zero keeps
  /// such an exponent.
  @inlinable @inline(__always)
  package func isOrdinary(biasedExponent: Int) -> Bool {
    let exponent = biasedExponent &- 6_176
    return exponent >= minExponent && exponent <= maxExponent &- precision &+ 1
  }
}
