import DecimalArithmetic

/// The exceptions of a number format for a quantity or a pair of units.
///
/// A property that is `nil` keeps the property of the format.
public struct FormatOverride: Hashable, Sendable {
  /// The number of digits.
  public var precision: NumberPrecision?
  /// The rounding mode.
  public var rounding: RoundingMode?
  /// The treatment of numbers that the decimals would show as 0.
  public var smallNumbers: SmallNumbers?
  /// The treatment of trailing zeros of the decimals.
  public var trailingZeros: TrailingZeros?
  /// The grouping of digits.
  public var grouping: DigitGrouping?
  /// The notation, with or without an exponent, and its thresholds.
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

  /// Whether the override changes nothing.
  public var isEmpty: Bool { self == FormatOverride() }

  /// Sets the properties of a format that are not `nil`.
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
// An override is encoded as an object of the properties that are not `nil`.
extension FormatOverride: Codable {}
#endif
