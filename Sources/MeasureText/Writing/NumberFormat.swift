import DecimalArithmetic

/// How numbers are written for people: a value, for numbers of any backend.
///
///     var format = NumberFormat(locale: .german, precision: .decimals(2))
///     format.text(of: Decimal128("1234567.895")!)   // "1.234.567,90" with .padded, else "1.234.567,9"
///
/// The rules, in the order they apply:
///
/// 1. **Percent** multiplies by 100.
/// 2. **Rounding** happens once, on the exact decimal: at the decimals or significant digits of
///    ``precision``, by ``rounding``. In scientific and engineering notation d decimals mean d + 1
///    significant digits; in ``NumberNotation/automatic(_:)`` they are decimals whatever the size.
/// 3. **A number that is not 0 is not shown as 0**: where the decimals would, ``smallNumbers`` says how
///    many significant digits it gets instead, counted from the exact number.
/// 4. **Zeros** at the end of the decimals are treated as ``trailingZeros`` says. Where an exponent was not
///    asked for, decimals that would be filled up lose their zeros in front of it: `1E24`.
/// 5. **Notation** is chosen by the size of the rounded number. 0 is never too small.
/// 6. **Marks** are those of ``symbols``; groups stand in the whole part of plain notation only.
///    The minus is `-`, the exponent `E7` or `E-7`, an infinity `∞`, a NaN `NaN`, as in CLDR.
///
/// A result of a conversion is already rounded: asking for ``target`` there and writing with `isRounded`
/// rounds once. Rounded twice, 0.00049996 to 3 decimals, else 3 digits, would become 0.000500 and then 0.001.
public struct NumberFormat: Hashable, Sendable {
  /// The marks.
  public var symbols: NumberSymbols
  /// How many digits.
  public var precision: NumberPrecision
  /// How the last digit is rounded; half-up rounds ties away from 0.
  public var rounding: RoundingMode
  /// What becomes of numbers that the decimals would show as 0.
  public var smallNumbers: SmallNumbers
  /// Zeros at the end of the decimals.
  public var trailingZeros: TrailingZeros
  /// Groups of digits.
  public var grouping: DigitGrouping
  /// With or without an exponent.
  public var notation: NumberNotation
  /// Whether the number is written in percent, with the sign.
  public var isPercent = false
  /// Whether 0 keeps the minus of −0, and that of a number rounded to 0.
  public var showsNegativeZero = true

  /// A format; without arguments English, at most 8 decimals, half-up.
  public init(
    locale: NumberLocale = .english, precision: NumberPrecision = .decimals(8),
    rounding: RoundingMode = .halfUp, smallNumbers: SmallNumbers = .asManyDigits,
    trailingZeros: TrailingZeros = .stripped, grouping: DigitGrouping = .auto,
    notation: NumberNotation = .automatic(.standard)
  ) {
    symbols = locale.symbols
    self.precision = precision
    self.rounding = rounding
    self.smallNumbers = smallNumbers
    self.trailingZeros = trailingZeros
    self.grouping = grouping
    self.notation = notation
  }

  /// How many zeros plain notation adds to a number's digits, before or behind them.
  ///
  /// Nobody counts more than a hundred zeros, and 10⁻¹⁰⁰…10¹⁰⁰ holds whatever is measured. Beyond, the
  /// number gets an exponent and ``WritingConditions/tooLarge`` or ``WritingConditions/tooSmall``.
  public static let plainZeroLimit = 100
}

#if !hasFeature(Embedded)
// As an object of all properties.
extension NumberFormat: Codable {}
#endif
