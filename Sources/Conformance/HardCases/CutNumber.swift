import BigInt
import DecimalArithmetic
import ExactArithmetic

/// An exact number cut to the digits of decimal128, and what lies below the last of them.
///
/// Cut there, or at Etiny, it has all that any coarser rounding needs to know: where every rounding to at
/// most 34 digits is wanted, one exact division is enough for all of them.
package struct CutNumber: Hashable, Sendable {
  /// What was cut off, compared with half a unit of the last digit.
  package enum Remainder: Hashable, Sendable {
    case zero
    case belowHalf
    case half
    case aboveHalf
  }

  /// Whether the number is below 0.
  package let isNegative: Bool
  /// ⌊|number| ÷ 10^position⌋.
  package let digits: UInt128
  /// The exponent of the last digit: adjusted exponent − 33, but at least Etiny.
  package let position: Int
  /// The exponent of the exact number's first digit.
  package let adjustedExponent: Int
  /// What is left.
  package let remainder: Remainder

  /// The limits of every result.
  package static let limits = ArithmeticContext.decimal128
  /// The largest coefficient.
  package static let largest = UInt128.tenTo(limits.precision) - 1

  /// Cuts a number that is not 0.
  package init(_ value: Rational) {
    isNegative = value.isNegative
    adjustedExponent = value.adjustedExponent
    position = max(adjustedExponent - Self.limits.precision + 1, Self.limits.etiny)
    if adjustedExponent < position - 1 {
      // |value| < 10^(position − 1), a tenth of a unit.
      digits = 0
      remainder = .belowHalf
      return
    }
    let shift = value.exponent - position
    let top = value.numerator.magnitude * BigUInt(10).power(max(0, shift))
    let bottom = value.denominator * BigUInt(10).power(max(0, -shift))
    let (quotient, rest) = top.quotientAndRemainder(dividingBy: bottom)
    digits = Self.integer(quotient)
    let (below, above) = (rest, bottom - rest)
    remainder =
      rest.isZero ? .zero : below < above ? .belowHalf : below == above ? .half : .aboveHalf
  }

  /// Cuts a number that lies between a decimal number of at most 34 digits, not 0, and its next neighbour.
  ///
  /// `remainder` is what is left of a unit of the 34th digit.
  package init(_ lower: DecimalOperand, _ remainder: Remainder) {
    let precision = Self.limits.precision
    let missing = precision - lower.digitCount
    let coefficient = lower.coefficient * BigUInt(10).power(missing)
    let finest = CutNumber(
      isNegative: lower.isNegative, digits: Self.integer(coefficient),
      position: lower.exponent - missing,
      adjustedExponent: lower.exponent + lower.digitCount - 1, remainder: remainder)
    let position = max(finest.position, Self.limits.etiny)
    let (digits, left) = finest.units(at: position)
    self.init(
      isNegative: finest.isNegative, digits: digits, position: position,
      adjustedExponent: finest.adjustedExponent, remainder: left)
  }

  private init(
    isNegative: Bool, digits: UInt128, position: Int, adjustedExponent: Int, remainder: Remainder
  ) {
    self.isNegative = isNegative
    self.digits = digits
    self.position = position
    self.adjustedExponent = adjustedExponent
    self.remainder = remainder
  }

  private static func integer(_ number: BigUInt) -> UInt128 {
    number.words.reversed().reduce(0) { $0 << 64 | UInt128($1) }
  }
}
