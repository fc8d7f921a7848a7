import DecimalArithmetic
import MeasureText
import UnitCatalog

/// How the numbers of a request are read, rounded, computed and written.
///
///     var settings = ConversionSettings()
///     settings.locale = .german
///     settings.decimals = 2
///     try RequestConverter<Decimal128>(settings).convert("1.234,5 km in mi").text   // "767,08 mi"
///
/// Without changes: English, all digits that the backend computes, rounded half-up, no groups.
public struct ConversionSettings: Hashable, Sendable {
  /// The most significant digits of a result; `nil` for as many as the backend computes.
  public var digits: Int?
  /// The digits of a result after the point.
  ///
  /// A result that is not 0 and would show as 0 gets as many significant digits. ``digits`` decides
  /// if both are given.
  public var decimals: Int?
  /// How results are rounded; half-up rounds ties away from 0.
  public var rounding = RoundingMode.halfUp
  /// Which numbers the backend holds.
  public var range = BackendRange.decimal128
  /// Whose way of reading and writing numbers it is; `nil` for English without groups.
  public var locale: NumberLocale?
  /// Whose units names mean, and whose units are listed; `nil` for the locale's region and all
  /// units.
  public var region: RegionCode?
  /// Marks in place of those of the locale, in what is read and written; `nil` for the locale's.
  public var separators: NumberSymbols?
  /// Whether numbers are read only as the locale writes them.
  public var isStrict = false
  /// Groups of digits; `nil` for the locale's if one is given, else none.
  public var grouping: DigitGrouping?
  /// With or without an exponent.
  public var notation = NumberNotation.automatic(.standard)
  /// Zeros at the end of the decimals; `nil` pads ``decimals``, and else strips exact results.
  public var trailingZeros: TrailingZeros?
  /// What is written of a result.
  public var style = MeasureStyle.valueWithSymbol
  /// The measurement system whose unit is chosen of those that share a name.
  public var system: MeasurementSystem?

  /// The settings of a person who asks for nothing.
  public init() {}
}
