import MeasureText

/// A kind of typed number, a syntax, a style of locale, and the outcome of reading.
package struct ReadingCell: CoverageCell {
  /// The kinds of typed numbers that the rules of `NumberSyntax` distinguish.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case whole = "whole number"
    case decimals = "the locale's decimal mark"
    case grouped = "the locale's groups"
    case oneGroup = "one group of the locale's"
    case foreignThree = "a foreign mark, three digits"
    case foreignDecimals = "a foreign decimal mark"
    case foreignMarks = "both marks of others"
    case spaces = "groups by spaces"
    case otherGroups = "groups by ' ’ _ and U+066C"
    case indian = "Indian groups"
    case threes = "groups of three"
    case wrongGroups = "groups of other sizes"
    case exponent = "an exponent"
    case powerOfTen = "a power of ten"
    case fraction = "a fraction"
    case otherDigits = "digits of another set"
    case mixedDigits = "digits of two sets"
    case sign = "a sign or U+2212"
    case otherSign = "a sign of other widths, a dash"
    case trailingMark = "a decimal mark at the end"
    case leadingPoint = "a point in front"
    case noNumber = "no number"
  }

  /// The styles of locales, by their decimal and grouping marks.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    case point = "1,234.5"
    case comma = "1.234,5"
    case space = "1 234,5"
    case apostrophe = "1\u{2019}234.5"
    case indian = "12,34,567.5"
  }

  /// The outcome of reading the text.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    case read = "read"
    /// The text is read, and a flag says that the text has another reading.
    case ambiguous = "ambiguous"
    case refused = "refused"
  }

  package let kind: Kind
  package let isStrict: Bool
  package let style: Style
  package let outcome: Outcome

  /// All cells, reachable or not.
  package static let all: [ReadingCell] = Kind.allCases.flatMap { kind in
    [true, false].flatMap { isStrict in
      Style.allCases.flatMap { style in
        Outcome.allCases.map {
          ReadingCell(kind: kind, isStrict: isStrict, style: style, outcome: $0)
        }
      }
    }
  }

  /// The cells that some text reaches: the rules require the outcome of the cell.
  package static let reachable = all.filter(\.isReachable)

  /// The reason why no text reaches the cell; `nil` if some text does.
  package var obstacle: String? {
    guard let outcome = Self.outcome(of: kind, isStrict: isStrict, style) else {
      return "there is no such text: . and , are both the locale's"
    }
    return outcome == self.outcome ? nil : "it is \(outcome.rawValue)"
  }

  /// Returns the outcome that the table and the list of rules at `NumberSyntax` require.
  ///
  /// - Returns: `nil` if no text is of this kind in the style.
  static func outcome(of kind: Kind, isStrict: Bool, _ style: Style) -> Outcome? {
    switch kind {
    case .whole, .decimals, .grouped, .exponent, .powerOfTen, .sign, .trailingMark: .read
    // Rule 6: one group may be ambiguous. A space or an apostrophe is always a grouping mark.
    case .oneGroup:
      isStrict || style == .space || style == .apostrophe ? .read : .ambiguous
    // Rule 7: the text has a mark that is neither of the two marks of the locale.
    case .foreignThree:
      style == .space || style == .apostrophe ? isStrict ? .refused : .ambiguous : nil
    case .threes: isStrict && style == .indian ? .refused : .read
    case .indian: isStrict && style != .indian ? .refused : .read
    // Rules 4, 1 and 2, and the rows of the table that apply only to lenient reading.
    case .foreignDecimals, .foreignMarks, .otherGroups, .fraction, .otherDigits,
      .otherSign:
      isStrict ? .refused : .read
    case .spaces: isStrict && style != .space ? .refused : .read
    case .leadingPoint: isStrict && (style == .comma || style == .space) ? .refused : .read
    case .wrongGroups, .mixedDigits, .noNumber: .refused
    }
  }

  /// The label by which a run counts the cell.
  package var label: String {
    "reading \(kind.rawValue), \(isStrict ? "strict" : "lenient") \(style.rawValue): \(outcome.rawValue)"
  }
}

extension NumberLocale {
  /// The style of the locale's decimal and grouping marks.
  var style: ReadingCell.Style {
    if symbols.hasIndianGroups { return .indian }
    if symbols.decimal == "." { return symbols.grouping == "," ? .point : .apostrophe }
    return symbols.grouping == "." ? .comma : .space
  }
}
