import BigInt
import ExactArithmetic
import MeasureText
import PropertyTesting

/// A number given by its digits, which is written with the symbols of a locale.
package struct SpelledAmount: Sendable {
  var whole: String
  var decimals = ""
  var exponent: Int?
  var isGrouped = false

  init(whole: Int) { self.whole = "\(whole)" }

  /// Draws a number that is mostly short, and sometimes 0.
  static func drawn(_ source: inout ChoiceSource) -> SpelledAmount {
    var number = SpelledAmount(
      whole: source.oneIn(4) ? source.integer(in: 0...999_999_999) : source.uniform(in: 0...20))
    if source.oneIn(4) {
      for _ in 0...source.uniform(in: 0...3) { number.decimals += "\(source.uniform(in: 0...9))" }
    }
    if source.oneIn(12) { number.exponent = source.integer(in: -4...4) }
    number.isGrouped = source.oneIn(2)
    return number
  }

  /// The value of the number.
  var value: Rational {
    Rational(BigInt(whole + decimals) ?? 0, exponent: (exponent ?? 0) - decimals.utf8.count)
  }

  /// Whether the text has groups.
  var hasGroups: Bool { isGrouped && whole.utf8.count > 3 }

  /// Returns the number with the separators of a locale.
  func text(_ symbols: NumberSymbols) -> String {
    var text = hasGroups ? grouped(symbols) : whole
    if !decimals.isEmpty { text += "\(symbols.decimal)\(decimals)" }
    if let exponent { text += "E\(exponent)" }
    return text
  }

  private func grouped(_ symbols: NumberSymbols) -> String {
    var text = ""
    for (place, digit) in whole.enumerated() {
      let behind = whole.utf8.count - place
      let isBoundary =
        symbols.hasIndianGroups ? behind == 3 || (behind > 3 && behind % 2 == 1) : behind % 3 == 0
      if place > 0 && isBoundary { text.unicodeScalars.append(symbols.grouping) }
      text.append(digit)
    }
    return text
  }
}
