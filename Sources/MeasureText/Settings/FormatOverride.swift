import DecimalArithmetic

/// What is written differently for a quantity or a pair of units; `nil` leaves it as it is elsewhere.
public struct FormatOverride: Hashable, Sendable {
  /// How many digits.
  public var precision: NumberPrecision?
  /// How the last digit is rounded.
  public var rounding: RoundingMode?
  /// What becomes of numbers that the decimals would show as 0.
  public var smallNumbers: SmallNumbers?
  /// Zeros at the end of the decimals.
  public var trailingZeros: TrailingZeros?
  /// Groups of three digits.
  public var grouping: DigitGrouping?
  /// With or without an exponent, and the thresholds.
  public var notation: NumberNotation?

  public init(
    precision: NumberPrecision? = nil, rounding: RoundingMode? = nil,
    smallNumbers: SmallNumbers? = nil, trailingZeros: TrailingZeros? = nil,
    grouping: DigitGrouping? = nil, notation: NumberNotation? = nil
  ) {
    self.precision = precision
    self.rounding = rounding
    self.smallNumbers = smallNumbers
    self.trailingZeros = trailingZeros
    self.grouping = grouping
    self.notation = notation
  }

  /// Whether nothing is different.
  public var isEmpty: Bool { self == FormatOverride() }

  /// Changes what is stated.
  func apply(to format: inout NumberFormat) {
    if let precision { format.precision = precision }
    if let rounding { format.rounding = rounding }
    if let smallNumbers { format.smallNumbers = smallNumbers }
    if let trailingZeros { format.trailingZeros = trailingZeros }
    if let grouping { format.grouping = grouping }
    if let notation { format.notation = notation }
  }
}

#if !hasFeature(Embedded)
// As an object of the properties that are stated.
extension FormatOverride: Codable {}
#endif
