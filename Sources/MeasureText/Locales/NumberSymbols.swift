/// The marks that a locale writes numbers with.
///
/// Source: Unicode CLDR 41, `numbers/symbols` and `minimumGroupingDigits` of each locale.
public struct NumberSymbols: Hashable, Sendable {
  /// Between the whole part and the decimals.
  public var decimal: Unicode.Scalar
  /// Between groups of three digits of the whole part.
  public var grouping: Unicode.Scalar
  /// How many digits must stand before the last group for there to be groups: with 2, 1234 has none.
  public var minimumGroupingDigits: Int

  public init(
    decimal: Unicode.Scalar, grouping: Unicode.Scalar, minimumGroupingDigits: Int = 1
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.minimumGroupingDigits = minimumGroupingDigits
  }
}
