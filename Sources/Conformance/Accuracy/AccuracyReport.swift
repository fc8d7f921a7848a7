/// How often a number type missed the nearest result it has, and by how much at worst.
public struct AccuracyReport: Sendable {
  /// The number type.
  public let subject: String
  /// The number of conversions judged.
  public internal(set) var cases = 0
  /// The number of results that are not the exact one rounded: to 34 digits, ties away from zero, for a
  /// decimal type; to the nearest double for a binary one.
  public internal(set) var misrounded = 0
  /// The misrounded result with the largest relative error.
  public internal(set) var worst: Worst?

  /// A misrounded result.
  public struct Worst: Sendable {
    /// The conversion, like `12 inch to foot`.
    public let input: String
    /// What the number type gave.
    public let got: String
    /// The exact result to 34 digits.
    public let exact: String
    /// |got − exact| ÷ |exact| to two digits; infinite where 0 is exact.
    public let relativeError: String
  }

  /// The share of misrounded results, 0…1.
  public var share: Double { cases == 0 ? 0 : Double(misrounded) / Double(cases) }
}
