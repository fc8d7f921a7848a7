import UnitConversion

/// A number type whose conversions are judged by how close they come.
public protocol AccuracySubject: Sendable {
  /// The word by which reports name it.
  var name: String { get }
  /// The result of a conversion of the number that `text` denotes; `nil` if it has none.
  func result(of text: String, by plan: ConversionPlan) -> AccuracyResult?
}

/// A result, exactly as the number type holds it.
public enum AccuracyResult: Sendable {
  /// The digits of a decimal type.
  case decimal(String)
  /// A binary floating-point number.
  case binary(Double)
}
