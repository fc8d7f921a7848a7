import DecimalArithmetic

/// The exponent t = rate · x ≠ 0 in the value of a level, amplitude · base^t.
struct LevelExponent: ~Copyable {
  let isNegative: Bool
  /// The bounds 10^lowest ≤ |t| < 10^(greatest + 1).
  let magnitude: (lowest: Int, greatest: Int)
  private let coefficient: Integer
  private let exponent: Int
  private let rate: ExactRatio

  /// Creates rate · x.
  ///
  /// - Precondition: x is finite and not 0.
  init(_ x: BigDecimal, _ rate: ExactRatio) {
    isNegative = x.isNegative != rate.isNegative
    magnitude = rate.magnitude(times: x)
    coefficient = Integer(x.natural)
    exponent = x.exponent
    self.rate = rate
  }

  /// Whether base^t and its root are above 10^2⁶¹ or below 10^−2⁶¹.
  ///
  /// |t| ≥ 10²⁰ suffices, because 10²⁰ · log₁₀ e ÷ 2 > 2 · 10¹⁹ > 2⁶¹.
  var isBeyond: Bool { magnitude.lowest >= 20 }

  /// Returns |t| rounded down to fixed point.
  func fixed(places: Int) -> Integer {
    var value = Integer(copying: coefficient)
    value.scale(by: rate, exponent: exponent, places: places)
    return value
  }

  /// The integer nearest to t, and an upper bound of its distance to t.
  struct Nearest {
    let whole: Int
    /// An exponent with 0 < |t − whole| < 10^distance; `nil` if t is an integer.
    let distance: Int?
    /// Whether t is above `whole`.
    let isAbove: Bool
  }

  /// Returns the integer nearest to t.
  ///
  /// - Returns: `nil` if the integer does not fit an `Int`.
  func nearest() -> Nearest? {
    if magnitude.greatest < -1 {
      return Nearest(whole: 0, distance: magnitude.greatest + 1, isAbove: !isNegative)
    }
    let tens = exponent + rate.exponent
    var quotient = Integer(copying: coefficient)
    quotient.multiply(by: Integer(rate.numerator))
    var divisor = Integer(rate.denominator)
    if tens >= 0 {
      quotient.multiply(by: Integer(powerOfTen: tens))
    } else {
      divisor.multiply(by: Integer(powerOfTen: -tens))
    }
    var rest = quotient.divideWithRemainder(by: divisor)
    guard var whole = quotient.asInt, whole < Int.max else { return nil }
    if rest.isZero {
      return Nearest(whole: isNegative ? -whole : whole, distance: nil, isAbove: false)
    }
    var other = Integer()
    other.setDifference(divisor, rest)
    let isUp = other < rest
    if isUp {
      whole += 1
      rest = other
    }
    // rest ÷ divisor < 2^−bits.
    let bits = divisor.bitCount - rest.bitCount - 1
    return Nearest(
      whole: isNegative ? -whole : whole, distance: -BinaryPlaces.decimalExponent(bits: bits),
      isAbove: isUp == isNegative)
  }
}
