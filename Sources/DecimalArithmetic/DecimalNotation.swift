/// How a number is written: the three notations of the specification.
public enum DecimalNotation: String, CaseIterable, Hashable, Sendable {
  /// Without an exponent: 12300000.
  case plain
  /// To-scientific-string: 1.23E+7; without an exponent where that shows the digits as they are.
  case scientific
  /// To-engineering-string: 12.3E+6; as scientific, with exponents that are multiples of three.
  case engineering
}

extension GeneralDecimalBackend {
  /// The number in a notation; infinities and NaNs are written the same in all.
  ///
  ///     Decimal128("123E+5")!.formatted(.engineering)  // "12.3E+6"
  ///
  /// No locale: `NumberFormat` of MeasureText writes numbers for people.
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
