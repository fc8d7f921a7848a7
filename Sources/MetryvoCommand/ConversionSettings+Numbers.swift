import DecimalArithmetic
import MeasureText
import UnitCatalog

extension ConversionSettings {
  /// 34 digits unless asked for others; decimals with gmp are not cut by the precision.
  private var precision: Int {
    if let digits { return digits }
    return decimals == nil ? 34 : backend.precisions.upperBound
  }

  /// In which results are rounded.
  var context: ArithmeticContext { backend.context(precision: precision, rounding: rounding) }

  /// Where results are rounded.
  var target: RoundingTarget {
    digits == nil && decimals == nil ? .digits(precision) : numbers.target
  }

  /// How results are written for people.
  var numbers: NumberFormat {
    NumberFormat(
      locale: locale ?? .english,
      precision: digits.map { .significantDigits($0) } ?? decimals.map { .decimals($0) } ?? .all,
      rounding: rounding, trailingZeros: trailingZeros ?? (decimals == nil ? .kept : .padded),
      grouping: digitGrouping, notation: numberNotation)
  }

  /// Whether an exact result ends with its last digit that is not 0, because nobody asked for zeros.
  var leavesOutExactZeros: Bool { trailingZeros == nil && decimals == nil }

  /// How they are written for programs: the same digits, with a point and without groups.
  var plainNumbers: NumberFormat {
    var format = numbers
    format.symbols = NumberLocale.english.symbols
    format.grouping = .never
    return format
  }

  private var digitGrouping: DigitGrouping {
    switch grouping {
    case .auto: .auto
    case .always: .always
    case .never: .never
    // What other programs read has no groups unless a locale asks for them.
    case nil: locale == nil ? .never : .auto
    }
  }

  private var numberNotation: NumberNotation {
    switch notation {
    case .plain: .plain
    case .automatic: .automatic(.standard)
    case .scientific: .scientific
    case .engineering: .engineering
    }
  }

  /// How numbers are read.
  var syntax: NumberSyntax {
    let locale = locale ?? .english
    return isStrict ? .strict(locale.symbols) : .lenient(locale)
  }

  /// What reads measures and names of units.
  func reader(of catalog: Catalog) -> MeasureReader {
    MeasureReader(
      syntax, catalog: catalog, preferredSystem: system, region: region ?? locale?.region,
      limits: backend.limits)
  }
}
