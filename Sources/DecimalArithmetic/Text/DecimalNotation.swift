/// The notations of a number's text: GDA's scientific and engineering notation, and plain digits.
public enum DecimalNotation: String, CaseIterable, Hashable, Sendable {
  /// Without an exponent: 12300000.
  case plain
  /// To-scientific-string: 1.23E+7, or plain if exponent ≤ 0 and the adjusted exponent ≥ −6.
  case scientific
  /// To-engineering-string: 12.3E+6, like scientific, but each exponent is a multiple of three.
  case engineering
}

extension GeneralDecimalBackend {
  /// Returns the number in a notation; infinities and NaNs have one text in all notations.
  ///
  ///     Decimal128("123E+5")!.formatted(.engineering)  // "12.3E+6"
  ///
  /// The text does not depend on a locale. `NumberFormat` of MeasureText writes numbers for people.
  ///
  /// - Complexity: O(digits), for ``DecimalNotation/plain`` O(digits + |exponent|).
  public func formatted(_ notation: DecimalNotation) -> String {
    switch notation {
    case .plain: plainString()
    case .scientific: scientificString()
    case .engineering: engineeringString()
    }
  }
}
