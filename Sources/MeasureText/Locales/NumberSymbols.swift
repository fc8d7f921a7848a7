/// The marks that a locale writes numbers with.
///
/// Source: Unicode CLDR, `numbers/symbols`, `decimalFormats`, `percentFormats` and
/// `minimumGroupingDigits` of each locale. Those of languages are the same from release 41 to 48 but for
/// Italian: its `minimumGroupingDigits` became 2 with release 46.
public struct NumberSymbols: Hashable, Sendable {
  /// Between the whole part and the decimals.
  public var decimal: Unicode.Scalar
  /// Between groups of digits of the whole part.
  public var grouping: Unicode.Scalar
  /// How many digits must stand before the last group for there to be groups: with 2, 1234 has none.
  public var minimumGroupingDigits: Int
  /// Whether a no-break space stands between a number and its percent sign.
  public var spacesPercent: Bool
  /// Whether groups before the last have two digits, as in 12,34,567, else three.
  public var hasIndianGroups: Bool

  public init(
    decimal: Unicode.Scalar, grouping: Unicode.Scalar, minimumGroupingDigits: Int = 1,
    spacesPercent: Bool = false, hasIndianGroups: Bool = false
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.minimumGroupingDigits = minimumGroupingDigits
    self.spacesPercent = spacesPercent
    self.hasIndianGroups = hasIndianGroups
  }

  /// Whether a number written with the marks can be told apart from every other.
  ///
  /// The marks differ, and neither is a digit, a sign or the `E` of an exponent. Otherwise numbers are
  /// written without groups.
  public var areUnambiguous: Bool {
    decimal != grouping && Self.isMark(decimal) && Self.isMark(grouping)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "+", "-", "\u{2212}", "E", "e", "\0": false
    default: true
    }
  }
}
