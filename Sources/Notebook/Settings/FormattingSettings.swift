import MeasureText

/// How numbers are written, beside their decimals.
public struct FormattingSettings: Hashable, Sendable {
  /// Marks in place of the locale's; `nil` for those of the locale.
  public var separators: NumberMarks?
  /// Whether there are groups of digits.
  public var grouping: Grouping
  /// From which sizes on numbers have an exponent: by default from 10²¹ and below 10⁻¹².
  public var thresholds: NotationThresholds

  /// Groups of digits, as settings offer them.
  public enum Grouping: String, CaseIterable, Hashable, Sendable {
    /// As the locale has them.
    case auto
    /// From four digits on.
    case always
    /// None.
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

  /// The exponents that ``thresholds`` may have: those of decimal128.
  public static let exponents = -6_176...6_144

  /// A way of writing numbers; ``NotebookContent/edit(_:)`` checks it.
  public init(
    separators: NumberMarks? = nil, grouping: Grouping = .auto,
    thresholds: NotationThresholds = .standard
  ) {
    self.separators = separators
    self.grouping = grouping
    self.thresholds = thresholds
  }

  /// The symbols of a locale, with ``separators`` in place of its marks.
  public func symbols(_ symbols: NumberSymbols) -> NumberSymbols {
    separators?.symbols(symbols) ?? symbols
  }

  /// The first thing that may not be: exponents out of range or that leave no number without an
  /// exponent, and marks.
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

/// The two marks of numbers.
public struct NumberMarks: Hashable, Sendable {
  /// Between the whole part and the decimals.
  public var decimal: Unicode.Scalar
  /// Between groups of digits.
  public var group: Unicode.Scalar

  /// Two marks, which must differ and be neither digits, signs nor the letter of an exponent.
  public init(decimal: Unicode.Scalar, group: Unicode.Scalar) {
    self.decimal = decimal
    self.group = group
  }

  /// The first thing that the marks may not be.
  var problem: FieldProblem? {
    if symbols(NumberLocale.english.symbols).areUnambiguous { return nil }
    if decimal == group { return FieldProblem(.ambiguousSeparators) }
    // Beside another mark, the one that is none of itself is found.
    let other: Unicode.Scalar = decimal == "." ? "," : "."
    let alone = NumberMarks(decimal: decimal, group: other)
    let isOfDecimal = !alone.symbols(NumberLocale.english.symbols).areUnambiguous
    return FieldProblem(.ambiguousSeparators, at: [.name(isOfDecimal ? "decimal" : "group")])
  }

  /// The symbols of a locale with these marks.
  public func symbols(_ symbols: NumberSymbols) -> NumberSymbols {
    var symbols = symbols
    symbols.decimal = decimal
    symbols.grouping = group
    return symbols
  }
}
