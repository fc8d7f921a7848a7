#if SeededFaults
import DecimalArithmetic

extension Discount {
  /// Returns the price less a percentage of the original price, or the price that results if the
  /// intermediate price is rounded before the discount.
  func faultyReduced(
    _ last: ExactRatio, of price: MoneyAmount
  ) throws(MoneyError) -> ExactRatio {
    if SeededFault.discountsAddedUp.isActive, case .percent(let percent) = self {
      return try last.minus(try percent.percent(of: price.exactValue))
    }
    if SeededFault.discountsRoundedOnTheWay.isActive {
      let rounding = MoneyRounding(unchecked: price.smallestPart, .halfUp)
      return try reduced(rounding.rounded(last).exactValue)
    }
    return try reduced(last)
  }

  /// Returns the price raised by the percentage by which it was reduced.
  func faultyRestored(_ price: ExactRatio) throws(MoneyError) -> ExactRatio? {
    guard SeededFault.discountInverseMultiplies.isActive, case .percent(let percent) = self else {
      return nil
    }
    return try ExactRatio.hundred.plus(percent).percent(of: price)
  }
}
#endif
