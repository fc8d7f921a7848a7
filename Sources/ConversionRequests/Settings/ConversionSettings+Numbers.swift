import DecimalArithmetic
import MeasureText
import UnitCatalog

extension ConversionSettings {
  /// 34 digits unless asked for others; decimals of arbitrary precision are not cut by the
  /// precision.
  private var precision: Int {
    if let digits { return digits }
    return decimals == nil ? 34 : range.precisions.upperBound
  }

  /// The context in which results are rounded.
  public var context: ArithmeticContext { range.context(precision: precision, rounding: rounding) }

  /// Where results are rounded.
  public var target: RoundingTarget {
    digits == nil && decimals == nil ? .digits(precision) : numbers.target
  }

  /// How results are written for people.
  public var numbers: NumberFormat {
    var format = NumberFormat(
      locale: locale ?? .english,
      precision: digits.map { .significantDigits($0) } ?? decimals.map { .decimals($0) } ?? .all,
      rounding: rounding, trailingZeros: trailingZeros ?? (decimals == nil ? .kept : .padded),
      // What other programs read has no groups unless a locale asks for them.
      grouping: grouping ?? (locale == nil ? .never : .auto), notation: notation)
    if let separators { format.symbols = separators }
    return format
  }

  /// How results are written for programs: with the digits of ``numbers``, a point, and no groups.
  public var plainNumbers: NumberFormat {
    var format = numbers
    format.symbols = NumberLocale.english.symbols
    format.grouping = .never
    return format
  }

  /// How numbers that were given are written: with all their digits and no others.
  var givenNumbers: NumberFormat {
    var format = numbers
    format.precision = .all
    format.trailingZeros = .kept
    return format
  }

  /// Whether an exact result ends with its last digit that is not 0, because nobody asked for
  /// zeros.
  public var leavesOutExactZeros: Bool { trailingZeros == nil && decimals == nil }

  /// How numbers are read.
  public var syntax: NumberSyntax {
    let locale = locale ?? .english
    return isStrict
      ? .strict(separators ?? locale.symbols) : .lenient(locale, separators: separators)
  }

  /// The reader of measures and of names of units.
  public func reader(of catalog: Catalog) -> MeasureReader {
    MeasureReader(
      syntax, catalog: catalog, preferredSystem: system, region: region ?? locale?.region,
      limits: range.limits)
  }

  /// The text of a result in one of the formats of these settings.
  ///
  /// Where the precision cut a result, it is not padded with zeros that nobody computed. An exact
  /// result has no zeros at its end unless they were asked for.
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
