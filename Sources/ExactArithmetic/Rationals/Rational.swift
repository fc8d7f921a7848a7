import BigInt
import DecimalArithmetic

/// An exact rational number of any size: numerator ÷ denominator × 10^exponent.
///
/// The power of ten is separate, so 1E+999999999 needs one digit. The form is not unique and is
/// never reduced: the numbers are short-lived, and a comparison multiplies crosswise.
package struct Rational: Sendable {
  /// The numerator, with the sign.
  package let numerator: BigInt
  /// The denominator, 1 or more.
  package let denominator: BigUInt
  /// The exponent of the separate power of ten.
  package let exponent: Int

  /// 0.
  package static let zero = Rational(0)

  /// Creates numerator ÷ denominator × 10^exponent.
  ///
  /// - Precondition: the denominator is not 0.
  package init(_ numerator: BigInt, over denominator: BigUInt, exponent: Int = 0) {
    precondition(!denominator.isZero, "a denominator of 0")
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = exponent
  }

  /// Creates an integer times a power of ten.
  package init(_ integer: some BinaryInteger, exponent: Int = 0) {
    self.init(BigInt(integer), over: 1, exponent: exponent)
  }

  /// Creates an integer of any size times a power of ten.
  package init(_ integer: BigInt, exponent: Int = 0) {
    self.init(integer, over: 1, exponent: exponent)
  }

  /// Creates the number of an ``ExactRatio``.
  package init(_ ratio: ExactRatio) {
    let magnitude = BigInt(ratio.numerator)
    self.init(
      ratio.isNegative ? -magnitude : magnitude, over: BigUInt(ratio.denominator),
      exponent: ratio.exponent)
  }

  /// Whether the number is 0.
  package var isZero: Bool { numerator.isZero }
  /// Whether the number is below 0.
  package var isNegative: Bool { numerator.sign == .minus }
  /// Whether the number is an integer times its power of ten: a denominator of one bit is 1.
  var isWhole: Bool { denominator.bitWidth == 1 }
}
