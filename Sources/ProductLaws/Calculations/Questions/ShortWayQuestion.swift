import DecimalArithmetic
import PropertyTesting

/// Two ratios to add or multiply, and a number as a person types it.
package struct ShortWayQuestion: Sendable {
  package enum Operation: String, CaseIterable, Sendable {
    case add, multiply
  }

  let operation: Operation
  let left: ExactRatio
  let right: ExactRatio
  /// The digits of the typed number, at most 18.
  let digits: UInt64
  /// The number of digits after the decimal point.
  let decimals: Int

  static let generator = Generator<ShortWayQuestion>("ratios and a number") { source in
    let operation = source.element(of: Operation.allCases)
    let (left, right) = (ratio(&source), ratio(&source))
    let digits = word(&source) % 1_000_000_000_000_000_000
    let decimals = source.uniform(in: 0...18)
    return ShortWayQuestion(
      operation: operation, left: left, right: right, digits: digits, decimals: decimals)
  }

  /// Draws a ratio with a numerator of mostly one 64-bit word, and a denominator of at most 2⁶⁴.
  ///
  /// The denominator is mostly a power of two.
  private static func ratio(_ source: inout ChoiceSource) -> ExactRatio {
    var numerator = UInt128(word(&source))
    if source.oneIn(8) { numerator = numerator << 17 | 1 }
    let denominator =
      source.oneIn(5)
      ? UInt128(source.integer(in: 1...40)) : UInt128(1) << UInt128(source.uniform(in: 0...64))
    let isFar = source.oneIn(10)
    let exponent =
      isFar
      ? source.element(of: [-ExactRatio.exponentLimit, ExactRatio.exponentLimit, 400])
      : source.integer(in: -20...20)
    return ExactRatio(
      isNegative: source.oneIn(2), numerator, over: denominator, exponent: exponent) ?? .one
  }

  /// Draws a word of 0 to 64 bits; each number of bits is equally likely.
  private static func word(_ source: inout ChoiceSource) -> UInt64 {
    source.choice(upTo: .max) >> UInt64(source.uniform(in: 0...64))
  }

  /// Whether each numerator fits into one 64-bit word.
  var hasWords: Bool {
    UInt64(exactly: left.numerator) != nil && UInt64(exactly: right.numerator) != nil
  }

  /// The result of the general algorithm, for numbers of any length.
  var atLength: ExactRatio? {
    operation == .add ? left.addingAtLength(right) : left.multipliedAtLength(by: right)
  }

  /// The typed number, made from its digits.
  var form: ExactRatio? { ExactRatio(UInt128(digits), exponent: -decimals) }

  /// The typed number, made from a numerator and a denominator that exceed one word.
  var formAtLength: ExactRatio? {
    let factor: UInt128 = 1 << 65 | 1
    return ExactRatio(UInt128(digits) * factor, over: factor, exponent: -decimals)
  }

  /// The text of the number, with a decimal point before its decimals.
  var text: String {
    let number = "\(digits)"
    if decimals == 0 { return number }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - number.utf8.count)) + number
    return padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}

extension ShortWayQuestion: CustomStringConvertible {
  package var description: String {
    "\(ValueOperand.fraction(left)) \(operation.rawValue) \(ValueOperand.fraction(right)), \(text)"
  }
}
