import MeasureText

/// The format of numbers, without the number of decimals.
public struct FormattingSettings: Hashable, Sendable {
  /// The decimal and group separators; `nil` for the separators of the locale.
  public var separators: NumberMarks?
  /// Whether digits are grouped.
  public var grouping: Grouping
  /// The thresholds of the exponent notation: by default from 10²¹ on, and below 10⁻¹².
  public var thresholds: NotationThresholds

  /// The choices for groups of digits.
  public enum Grouping: String, CaseIterable, Hashable, Sendable {
    /// The grouping of the locale.
    case auto
    /// Groups from four digits on.
    case always
    /// No groups.
    case never

    /// The grouping of a number format.
    public var digitGrouping: DigitGrouping {
      switch self {
      case .auto: .auto
      case .always: .always
      case .never: .never
      }
    }
  }

  /// The exponents that ``thresholds`` may have, which are the exponents of decimal128.
  public static let exponents = -6_176...6_144

  /// Creates a format of numbers; ``NotebookContent/edit(_:in:)`` checks it.
  public init(
    separators: NumberMarks? = nil, grouping: Grouping = .auto,
    thresholds: NotationThresholds = .standard
  ) {
    self.separators = separators
    self.grouping = grouping
    self.thresholds = thresholds
  }

  /// Returns the symbols of a locale, with ``separators`` in place of the locale's separators.
  ///
  ///     let settings = FormattingSettings(separators: NumberMarks(decimal: ".", group: "'"))
  ///     settings.symbols(NumberLocale.german.symbols).decimal  // "."
  ///     FormattingSettings().symbols(NumberLocale.german.symbols).decimal  // ","
  public func symbols(_ symbols: NumberSymbols) -> NumberSymbols {
    separators?.symbols(symbols) ?? symbols
  }

  /// The first problem: thresholds out of range, thresholds that leave no number without an
  /// exponent, or ambiguous separators.
  var problem: FieldProblem? {
    let from: [FieldStep] = [.name("scientificFrom")]
    let below: [FieldStep] = [.name("scientificBelow")]
    if !Self.exponents.contains(thresholds.largest) {
      return FieldProblem(.thresholdsOutOfRange, at: from)
    }
    if !Self.exponents.contains(thresholds.smallest) || thresholds.smallest > thresholds.largest {
      return FieldProblem(.thresholdsOutOfRange, at: below, else: from)
    }
    return separators?.problem?.inside("separators")
  }
}

/// The decimal separator and the group separator of numbers.
public struct NumberMarks: Hashable, Sendable {
  /// The separator between the integer part and the decimals.
  public var decimal: Unicode.Scalar
  /// The separator between groups of digits.
  public var group: Unicode.Scalar

  /// Creates two separators; they must differ, and be neither digits, signs nor the letter of an
  /// exponent.
  public init(decimal: Unicode.Scalar, group: Unicode.Scalar) {
    self.decimal = decimal
    self.group = group
  }

  /// The problem of ambiguous separators; `nil` if the separators are unambiguous.
  var problem: FieldProblem? {
    if symbols(NumberLocale.english.symbols).areUnambiguous { return nil }
    if decimal == group { return FieldProblem(.ambiguousSeparators) }
    // Beside a valid group separator, only an invalid decimal separator is ambiguous.
    let other: Unicode.Scalar = decimal == "." ? "," : "."
    let alone = NumberMarks(decimal: decimal, group: other)
    let isOfDecimal = !alone.symbols(NumberLocale.english.symbols).areUnambiguous
    return FieldProblem(.ambiguousSeparators, at: [.name(isOfDecimal ? "decimal" : "group")])
  }

  /// Returns the symbols of a locale with these separators.
  ///
  ///     let marks = NumberMarks(decimal: ".", group: "'")
  ///     let format = LiveGrouping(marks.symbols(NumberLocale.german.symbols))
  ///     format.applying(.insert("4"), to: EditedText("123")).text == "1'234"  // true
  public func symbols(_ symbols: NumberSymbols) -> NumberSymbols {
    var symbols = symbols
    symbols.decimal = decimal
    symbols.grouping = group
    return symbols
  }
}
