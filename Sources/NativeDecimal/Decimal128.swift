import DecimalArithmetic

/// A decimal floating-point number of up to 34 digits: IEEE 754-2019 decimal128 in 16 bytes.
///
/// The bits are those of the binary integer decimal (BID) encoding: sign, 14 bits of exponent
/// biased by 6176, 113 bits of coefficient (below 10³⁴ < 2¹¹³). After the sign, infinities begin
/// with 11110 and NaNs with 11111. The next bit of a NaN is 1 if the NaN is signaling; the lowest
/// bits of a NaN hold the payload.
///
///     let third = Decimal128.divide(1, by: 3, in: .decimal128)
///     third.value  // 0.3333333333333333333333333333333333
///     third.conditions  // Inexact Rounded
///
/// Source: IEEE 754-2019, 3.5.2.
public struct Decimal128: Sendable {
  /// The BID encoding.
  @usableFromInline package let bits: UInt128

  /// Creates the value of a canonical encoding; see `checkInvariants`.
  @inlinable package init(bits: UInt128) { self.bits = bits }

  // These properties are computed: a stored constant of 128 bits is initialized on first use, and
  // every use checks whether the constant is initialized.

  /// The number of digits of the largest coefficient.
  static var maximumDigits: Int { 34 }
  /// 10³⁴: the exclusive upper bound of coefficients.
  static var coefficientLimit: UInt128 { powersOfTen[maximumDigits] }
  /// The bias added to an exponent in the encoding.
  static var exponentBias: Int { 6_176 }
  /// The exponents that the encoding holds.
  static var exponents: ClosedRange<Int> { -6_176...6_111 }

  static var coefficientBits: UInt128 { 113 }
  static var coefficientMask: UInt128 { (1 &<< 113) &- 1 }
  static var signBit: UInt128 { 1 &<< 127 }
  static var infinityBits: UInt128 { 0b11110 &<< 122 }
  static var nanBits: UInt128 { 0b11111 &<< 122 }
  static var signalingBit: UInt128 { 1 &<< 121 }

  /// Creates ±coefficient × 10^exponent; the coefficient and the exponent must be in range.
  init(isNegative: Bool, coefficient: UInt128, exponent: Int) {
    assert(coefficient < Self.coefficientLimit && Self.exponents.contains(exponent))
    bits =
      (isNegative ? Self.signBit : 0)
      | UInt128(truncatingIfNeeded: exponent &+ Self.exponentBias) &<< Self.coefficientBits
      | coefficient
  }

  /// Returns ±infinity.
  static func infinity(isNegative: Bool) -> Decimal128 {
    Decimal128(bits: (isNegative ? signBit : 0) | infinityBits)
  }

  /// Returns a NaN with a payload below 10³⁴.
  static func nan(
    isNegative: Bool = false, isSignaling: Bool = false, payload: UInt128 = 0
  ) -> Decimal128 {
    Decimal128(
      bits: (isNegative ? signBit : 0) | nanBits | (isSignaling ? signalingBit : 0) | payload)
  }

  /// The coefficient of a finite number, the payload of a NaN, 0 for an infinity.
  var coefficient: UInt128 { bits & Self.coefficientMask }
}
