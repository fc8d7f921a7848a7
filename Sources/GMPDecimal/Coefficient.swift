import DecimalArithmetic

/// What rounding asks of a coefficient, be it two words or limbs: the rules are written once above
/// it, and the two kinds of integers share none of their arithmetic.
protocol Coefficient: ~Copyable {
  var isZero: Bool { get }
  /// The number of decimal digits; 1 for 0.
  var digitCount: Int { get }
  /// The last decimal digit, 0…9.
  var lastDigit: UInt8 { get }

  /// The last digit, or one that is even or odd with it if that is all the mode asks.
  func decidingDigit(_ mode: RoundingMode) -> UInt8

  mutating func increment()

  /// Divides by 10^count, rounding down, and says what was cut off; `count` may be any size.
  mutating func dropDigits(_ count: Int) -> DiscardedPart

  /// Divides by 10 as long as it divides, at most `limit` times, and says how often.
  mutating func stripZeros(limit: Int) -> Int

  /// The finite number ± self × 10^zeros × 10^exponent.
  ///
  /// - Precondition: `digitCount` is right, and with `zeros` at most `BigDecimal.maximumDigits`.
  consuming func value(
    isNegative: Bool, exponent: Int, digitCount: Int, appendingZeros zeros: Int,
    storage: CoefficientStorage
  ) -> BigDecimal
}

extension DiscardedPart {
  /// The part together with something smaller than its last digit, which is not 0.
  var withTail: DiscardedPart {
    switch self {
    case .zero, .belowHalf: .belowHalf
    case .half, .aboveHalf: .aboveHalf
    }
  }

  /// `remainder` compared with half of `divisor`.
  @inline(__always)
  init(remainder: UInt128, of divisor: UInt128) {
    // remainder − (divisor − remainder) may not be formed: twice the remainder can exceed 128 bits.
    let rest = divisor - remainder
    if remainder == 0 {
      self = .zero
    } else {
      self = remainder < rest ? .belowHalf : remainder == rest ? .half : .aboveHalf
    }
  }
}
