import BigInt
import DecimalArithmetic

/// What an operation must give: its result and everything that must be reported.
///
/// A number is kept by its parts, anything else as its text. The text of a number is
/// to-scientific-string: no two numbers with other parts have the same one, so that comparing parts or
/// texts says the same of value, exponent, sign and payload.
@usableFromInline package struct Expected: Hashable, Sendable {
  /// A result as it was computed; text is made of a number when someone asks.
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
  /// What happened, exactly: neither more nor less.
  package let conditions: Conditions
  /// Of a conversion: whether the precision, not the decimals asked for, decided the position.
  package let isPrecisionLimited: Bool

  /// A result and what happened.
  package init(_ text: String, _ conditions: Conditions = [], isPrecisionLimited: Bool = false) {
    self.init(.words(text), conditions, isPrecisionLimited: isPrecisionLimited)
  }

  /// A number and what happened.
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

  /// The result as to-scientific-string, or the word that is the result.
  ///
  /// - Complexity: O(*n*²) for *n* digits, every time.
  @usableFromInline package var text: String {
    switch result {
    case .number(let number):
      ScientificText.of(
        isNegative: number.isNegative, coefficient: number.coefficient.integer,
        exponent: number.exponent)
    case .words(let text): text
    }
  }

  /// The parts of a number, where it was not given as a text.
  package var number: Number? {
    if case .number(let number) = result { number } else { nil }
  }

  /// The same result, said to be limited by the precision or not.
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
