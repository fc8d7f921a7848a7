import DecimalArithmetic
import MeasureText
import PropertyTesting

/// A number and a format for writing the number.
package struct WritingCase: Sendable {
  package var isNegative: Bool
  /// The digits without leading zeros; `0` for 0.
  package var digits: String
  var exponent: Int
  package var format: NumberFormat

  /// The number as a numeric string.
  package var text: String { "\(isNegative ? "-" : "")\(digits)E\(exponent)" }

  /// The number times 100 if the format writes percent, as a numeric string.
  var shownText: String {
    "\(isNegative ? "-" : "")\(digits)E\(exponent + (format.isPercent && digits != "0" ? 2 : 0))"
  }

  /// Returns a generator of numbers of up to `most` digits.
  ///
  /// The format cuts half of the numbers at a tie, next to a tie, at a carry or at another digit.
  package static func generator(mostDigits most: Int) -> Generator<WritingCase> {
    Generator("number and format") { source in
      let format = format(&source)
      var digits = ""
      var cut = 0
      switch source.uniform(in: 0...5) {
      case 0: digits = "0"
      case 1, 2:
        digits = Self.digits(source.uniform(in: 1...most), &source)
        cut = source.uniform(in: 0...digits.utf8.count)
      default:
        // Draws the kept digits, often nines, then half a unit or one unit more or less than half.
        let kept = source.uniform(in: 0...most / 2)
        digits =
          source.oneIn(2) ? String(repeating: "9", count: kept) : Self.digits(kept, &source)
        cut = digits.utf8.count
        digits += source.element(of: ["5", "4", "6", "49", "50", "51", "1", "9"])
        digits += String(repeating: "0", count: source.uniform(in: 0...3))
        if source.oneIn(4) { digits += "1" }
      }
      var exponent = source.oneIn(2) ? source.integer(in: -8...4) : source.integer(in: -30...30)
      if source.oneIn(8) { exponent = source.integer(in: -400...400) }
      if case .decimals(let count) = format.precision, source.oneIn(2) {
        // The exponent makes the last kept digit the last decimal.
        exponent = -count - (digits.utf8.count - cut) - (format.isPercent ? 2 : 0)
      }
      return WritingCase(
        isNegative: source.oneIn(2), digits: digits, exponent: exponent, format: format)
    }
  }

  private static func digits(_ count: Int, _ source: inout ChoiceSource) -> String {
    var text = ""
    for place in 0..<count { text += String(source.uniform(in: place == 0 ? 1...9 : 0...9)) }
    return text
  }

  private static func format(_ source: inout ChoiceSource) -> NumberFormat {
    let precision: NumberPrecision =
      switch source.uniform(in: 0...4) {
      case 0: .all
      case 1: .significantDigits(source.uniform(in: 1...20))
      default: .decimals(source.uniform(in: NumberPrecision.offeredDecimals))
      }
    let thresholds = NotationThresholds(
      smallest: source.uniform(in: -9...0), largest: source.uniform(in: 0...9))
    var format = NumberFormat(
      locale: source.element(of: NumberLocale.distinctCases), precision: precision,
      rounding: source.element(of: RoundingMode.allCases),
      smallNumbers: source.element(of: [.asManyDigits, .digits(3), .zero]),
      trailingZeros: source.element(of: TrailingZeros.allCases),
      grouping: source.element(of: [.auto, .always, .never, .minimum(2), .minimum(3)]),
      notation: source.element(
        of: [.plain, .automatic(.standard), .automatic(thresholds), .scientific, .engineering]))
    format.isPercent = source.oneIn(5)
    format.showsNegativeZero = source.oneIn(2)
    return format
  }
}

extension WritingCase: CustomStringConvertible {
  package var description: String {
    let marks = "marks \"\(format.symbols.decimal)\" \"\(format.symbols.grouping)\""
    let settings: [Any] = [
      format.precision, format.rounding, format.smallNumbers, format.trailingZeros, format.grouping,
      format.notation,
    ]
    return ([text, marks] + settings.map { "\($0)" }).joined(separator: ", ")
      + (format.isPercent ? ", percent" : "") + (format.showsNegativeZero ? ", -0" : "")
  }
}
