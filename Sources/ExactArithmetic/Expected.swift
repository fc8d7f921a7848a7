import BigInt
import DecimalArithmetic

/// What an operation must give: the text of its result and everything that must be reported.
///
/// The text is to-scientific-string, so value, exponent, sign and payload are compared at once.
public struct Expected: Hashable, Sendable {
  /// The result as to-scientific-string.
  public let text: String
  /// What happened, exactly: neither more nor less.
  public let conditions: Conditions
  /// Of a conversion: whether the precision, not the decimals asked for, decided the position.
  public let isPrecisionLimited: Bool

  /// A result and what happened.
  public init(_ text: String, _ conditions: Conditions = [], isPrecisionLimited: Bool = false) {
    self.text = text
    self.conditions = conditions
    self.isPrecisionLimited = isPrecisionLimited
  }

  static func finite(
    isNegative: Bool, _ coefficient: BigUInt, exponent: Int, _ conditions: Conditions
  ) -> Expected {
    Expected(
      ScientificText.of(isNegative: isNegative, coefficient: coefficient, exponent: exponent),
      conditions)
  }

  static func infinity(isNegative: Bool, _ conditions: Conditions = []) -> Expected {
    Expected(isNegative ? "-Infinity" : "Infinity", conditions)
  }

  static func nan(_ conditions: Conditions) -> Expected { Expected("NaN", conditions) }
}
