import DecimalArithmetic
import MeasureText
import UnitCatalog

extension ConversionSettings {
  /// The requested digits; 34 by default, or the most digits of the range if decimals are
  /// requested.
  private var precision: Int {
    if let digits { return digits }
    return decimals == nil ? 34 : range.precisions.upperBound
  }

  /// The context that rounds results.
  public var context: ArithmeticContext { range.context(precision: precision, rounding: rounding) }

  /// The digits or decimals to which results are rounded.
  public var target: RoundingTarget {
    digits == nil && decimals == nil ? .digits(precision) : numbers.target
  }

  /// The format of results for people.
  public var numbers: NumberFormat {
    var format = NumberFormat(
      locale: locale ?? .english,
      precision: digits.map { .significantDigits($0) } ?? decimals.map { .decimals($0) } ?? .all,
      rounding: rounding, trailingZeros: trailingZeros ?? (decimals == nil ? .kept : .padded),
      // Other programs read no groups, so numbers have groups only if a locale is set.
      grouping: grouping ?? (locale == nil ? .never : .auto), notation: notation)
    if let separators { format.symbols = separators }
    return format
  }

  /// The format of results for programs: the digits of ``numbers``, a point, and no groups.
  public var plainNumbers: NumberFormat {
    var format = numbers
    format.symbols = NumberLocale.english.symbols
    format.grouping = .never
    return format
  }

  /// The format of given numbers: all their digits and no others.
  var givenNumbers: NumberFormat {
    var format = numbers
    format.precision = .all
    format.trailingZeros = .kept
    return format
  }

  /// Whether trailing zeros of an exact result are removed, because no setting asks for zeros.
  public var leavesOutExactZeros: Bool { trailingZeros == nil && decimals == nil }

  /// The grammar of numbers.
  public var syntax: NumberSyntax {
    let locale = locale ?? .english
    return isStrict
      ? .strict(separators ?? locale.symbols) : .lenient(locale, separators: separators)
  }

  /// Returns the reader of measures and unit names.
  ///
  ///     var settings = ConversionSettings()
  ///     settings.system = .imperial
  ///     try settings.reader(of: .standard).read("1 pint").unit  // pint-imperial
  public func reader(of catalog: Catalog) -> MeasureReader {
    MeasureReader(
      syntax, catalog: catalog, preferredSystem: system, region: region ?? locale?.region,
      limits: range.limits)
  }

  /// Returns the text of a result in one of the formats of these settings.
  ///
  /// A result that the precision limited is not padded with zeros, because zeros would look like
  /// computed digits. An exact result has trailing zeros only if the settings ask for them.
  ///
  ///     let settings = ConversionSettings()
  ///     let exact = Conversion(Decimal128("8.50")!)
  ///     settings.written(exact, as: settings.numbers).value  // "8.5"
  ///     let rounded = Conversion(Decimal128("8.50")!, [.inexact, .rounded])
  ///     settings.written(rounded, as: settings.numbers).value  // "8.50"
  public func written<Number: DecimalBackend>(
    _ conversion: Conversion<Number>, as format: NumberFormat
  ) -> Written<String> {
    var format = format
    if conversion.isPrecisionLimited, format.trailingZeros == .padded {
      format.trailingZeros = .kept
    }
    if conversion.isExact, leavesOutExactZeros { format.trailingZeros = .stripped }
    return format.write(conversion.value, isRounded: true)
  }
}
