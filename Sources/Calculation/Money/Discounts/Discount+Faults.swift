#if SeededFaults
import DecimalArithmetic

extension Discount {
  /// The price after a percentage of the first price, or rounded before the next discount.
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

  /// The price before: raised by the percentage that it was reduced by.
  func faultyRestored(_ price: ExactRatio) throws(MoneyError) -> ExactRatio? {
    guard SeededFault.discountInverseMultiplies.isActive, case .percent(let percent) = self else {
      return nil
    }
    return try ExactRatio.hundred.plus(percent).percent(of: price)
  }
}
#endif
