import DecimalArithmetic

/// An exact amount of money: a whole number of the smallest parts of its currency.
///
///     let price = try MoneyAmount(minorUnits: 48_50, decimals: 2)
///     price.description  // "48.50"
///
/// An amount does not name its currency; it states only the currency's decimals, 0 to 4. Amounts of
/// different decimals are unequal: 5 is not 5.00.
public struct MoneyAmount: Hashable, Sendable {
  /// The amount in the smallest part of the currency: 4850 for 48.50.
  public let minorUnits: Int128
  /// The number of decimals of the currency.
  public let decimals: Int

  /// Creates an amount from a whole number of the smallest parts of its currency.
  ///
  ///     try MoneyAmount(minorUnits: 48_50, decimals: 2)  // 48.50
  ///     try MoneyAmount(minorUnits: 48_50, decimals: 0)  // 4850
  ///
  /// - Throws: ``MoneyError/decimalsOutOfRange(_:)``; ``MoneyError/amountTooLarge`` beyond
  ///   ± ``MoneyLimits/minorUnits``.
  public init(minorUnits: Int128, decimals: Int) throws(MoneyError) {
    try Self.check(decimals: decimals)
    try self.init(checking: minorUnits, decimals: decimals)
  }

  /// Creates the amount that equals a ratio.
  ///
  ///     try MoneyAmount(exactly: ExactRatio(1, over: 2)!, decimals: 2)  // 0.50
  ///     let third = Result { try MoneyAmount(exactly: ExactRatio(1, over: 3)!, decimals: 2) }
  ///     third  // failure(≈0.333333 is no amount of a currency with 2 decimals)
  ///
  /// - Throws: ``MoneyError/notWhole(_:decimals:)`` if the ratio is no whole number of smallest
  ///   parts; ``MoneyError/decimalsOutOfRange(_:)``; ``MoneyError/amountTooLarge``;
  ///   ``MoneyError/ratioTooLong`` if the ratio in smallest parts does not fit 128 bits.
  public init(exactly value: ExactRatio, decimals: Int) throws(MoneyError) {
    let rounding = try MoneyRounding(toDecimals: decimals, mode: .down)
    let rounded = try rounding.rounded(value)
    if rounded.exactValue != value { throw .notWhole(value, decimals: decimals) }
    self = rounded
  }

  /// Creates an amount, and checks the magnitude; the decimals are known to be in range.
  init(checking minorUnits: Int128, decimals: Int) throws(MoneyError) {
    if minorUnits > MoneyLimits.minorUnits || minorUnits < -MoneyLimits.minorUnits {
      throw .amountTooLarge
    }
    self.init(unchecked: minorUnits, decimals: decimals)
  }

  /// Creates an amount that is known to be within the limits.
  init(unchecked minorUnits: Int128, decimals: Int) {
    self.minorUnits = minorUnits
    self.decimals = decimals
  }

  static func check(decimals: Int) throws(MoneyError) {
    if !MoneyLimits.decimals.contains(decimals) { throw .decimalsOutOfRange(decimals) }
  }

  /// Whether the amount is below 0.
  public var isNegative: Bool { minorUnits < 0 }

  /// Whether the amount is 0.
  public var isZero: Bool { minorUnits == 0 }

  /// The amount as an exact ratio.
  public var exactValue: ExactRatio {
    // A coefficient of at most 10³⁰ with at most four decimals always fits `ExactRatio`.
    ExactRatio(isNegative: isNegative, minorUnits.magnitude, exponent: -decimals) ?? .zero
  }
}
