import DecimalArithmetic
import MeasureText

/// The number formatting of sentences: amounts, ratios and percentages with the decimal and
/// grouping marks of a format.
struct SentenceNumbers {
  private let format: NumberFormat

  /// The formatting with a decimal point and no groups: `1234.50`.
  static let plain = SentenceNumbers(NumberFormat(grouping: .never))

  /// Creates the formatting with the decimal mark and the grouping of a format; ignores its
  /// precision, zeros and notation.
  init(_ format: NumberFormat) { self.format = format }

  /// Returns an amount with all decimals of its currency.
  func text(_ amount: MoneyAmount) -> String { amount.text(format) }

  /// Returns a number with at least `decimals` and at most six decimals, and ≈ in front if the
  /// number was rounded.
  ///
  /// A number other than 0 that six decimals would truncate to 0, or a number that exceeds 128 bits
  /// as a multiple of 10⁻⁶, is written as a fraction with an exponent.
  func text(_ ratio: ExactRatio, decimals: Int = 0) -> String {
    let limit = 6
    guard let value = try? MinorUnitRatio(ratio, decimals: limit),
      let cut = StepQuotient(value.numerator, times: 1, over: value.denominator, step: 1),
      cut.count < UInt128.max, cut.count > 0 || ratio.isZero
    else { return Self.fraction(ratio) }
    let grows = RoundingMode.halfUp.increments(
      lastDigit: 0, isNegative: ratio.isNegative, discarded: cut.discarded)
    let isExact = cut.discarded == .zero
    var count = cut.count + (grows ? 1 : 0)
    var kept = limit
    while kept > decimals, count % 10 == 0 {
      count /= 10
      kept -= 1
    }
    let number = (ratio.isNegative ? "-" : "") + count.text(decimals: kept)
    return (isExact ? "" : "≈") + format.text(ofPlain: number, decimals: kept)
  }

  /// Returns a number and a percent sign: `17.5 %`.
  func percent(_ ratio: ExactRatio) -> String { text(ratio) + " %" }

  /// Returns numerator, denominator and power of ten: `4E-7`, `1/3E-9`.
  private static func fraction(_ ratio: ExactRatio) -> String {
    (ratio.isNegative ? "-" : "") + "\(ratio.numerator)"
      + (ratio.denominator == 1 ? "" : "/\(ratio.denominator)") + "E\(ratio.exponent)"
  }
}

extension ExactRatio {
  /// Returns the number with a decimal point, as ``SentenceNumbers/text(_:decimals:)`` writes it.
  package func englishText(decimals: Int = 0) -> String {
    SentenceNumbers.plain.text(self, decimals: decimals)
  }

  /// Returns the number and a percent sign, with the decimal and grouping marks of a format: `17.5
  /// %`.
  package func percentText(_ format: NumberFormat) -> String {
    SentenceNumbers(format).percent(self)
  }
}
