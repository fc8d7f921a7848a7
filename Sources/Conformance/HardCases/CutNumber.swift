import BigInt
import DecimalArithmetic
import ExactArithmetic

/// An exact number cut to the digits of a context, with the remainder below its last digit.
///
/// The cut is at the precision or at Etiny, so it determines every coarser rounding. One exact
/// division is enough for all roundings to at most precision digits.
package struct CutNumber: Hashable, Sendable {
  /// The part cut off, compared with half a unit of the last digit.
  package enum Remainder: Hashable, Sendable {
    case zero
    case belowHalf
    case half
    case aboveHalf
  }

  /// Whether the number is below 0.
  package let isNegative: Bool
  /// The kept digits, ⌊|number| ÷ 10^position⌋.
  package let digits: UInt128
  /// The exponent of the last digit: adjusted exponent − precision + 1, but at least Etiny.
  package let position: Int
  /// The exponent of the first digit of the exact number.
  package let adjustedExponent: Int
  /// The part cut off, compared with half a unit.
  package let remainder: Remainder

  /// The limits of every result.
  package let limits: ArithmeticContext

  /// The default limits.
  package static let limits = ArithmeticContext.decimal128
  /// The largest coefficient with the default limits.
  package static let largest = UInt128.tenTo(limits.precision) - 1

  /// Cuts a number other than 0.
  ///
  /// - Precondition: the precision is at most 34.
  package init(_ value: Rational, in limits: ArithmeticContext = Self.limits) {
    precondition(limits.precision <= Self.limits.precision, "digits beyond those of decimal128")
    self.limits = limits
    isNegative = value.isNegative
    adjustedExponent = value.adjustedExponent
    position = max(adjustedExponent - limits.precision + 1, limits.etiny)
    if adjustedExponent < position - 1 {
      // |value| < 10^(position − 1), which is a tenth of a unit.
      digits = 0
      remainder = .belowHalf
      return
    }
    let shift = value.exponent - position
    let top =
      shift > 0
      ? value.numerator.magnitude * Oracle.powerOfTen(shift) : value.numerator.magnitude
    let bottom = shift < 0 ? value.denominator * Oracle.powerOfTen(-shift) : value.denominator
    let (quotient, rest) = top.quotientAndRemainder(dividingBy: bottom)
    digits = Self.integer(quotient)
    let twice = rest << 1
    remainder =
      rest.isZero ? .zero : twice < bottom ? .belowHalf : twice == bottom ? .half : .aboveHalf
  }

  /// Cuts a number between `lower` and the next number of the precision.
  ///
  /// `lower` is not 0 and has at most precision digits. `remainder` is the distance of the number
  /// from `lower`, compared with half a unit of the last digit.
  package init(
    _ lower: DecimalOperand, _ remainder: Remainder, in limits: ArithmeticContext = Self.limits
  ) {
    let precision = limits.precision
    let missing = precision - lower.digitCount
    let coefficient = lower.coefficient * BigUInt(10).power(missing)
    let finest = CutNumber(
      isNegative: lower.isNegative, digits: Self.integer(coefficient),
      position: lower.exponent - missing,
      adjustedExponent: lower.exponent + lower.digitCount - 1, remainder: remainder, in: limits)
    let position = max(finest.position, limits.etiny)
    let (digits, left) = finest.units(at: position)
    self.init(
      isNegative: finest.isNegative, digits: digits, position: position,
      adjustedExponent: finest.adjustedExponent, remainder: left, in: limits)
  }

  private init(
    isNegative: Bool, digits: UInt128, position: Int, adjustedExponent: Int,
    remainder: Remainder, in limits: ArithmeticContext
  ) {
    self.limits = limits
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
