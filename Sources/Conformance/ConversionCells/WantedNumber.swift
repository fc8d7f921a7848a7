import DecimalArithmetic
import PropertyTesting

/// A number with digits to keep and digits to cut: ±(kept + rest) · 10^position with 0 ≤ rest < 1.
struct WantedNumber {
  let isNegative: Bool
  /// The digits to keep, followed by the digits to cut.
  let digits: UInt128
  /// The number of digits to cut.
  let restCount: Int
  /// The number of digits to keep; 0 for a number below one unit.
  let keptCount: Int
  /// The exponent of the last digit to keep.
  let position: Int

  /// The exponent of the last digit.
  var exponent: Int { position - restCount }

  /// Draws a number whose digits to cut are on a side of half a unit.
  ///
  /// The digits to cut are nearly 0, nearly half, nearly a whole unit, or any value between. The
  /// number has at most `most` digits, and `most` is 3 or more. A short number is below one unit
  /// and not exact.
  init(
    _ side: ConversionCell.Side, isNegative: Bool, most: Int, isShort: Bool,
    _ source: inout ChoiceSource
  ) {
    self.isNegative = isNegative
    keptCount = isShort ? 0 : source.uniform(in: 1...most - 2)
    let kept =
      source.oneIn(3) && keptCount > 0
      ? source.runsOfDigits(keptCount) : source.digits(keptCount)
    position = source.integer(in: -20...12)
    let count = source.uniform(in: 1...most - keptCount)
    let half = 5 * UInt128.tenTo(count - 1)
    let rest: UInt128
    switch side {
    case .exact: rest = 0
    case .tie: rest = half
    case .belowHalf:
      rest = source.element(of: [1, half - 1, 1 + source.below(half - 1)])
    case .aboveHalf:
      rest = source.element(of: [half + 1, 2 * half - 1, half + 1 + source.below(half - 1)])
    }
    digits = kept * .tenTo(count) + rest
    restCount = count
  }

  /// The number as a ratio.
  var ratio: ExactRatio? { ExactRatio(isNegative: isNegative, digits, exponent: exponent) }

  /// Returns the number divided by divisor · 10^power.
  func divided(by divisor: UInt128, power: Int) -> ExactRatio? {
    ExactRatio(isNegative: isNegative, digits, over: divisor, exponent: exponent - power)
  }
}

extension ChoiceSource {
  /// Draws a number from 0 to below `limit`, which is 1 or more.
  fileprivate mutating func below(_ limit: UInt128) -> UInt128 {
    let high = UInt128(choice(upTo: .max)) << 64
    return (high | UInt128(choice(upTo: .max))) % limit
  }
}
