import DecimalArithmetic
import PropertyTesting

/// Operands of a given number of digits, equal in every run and for both libraries.
package struct DigitsOperands: Sendable {
  package let digits: Int
  /// Numbers with random signs and adjusted exponents −12…12.
  package let x: [String]
  package let y: [String]
  /// Positive numbers from 1 up to 10, the arguments of functions.
  package let arguments: [String]

  /// The second operand of quantize, whose exponent makes quantize cut some of the last digits.
  package var quantum: String { "1E\(min(14, digits / 2) - digits)" }

  /// The context of results: rounding mode half-even, and exponent limits that no result reaches.
  package var context: ArithmeticContext { Self.context(digits: digits) }

  /// Returns the context of operands of `digits` digits.
  package static func context(digits: Int) -> ArithmeticContext {
    ArithmeticContext(
      precision: digits, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit,
      clamp: false)
  }

  package init(digits: Int) {
    self.digits = digits
    var source = CaseRandom(seed: UInt64(digits), index: 0)
    let count = max(1, min(256, 40_000 / digits))
    func number(exponents: ClosedRange<Int>, isSigned: Bool) -> String {
      var text: [UInt8] = isSigned && Bool.random(using: &source) ? [UInt8(ascii: "-")] : []
      func append(digit: ClosedRange<Int>) {
        text.append(UInt8(ascii: "0") + UInt8(Int.random(in: digit, using: &source)))
      }
      append(digit: 1...9)
      if digits > 1 { text.append(UInt8(ascii: ".")) }
      for _ in 1..<max(digits, 1) { append(digit: 0...9) }
      return String(decoding: text, as: UTF8.self)
        + "E\(Int.random(in: exponents, using: &source))"
    }
    x = (0..<count).map { _ in number(exponents: -12...12, isSigned: true) }
    y = (0..<count).map { _ in number(exponents: -12...12, isSigned: true) }
    arguments = (0..<count).map { _ in number(exponents: 0...0, isSigned: false) }
  }
}
