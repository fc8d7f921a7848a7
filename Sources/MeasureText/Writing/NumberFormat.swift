import DecimalArithmetic

/// The format of numbers for people, for numbers of any backend.
///
///     var format = NumberFormat(locale: .german, precision: .decimals(2))
///     format.text(of: Decimal128("1234567.895")!)  // "1.234.567,9"
///     format.trailingZeros = .padded
///     format.text(of: Decimal128("1234567.895")!)  // "1.234.567,90"
///
/// The rules, in the order they apply:
///
/// 1. **Percent** multiplies by 100.
/// 2. **Rounding** happens once, on the exact decimal: at the decimals or significant digits of
///    ``precision``, by ``rounding``. In scientific and engineering notation d decimals mean d + 1
///    significant digits. In ``NumberNotation/automatic(_:)`` d decimals remain d decimals for
///    numbers of every size.
/// 3. **A number that is not 0 is not shown as 0**: if the decimals would show 0, the number has
///    the significant digits of ``smallNumbers``, counted from the exact number.
/// 4. **Trailing zeros** of the decimals follow ``trailingZeros``. In front of an exponent that the
///    notation did not request, padded decimals lose their zeros: `1E24`.
/// 5. **Notation** depends on the size of the rounded number. 0 is never too small.
/// 6. **Marks** are those of ``symbols``. Only the integer part of plain notation has groups. The
///    minus is `-`, the exponent `E7` or `E-7`, an infinity `∞`, a NaN `NaN`, as in CLDR.
///
/// The result of a conversion is already rounded. To round once, convert to ``target`` and write
/// with `isRounded`. Rounding twice produces wrong digits: 0.00049996 at 3 decimals, or else 3
/// significant digits, would become 0.000500 and then 0.001.
public struct NumberFormat: Hashable, Sendable {
  /// The decimal mark and the grouping mark.
  public var symbols: NumberSymbols
  /// The number of digits.
  public var precision: NumberPrecision
  /// The rounding mode; half-up rounds ties away from 0.
  public var rounding: RoundingMode
  /// The treatment of numbers that the decimals would show as 0.
  public var smallNumbers: SmallNumbers
  /// The treatment of trailing zeros of the decimals.
  public var trailingZeros: TrailingZeros
  /// The grouping of digits.
  public var grouping: DigitGrouping
  /// The notation, with or without an exponent.
  public var notation: NumberNotation
  /// Whether the number is written in percent, with the percent sign.
  public var isPercent = false
  /// Whether −0, and a negative number that is rounded to 0, keep the minus.
  public var showsNegativeZero = true

  /// Creates a format; the defaults are English, at most 8 decimals, half-up.
  ///
  ///     let number = Decimal128("1234567.895")!
  ///     NumberFormat(precision: .decimals(2), rounding: .down).text(of: number)  // "1,234,567.89"
  ///     NumberFormat(precision: .significantDigits(3)).text(of: number)  // "1,230,000"
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

  /// The greatest number of zeros that plain notation adds in front of or behind a number's digits.
  ///
  /// People do not count more than a hundred zeros, and 10⁻¹⁰⁰…10¹⁰⁰ contains every measured value.
  /// Numbers beyond this range get an exponent and ``WritingConditions/tooLarge`` or
  /// ``WritingConditions/tooSmall``.
  public static let plainZeroLimit = 100
}

#if !hasFeature(Embedded)
// A format is encoded as an object of all properties.
extension NumberFormat: Codable {}
#endif
