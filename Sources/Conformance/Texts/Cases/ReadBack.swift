import ExactArithmetic
import MeasureText

/// A written number split at its marks, without calling the reader or the writer.
package struct ReadBack {
  package let isNegative: Bool
  /// The digits of the integer part.
  package let whole: String
  package let decimals: String
  package let exponent: Int?
  package let isGrouped: Bool
  package let value: Rational

  /// Creates the parts of a text; `nil` if the text violates the rules of the format.
  package init?(_ text: String, _ format: NumberFormat) {
    let symbols = format.symbols
    var rest = Array(text.unicodeScalars)
    if format.isPercent {
      let suffix: [Unicode.Scalar] = symbols.spacesPercent ? ["\u{A0}", "%"] : ["%"]
      guard rest.suffix(suffix.count) == suffix[...] else { return nil }
      rest.removeLast(suffix.count)
    }
    isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    let byExponent = rest.split(separator: "E", omittingEmptySubsequences: false)
    guard byExponent.count <= 2 else { return nil }
    if byExponent.count == 2 {
      let written = Self.string(byExponent[1])
      guard let number = Int(written), String(number) == written else { return nil }
      exponent = number
    } else {
      exponent = nil
    }
    let byMark = byExponent[0].split(separator: symbols.decimal, omittingEmptySubsequences: false)
    guard byMark.count <= 2 else { return nil }
    decimals = byMark.count == 2 ? Self.string(byMark[1]) : ""
    // A decimal mark without decimals is an error.
    if byMark.count == 2 && decimals.isEmpty { return nil }
    let groups = byMark[0].split(separator: symbols.grouping, omittingEmptySubsequences: false)
    isGrouped = groups.count > 1
    if isGrouped {
      // The last group has three digits, and the first may be shorter than the others. The locale
      // determines the size of the others.
      let size = symbols.hasIndianGroups ? 2 : 3
      guard groups.last?.count == 3, (1...size).contains(groups[0].count),
        groups.dropFirst().dropLast().allSatisfy({ $0.count == size })
      else { return nil }
    }
    whole = groups.map(Self.string).joined()
    guard !whole.isEmpty, (whole + decimals).utf8.allSatisfy({ (48...57).contains($0) }),
      whole == "0" || !whole.hasPrefix("0"),
      let value = Rational(
        exactly: "\(isNegative ? "-" : "")\(whole).\(decimals)E\(exponent ?? 0)")
    else { return nil }
    self.value = value
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
