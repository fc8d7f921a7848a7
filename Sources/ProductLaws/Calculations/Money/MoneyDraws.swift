import Calculation
import DecimalArithmetic
import PropertyTesting

extension ChoiceSource {
  /// Draws an amount from 0 to 10¹⁰ minor units; half of the amounts are short.
  mutating func moneyAmount(decimals: Int, atLeast least: Int = 0) -> MoneyAmount? {
    let parts = oneIn(2) ? uniform(in: least...20_000) : integer(in: least...10_000_000_000)
    return try? MoneyAmount(minorUnits: Int128(parts), decimals: decimals)
  }

  /// Draws a percentage from 0 to a limit with up to two decimals.
  mutating func percentage(upTo most: Int) -> ExactRatio {
    let ratio =
      oneIn(3)
      ? ExactRatio(UInt128(uniform(in: 0...most * 100)), exponent: -2)
      : ExactRatio(UInt128(uniform(in: 0...most)))
    return ratio ?? .zero
  }

  /// Draws a step of one or several minor units, and a mode.
  mutating func moneyRounding(decimals: Int) -> MoneyRounding? {
    let step = element(of: [1, 5, 50, 100, 25, 3])
    guard let amount = try? MoneyAmount(minorUnits: Int128(step), decimals: decimals) else {
      return nil
    }
    return try? MoneyRounding(toStep: amount, mode: element(of: RoundingMode.allCases))
  }
}
