import BigInt
import DecimalArithmetic

/// The expected outcome of an operation: the result and all its conditions.
///
/// A number is stored by its parts, any other result as its text. The text of a number is
/// to-scientific-string, which is different for numbers with different parts. So comparing parts
/// and comparing texts are equivalent for value, exponent, sign and payload.
@usableFromInline package struct Expected: Hashable, Sendable {
  /// A result as it was computed; the text of a number is made on demand.
  private enum Result: Sendable {
    case number(Number)
    case words(String)
  }

  /// ±coefficient × 10^exponent.
  package struct Number: Hashable, Sendable {
    package let isNegative: Bool
    package let coefficient: ExactCoefficient
    package let exponent: Int

    package init(isNegative: Bool, _ coefficient: ExactCoefficient, exponent: Int) {
      self.isNegative = isNegative
      self.coefficient = coefficient
      self.exponent = exponent
    }
  }

  private let result: Result
  /// All conditions that the operation raises; no other condition may be raised.
  package let conditions: Conditions
  /// Whether the precision, not the requested decimals, set the position of a conversion's last
  /// digit.
  package let isPrecisionLimited: Bool

  /// Creates an outcome from a text and conditions.
  package init(_ text: String, _ conditions: Conditions = [], isPrecisionLimited: Bool = false) {
    self.init(.words(text), conditions, isPrecisionLimited: isPrecisionLimited)
  }

  /// Creates an outcome from a number and conditions.
  package init(
    _ number: Number, _ conditions: Conditions = [], isPrecisionLimited: Bool = false
  ) {
    self.init(.number(number), conditions, isPrecisionLimited: isPrecisionLimited)
  }

  private init(_ result: Result, _ conditions: Conditions, isPrecisionLimited: Bool) {
    self.result = result
    self.conditions = conditions
    self.isPrecisionLimited = isPrecisionLimited
  }

  /// The result as to-scientific-string, or as the text given.
  ///
  /// - Complexity: O(*n*²) for *n* digits, at each access.
  @usableFromInline package var text: String {
    switch result {
    case .number(let number):
      ScientificText.of(
        isNegative: number.isNegative, coefficient: number.coefficient.integer,
        exponent: number.exponent)
    case .words(let text): text
    }
  }

  /// The parts of a number, if the result was not given as a text.
  package var number: Number? {
    if case .number(let number) = result { number } else { nil }
  }

  /// Returns the outcome with another value of ``isPrecisionLimited``.
  package func limited(_ isLimited: Bool) -> Expected {
    Expected(result, conditions, isPrecisionLimited: isLimited)
  }

  @usableFromInline package static func == (x: Expected, y: Expected) -> Bool {
    guard x.conditions == y.conditions, x.isPrecisionLimited == y.isPrecisionLimited else {
      return false
    }
    if case .number(let left) = x.result, case .number(let right) = y.result {
      return left == right
    }
    return x.text == y.text
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(conditions)
  }

  static func finite(
    isNegative: Bool, _ coefficient: ExactCoefficient, exponent: Int, _ conditions: Conditions
  ) -> Expected {
    Expected(Number(isNegative: isNegative, coefficient, exponent: exponent), conditions)
  }

  static func finite(
    isNegative: Bool, _ coefficient: BigUInt, exponent: Int, _ conditions: Conditions
  ) -> Expected {
    finite(
      isNegative: isNegative, ExactCoefficient(coefficient), exponent: exponent, conditions)
  }

  static func infinity(isNegative: Bool, _ conditions: Conditions = []) -> Expected {
    Expected(isNegative ? "-Infinity" : "Infinity", conditions)
  }

  static func nan(_ conditions: Conditions) -> Expected { Expected("NaN", conditions) }
}
