import DecimalArithmetic

/// The operations of a coefficient that rounding needs, for words and for limbs.
///
/// The rounding rules are written once on top of the protocol; the two kinds of integers share no
/// arithmetic.
protocol Coefficient: ~Copyable {
  var isZero: Bool { get }
  /// The number of decimal digits; 1 for 0.
  var digitCount: Int { get }
  /// The last decimal digit, 0…9.
  var lastDigit: UInt8 { get }

  /// Returns the last digit, or a digit of equal parity if the mode needs only the parity.
  func decidingDigit(_ mode: RoundingMode) -> UInt8

  mutating func increment()

  /// Divides by 10^count, rounding down, and returns the part cut off; `count` may be any size.
  mutating func dropDigits(_ count: Int) -> DiscardedPart

  /// Removes at most `limit` trailing decimal zeros and returns their number.
  mutating func stripZeros(limit: Int) -> Int

  /// Returns the finite number ±self × 10^zeros × 10^exponent.
  ///
  /// - Precondition: `digitCount` is the digit count of self, and `digitCount + zeros` at most
  ///   `BigDecimal.maximumDigits`.
  consuming func value(
    isNegative: Bool, exponent: Int, digitCount: Int, appendingZeros zeros: Int,
    storage: CoefficientStorage
  ) -> BigDecimal
}

extension DiscardedPart {
  /// The part plus a nonzero tail smaller than its last digit.
  var withTail: DiscardedPart {
    switch self {
    case .zero, .belowHalf: .belowHalf
    case .half, .aboveHalf: .aboveHalf
    }
  }

  /// Compares `remainder` with half of `divisor`.
  @inline(__always)
  init(remainder: UInt128, of divisor: UInt128) {
    // The comparison avoids twice the remainder, which can exceed 128 bits.
    let rest = divisor - remainder
    if remainder == 0 {
      self = .zero
    } else {
      self = remainder < rest ? .belowHalf : remainder == rest ? .half : .aboveHalf
    }
  }
}
