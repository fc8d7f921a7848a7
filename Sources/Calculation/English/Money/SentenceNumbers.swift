import DecimalArithmetic
import MeasureText

/// How amounts and other numbers are written in sentences: with the marks of a format.
struct SentenceNumbers {
  private let format: NumberFormat

  /// A point and no groups: `1234.50`.
  static let plain = SentenceNumbers(NumberFormat(grouping: .never))

  /// The format's precision, zeros and notation are not used.
  init(_ format: NumberFormat) { self.format = format }

  /// An amount with its decimals.
  func text(_ amount: MoneyAmount) -> String { amount.text(format) }

  /// A number with at least some decimals and at most six; a sign ≈ before a rounded one.
  ///
  /// A number that six decimals would show as 0, or that exceeds 128 bits, is written with an
  /// exponent.
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

  /// A number in percent: `17.5 %`.
  func percent(_ ratio: ExactRatio) -> String { text(ratio) + " %" }

  /// The number with its exponent: `4E-7`, `1/3E-9`.
  private static func fraction(_ ratio: ExactRatio) -> String {
    (ratio.isNegative ? "-" : "") + "\(ratio.numerator)"
      + (ratio.denominator == 1 ? "" : "/\(ratio.denominator)") + "E\(ratio.exponent)"
  }
}

extension ExactRatio {
  /// The number with a point, as ``SentenceNumbers/text(_:decimals:)`` writes it.
  package func englishText(decimals: Int = 0) -> String {
    SentenceNumbers.plain.text(self, decimals: decimals)
  }

  /// The number in percent with the marks of a format: `17.5 %`.
  package func percentText(_ format: NumberFormat) -> String {
    SentenceNumbers(format).percent(self)
  }
}
