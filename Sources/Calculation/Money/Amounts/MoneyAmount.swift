import DecimalArithmetic

/// An exact amount of money: a whole number of the smallest part of its currency.
///
///     let price = try MoneyAmount(minorUnits: 4850, decimals: 2)
///     price.description   // "48.50"
///
/// The currency itself is not named: only its decimals count, 0 to 4. Amounts of different decimals
/// are different values, 5 and 5.00 too.
public struct MoneyAmount: Hashable, Sendable {
  /// The amount in the smallest part of the currency: 4850 for 48.50.
  public let minorUnits: Int128
  /// The decimals of the currency.
  public let decimals: Int

  /// An amount of so many smallest parts.
  ///
  /// - Throws: ``MoneyError/decimalsOutOfRange(_:)``; ``MoneyError/amountTooLarge`` beyond
  ///   ± ``MoneyLimits/minorUnits``.
  public init(minorUnits: Int128, decimals: Int) throws(MoneyError) {
    try Self.check(decimals: decimals)
    try self.init(checking: minorUnits, decimals: decimals)
  }

  /// An amount that equals a ratio.
  ///
  ///     try MoneyAmount(exactly: half, decimals: 2)    // 0.50
  ///     try MoneyAmount(exactly: third, decimals: 2)   // throws notWhole
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

  /// An amount of decimals that are known to be within the range.
  init(checking minorUnits: Int128, decimals: Int) throws(MoneyError) {
    if minorUnits > MoneyLimits.minorUnits || minorUnits < -MoneyLimits.minorUnits {
      throw .amountTooLarge
    }
    self.init(unchecked: minorUnits, decimals: decimals)
  }

  /// An amount that is known to be within the limits.
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

  /// The amount as a ratio, exactly.
  public var exactValue: ExactRatio {
    // At most 10³⁰ and four decimals always fit.
    ExactRatio(isNegative: isNegative, minorUnits.magnitude, exponent: -decimals) ?? .zero
  }
}
