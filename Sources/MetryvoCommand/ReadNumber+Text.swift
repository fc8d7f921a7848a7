import DecimalArithmetic
import MeasureText

extension ReadNumber {
  /// `1234.5` or `1/3`: with a point and without groups.
  var text: String {
    switch self {
    case .decimal(let text): text
    case .fraction(let ratio):
      (ratio.isNegative ? "-" : "") + Self.digits(ratio.numerator, times: ratio.exponent) + "/"
        + Self.digits(ratio.denominator, times: -ratio.exponent)
    }
  }

  /// The same without zeros that end the decimals: 5.5 of 5.50.
  var shortText: String {
    guard case .decimal(let text) = self else { return text }
    let exponent = text.drop { $0 != "E" }
    let mantissa = text.dropLast(exponent.count)
    if !mantissa.contains(where: { $0.isNumber && $0 != "0" }) {
      return text.hasPrefix("-") ? "-0" : "0"
    }
    guard mantissa.contains(".") else { return text }
    let kept = mantissa.reversed().drop { $0 == "0" }.reversed()
    return String(kept.last == "." ? Array(kept.dropLast()) : Array(kept)) + exponent
  }

  /// The same, a decimal as a format writes it.
  func text(_ format: NumberFormat) -> String {
    switch self {
    case .fraction: return text
    case .decimal(var text): return text.withUTF8 { format.write(utf8: $0).value }
    }
  }

  /// The digits with as many zeros, if any.
  private static func digits(_ number: UInt128, times exponent: Int) -> String {
    "\(number)" + String(repeating: "0", count: max(0, exponent))
  }
}
