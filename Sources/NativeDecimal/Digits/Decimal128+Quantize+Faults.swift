#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns x, quantized with ties up, with a zero that keeps its exponent, with a half decided by
  /// one digit, or with more digits than the precision.
  ///
  /// Both numbers are finite, and the exponent of y is ordinary.
  static func faultyQuantized(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    if SeededFault.nativeQuantizeTiesUp.isActive && context.rounding == .halfEven {
      return quickQuantized(x, to: y, in: context.rounding(.halfUp))
    }
    if x.coefficient == 0 { return faultyQuantizedZero(x) }
    let cut = biasedExponent(y.upperHalf) - biasedExponent(x.upperHalf)
    guard cut > 0 else { return nil }
    return cutByOneDigit(x, to: y, cut: cut, in: context)
      ?? cutBeyondPrecision(x, to: y, cut: cut, in: context)
  }

  /// Returns a zero with its own exponent.
  @usableFromInline
  static func faultyQuantizedZero(_ x: Self) -> Outcome<Self>? {
    SeededFault.nativeQuantizedZeroKeepsExponent.isActive && x.coefficient == 0 ? Outcome(x) : nil
  }

  /// Returns a coefficient of one limb, rounded half-even by its first discarded digit alone.
  private static func cutByOneDigit(
    _ x: Self, to y: Self, cut: Int, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    guard
      SeededFault.nativeQuantizeHalfByOneDigit.isActive && x.coefficient < 1 << 63 && cut < 19
        && context.precision > 18 && context.rounding == .halfEven
    else { return nil }
    let (kept, remainder) = x.coefficient.lowHalf.quotientAndRemainder(byPowerOfTen: cut)
    let digit = remainder / powersOfTen[cut - 1].lowHalf
    let grows = digit > 5 || digit == 5 && kept & 1 == 1
    return Outcome(
      Decimal128(
        sign: x.upperHalf, coefficient: UInt128(kept + (grows ? 1 : 0)),
        biasedExponent: biasedExponent(y.upperHalf)),
      remainder == 0 ? .rounded : [.inexact, .rounded])
  }

  /// Returns rounded digits whose count is not compared with the precision, or whose carry to one
  /// digit more than the precision is accepted.
  private static func cutBeyondPrecision(
    _ x: Self, to y: Self, cut: Int, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let isUnchecked = SeededFault.nativeQuantizePrecisionUnchecked.isActive
    guard isUnchecked || SeededFault.nativeQuantizeCarryAccepted.isActive else { return nil }
    let unit = Swift.min(cut, 37)
    let (kept, remainder) = x.coefficient.quotientAndRemainder(byPowerOfTen: unit)
    let discarded = DiscardedDigits(remainder: remainder, of: powersOfTen[unit])
    let digits =
      kept + discarded.increment(of: kept, sign: x.upperHalf, rounding: context.rounding)
    guard isUnchecked || digits == powersOfTen[context.precision] else { return nil }
    return Outcome(
      Decimal128(
        sign: x.upperHalf, coefficient: digits, biasedExponent: biasedExponent(y.upperHalf)),
      discarded.conditions)
  }
}
#endif
