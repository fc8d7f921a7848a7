import DecimalArithmetic
import MeasureText
import UnitCatalog

/// The settings of requests: reading, rounding, computing and writing of numbers.
///
///     var settings = ConversionSettings()
///     settings.locale = .german
///     settings.decimals = 2
///     try RequestConverter<Decimal128>(settings).convert("1.234,5 km in mi").text  // "767,08 mi"
///
/// The defaults: English, all digits that the backend computes, rounded half-up, no groups.
public struct ConversionSettings: Hashable, Sendable {
  /// The greatest number of significant digits of a result; `nil` for all digits that the backend
  /// computes.
  public var digits: Int?
  /// The number of digits of a result behind the point; `nil` for any number.
  ///
  /// A result that is not 0, but would be shown as 0, gets this number of significant digits
  /// instead. If ``digits`` is set, ``decimals`` is ignored.
  public var decimals: Int?
  /// The rounding mode of results; half-up rounds ties away from 0.
  public var rounding = RoundingMode.halfUp
  /// The range of the backend's numbers.
  public var range = BackendRange.decimal128
  /// The locale for reading and writing numbers; `nil` for English without groups.
  public var locale: NumberLocale?
  /// The region that decides the meaning of unit names, and whose units are listed.
  ///
  /// `nil` for the locale's region and a list of all units.
  public var region: RegionCode?
  /// The decimal mark and the grouping mark for reading and writing numbers; `nil` for those of the
  /// locale.
  public var separators: NumberSymbols?
  /// Whether numbers are read only in the form that the locale writes.
  public var isStrict = false
  /// The grouping of digits; `nil` for the grouping of ``locale``, or for none without a locale.
  public var grouping: DigitGrouping?
  /// The notation, with or without an exponent.
  public var notation = NumberNotation.automatic(.standard)
  /// The treatment of trailing zeros; `nil` pads ``decimals``, and otherwise strips exact results.
  public var trailingZeros: TrailingZeros?
  /// The parts of a result that are written.
  public var style = MeasureStyle.valueWithSymbol
  /// The measurement system that decides between units with a common name; `nil` for no preference.
  public var system: MeasurementSystem?

  /// Creates the default settings.
  public init() {}
}
