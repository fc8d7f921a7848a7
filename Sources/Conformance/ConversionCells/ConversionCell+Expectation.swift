import BigInt
import DecimalArithmetic
import ExactArithmetic

extension ConversionCell {
  /// Creates the cell of a result from the oracle's roundings of the result at one target.
  ///
  /// Rounding down selects the lower of the two neighbours. The modes to nearest select the upper
  /// neighbour above half a unit. Half-up and half-down differ only at a tie.
  ///
  /// - Returns: `nil` for an exact 0, for a result that overflows in some mode, and for a result
  ///   that is no number.
  package init?(_ formula: ConversionFormula, _ expectation: TargetExpectation) {
    let expected = expectation.expected
    let (down, up, even) = (
      expected.number(Self.down), expected.number(Self.halfUp), expected.number(Self.halfDown)
    )
    guard let model = Model(formula), let down, let up, let even,
      !down.isZero || down.conditions.contains(.inexact),
      !expected.results.results.contains(where: { $0.conditions.contains(.overflow) })
    else { return nil }
    let side: Side =
      !down.conditions.contains(.inexact)
      ? .exact
      : up.choice == down.choice
        ? .belowHalf : up.choice == even.choice ? .aboveHalf : .tie
    self.model = model
    isNegative = down.isNegative
    switch expectation.target {
    case .digits: (place, self.side) = (.digits, side)
    case .decimals where down.isPrecisionLimited: (place, self.side) = (.precision, side)
    case .decimals(let decimals, let elseDigits):
      // If the result is below one unit, some modes round at `elseDigits`, and others round up to
      // the unit.
      if elseDigits == 0 || !down.isBelow(-decimals) {
        (place, self.side) = (.decimals, side)
      } else if !even.isBelow(-decimals) {
        (place, self.side) = (.decimals, .aboveHalf)
      } else if !up.isBelow(-decimals) {
        (place, self.side) = (.decimals, .tie)
      } else {
        (place, self.side) = (.smallNumber, side)
      }
    }
  }

  private static let down = number(of: .down)
  private static let halfUp = number(of: .halfUp)
  private static let halfDown = number(of: .halfDown)

  private static func number(of mode: RoundingMode) -> Int {
    ResultsByMode.modes.firstIndex(of: mode) ?? 0
  }
}

/// The result in one mode.
private struct RoundedNumber {
  /// The index of the result among the different results of all modes.
  let choice: Int
  let number: Expected.Number
  let conditions: Conditions
  let isPrecisionLimited: Bool

  var isNegative: Bool { number.isNegative }
  var isZero: Bool { number.coefficient.isZero }

  /// Whether the magnitude is below 10^exponent.
  func isBelow(_ exponent: Int) -> Bool {
    let digits = exponent - number.exponent
    if isZero { return true }
    if digits <= 0 { return false }
    // 2^(bits − 1) ≤ coefficient < 2^bits and 3.3 < log₂ 10 < 3.4: these bounds decide most cases
    // without computing a power of ten.
    let bits = number.coefficient.bitWidth
    if 10 * bits <= 33 * digits { return true }
    if 10 * bits >= 34 * digits + 20 { return false }
    return number.coefficient.integer < BigUInt(10).power(digits)
  }
}

extension ExpectedByMode {
  /// Returns the result in the mode with index `mode`; `nil` if the result is not finite.
  fileprivate func number(_ mode: Int) -> RoundedNumber? {
    let result = results[mode]
    return result.number.map {
      RoundedNumber(
        choice: results.choice(mode), number: $0, conditions: result.conditions,
        isPrecisionLimited: result.isPrecisionLimited)
    }
  }
}
