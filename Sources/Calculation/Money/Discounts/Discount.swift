import DecimalArithmetic

/// A discount on a price.
public enum Discount: Hashable, Sendable {
  /// A percentage, 0…100, of the price after the preceding discounts.
  case percent(ExactRatio)
  /// An amount, at most the price after the preceding discounts.
  case amount(MoneyAmount)
}

extension Discount {
  /// Throws an error if the discount is invalid for every price.
  func check(at position: Int, decimalsOf price: MoneyAmount) throws(MoneyError) {
    switch self {
    case .percent(let percent):
      try percent.checkPercent(.discount(position))
      if try percent.exceedsHundred { throw .discountAboveAll(percent, position: position) }
    case .amount(let amount):
      try price.check(decimalsOf: amount)
      try amount.checkNotNegative(.discount(position))
    }
  }

  /// Returns the price after the discount; below 0 if an amount exceeds the price.
  func reduced(_ price: ExactRatio) throws(MoneyError) -> ExactRatio {
    switch self {
    case .percent(let percent): try ExactRatio.hundred.minus(percent).percent(of: price)
    case .amount(let amount): try price.minus(amount.exactValue)
    }
  }

  /// Returns the price before the discount.
  ///
  /// - Throws: ``MoneyError/anyPriceBefore(position:)`` for 100 %; ``MoneyError/ratioTooLong``.
  func restored(_ price: ExactRatio, position: Int) throws(MoneyError) -> ExactRatio {
    #if SeededFaults
    if let faulty = try faultyRestored(price) { return faulty }
    #endif
    switch self {
    case .percent(let percent):
      let remaining = try ExactRatio.hundred.minus(percent)
      if remaining.isZero { throw .anyPriceBefore(position: position) }
      return try price.times(.hundred).over(remaining)
    case .amount(let amount):
      return try price.plus(amount.exactValue)
    }
  }
}

extension ExactRatio {
  /// Whether the number is above 100, even if its distance from 100 exceeds 128 bits.
  fileprivate var exceedsHundred: Bool {
    get throws(MoneyError) {
      if let rest = ExactRatio.hundred.subtracting(self) { return rest.isNegative }
      if !isNegative && exponent > 2 && numerator >= denominator { return true }
      throw .ratioTooLong
    }
  }
}

extension [Discount] {
  /// Throws an error if one of the discounts is invalid for every price.
  func check(decimalsOf price: MoneyAmount) throws(MoneyError) {
    if count > MoneyLimits.discounts { throw .tooManyDiscounts(count) }
    for (position, discount) in enumerated() {
      try discount.check(at: position, decimalsOf: price)
    }
  }
}
