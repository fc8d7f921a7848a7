import DecimalArithmetic

/// The operations of a coefficient that rounding needs, for words and for limbs.
///
/// The rounding rules use only this protocol. The integers in words and the integers in limbs share
/// no arithmetic.
protocol Coefficient: ~Copyable {
  var isZero: Bool { get }
  /// The number of decimal digits; 1 for 0.
  var digitCount: Int { get }
  /// The last decimal digit, 0…9.
  var lastDigit: UInt8 { get }

  /// Returns the last digit, or a digit of equal parity if the mode needs only the parity.
  func decidingDigit(_ mode: RoundingMode) -> UInt8

  mutating func increment()

  /// Divides by 10^count, rounding down, and returns the part cut off; `count` has no upper limit.
  mutating func dropDigits(_ count: Int) -> DiscardedPart

  /// Removes at most `limit` trailing decimal zeros and returns their number.
  mutating func stripZeros(limit: Int) -> Int

  /// Returns the finite number ±self × 10^zeros × 10^exponent.
  ///
  /// - Precondition: `digitCount` is the digit count of self. `digitCount + zeros` is at most
  ///   `BigDecimal.maximumDigits`.
  consuming func value(
    isNegative: Bool, exponent: Int, digitCount: Int, appendingZeros zeros: Int,
    storage: CoefficientStorage
  ) -> BigDecimal
}

extension DiscardedPart {
  /// The discarded part with a tail appended.
  ///
  /// The tail is above 0 and below one unit of the last digit of the discarded part.
  var withTail: DiscardedPart {
    switch self {
    case .zero, .belowHalf: .belowHalf
    case .half, .aboveHalf: .aboveHalf
    }
  }

  /// Creates the discarded part of a division by comparing `remainder` with half of `divisor`.
  @inline(__always)
  init(remainder: UInt128, of divisor: UInt128) {
    // Twice the remainder can exceed 128 bits, so the comparison uses divisor − remainder.
    let rest = divisor - remainder
    if remainder == 0 {
      self = .zero
    } else {
      self = remainder < rest ? .belowHalf : remainder == rest ? .half : .aboveHalf
    }
  }
}
