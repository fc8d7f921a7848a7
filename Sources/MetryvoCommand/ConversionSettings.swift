import DecimalArithmetic
import MeasureText
import UnitCatalog

/// How numbers are read, rounded, computed and printed; as made, what a command does without options.
///
/// A plain value, because options of the argument parser hold nothing until it has run.
struct ConversionSettings {
  var digits: Int?
  var decimals: Int?
  var rounding = RoundingMode.halfUp
  var backend = BackendChoice.native
  var locale: NumberLocale?
  /// Whose units are wanted, beside the locale's meaning of names.
  var region: RegionCode?
  var isStrict = false
  var grouping: GroupingChoice?
  var notation = NotationChoice.automatic
  var trailingZeros: TrailingZeros?
  var style: MeasureStyle?
  var system: MeasurementSystem?
  var isJSON = false
}

/// Whether results have groups of digits.
enum GroupingChoice: String, CaseIterable {
  case auto
  case always
  case never
}

/// How results are written.
enum NotationChoice: String, CaseIterable {
  case plain
  case automatic
  case scientific
  case engineering
}
