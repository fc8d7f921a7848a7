extension MoneyAmount {
  /// The amount 0, with the decimals of this amount.
  var zero: MoneyAmount { MoneyAmount(unchecked: 0, decimals: decimals) }

  /// The smallest part of the currency: 10^−decimals.
  var smallestPart: MoneyAmount { MoneyAmount(unchecked: 1, decimals: decimals) }

  /// Returns the sum of this amount and another.
  ///
  ///     let coffee = try MoneyAmount(minorUnits: 3_80, decimals: 2)
  ///     try coffee.adding(MoneyAmount(minorUnits: 1_20, decimals: 2))  // 5.00
  ///
  /// - Throws: ``MoneyError/decimalsDiffer(_:_:)``; ``MoneyError/amountTooLarge``.
  public func adding(_ other: MoneyAmount) throws(MoneyError) -> MoneyAmount {
    try check(decimalsOf: other)
    return try MoneyAmount(checking: minorUnits + other.minorUnits, decimals: decimals)
  }

  /// Returns this amount less another.
  ///
  ///     let coffee = try MoneyAmount(minorUnits: 3_80, decimals: 2)
  ///     try coffee.subtracting(MoneyAmount(minorUnits: 5_00, decimals: 2))  // -1.20
  ///     let yen = try MoneyAmount(minorUnits: 100, decimals: 0)
  ///     try? coffee.subtracting(yen)  // nil
  ///
  /// - Throws: ``MoneyError/decimalsDiffer(_:_:)``; ``MoneyError/amountTooLarge``.
  public func subtracting(_ other: MoneyAmount) throws(MoneyError) -> MoneyAmount {
    try check(decimalsOf: other)
    return try MoneyAmount(checking: minorUnits - other.minorUnits, decimals: decimals)
  }

  /// Returns the sum of at most ``MoneyLimits/people`` amounts that have the decimals of this
  /// amount.
  func sum(of amounts: [MoneyAmount]) throws(MoneyError) -> MoneyAmount {
    var sum: Int128 = 0
    for amount in amounts {
      try check(decimalsOf: amount)
      sum += amount.minorUnits
    }
    return try MoneyAmount(checking: sum, decimals: decimals)
  }

  func check(decimalsOf other: MoneyAmount) throws(MoneyError) {
    if other.decimals != decimals { throw .decimalsDiffer(decimals, other.decimals) }
  }

  /// Throws ``MoneyError/negativeAmount(_:_:)`` if this amount is below 0.
  func checkNotNegative(_ role: MoneyRole) throws(MoneyError) {
    if isNegative { throw .negativeAmount(self, role) }
  }
}
