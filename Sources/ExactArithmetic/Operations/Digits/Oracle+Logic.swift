import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA and: a digit is 1 where both operands have a 1.
  package static func and(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    digitwise([x, y], in: context) { $0[0] && $0[1] }
  }

  /// GDA or: a digit is 1 where at least one operand has a 1.
  package static func or(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    digitwise([x, y], in: context) { $0[0] || $0[1] }
  }

  /// GDA xor: a digit is 1 where exactly one operand has a 1.
  package static func xor(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    digitwise([x, y], in: context) { $0[0] != $0[1] }
  }

  /// GDA invert: each digit of the precision is 1 where x has a 0.
  package static func invert(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    digitwise([x], in: context) { !$0[0] }
  }

  private static func digitwise(
    _ operands: [DecimalOperand], in context: ArithmeticContext,
    _ digit: ([Bool]) -> Bool
  ) -> Expected? {
    if context.precision > digitLimit { return nil }
    var rows: [[Bool]] = []
    for operand in operands {
      guard let row = logicalDigits(operand, count: context.precision) else {
        return .nan(.invalidOperation)
      }
      rows.append(row)
    }
    let digits = (0..<context.precision).map { index in digit(rows.map { $0[index] }) }
    let text = digits.drop { !$0 }.map { $0 ? "1" : "0" }.joined()
    return Expected(text.isEmpty ? "0" : text)
  }

  /// Returns the last `count` digits of a number with sign +, exponent 0 and digits 0 and 1; else
  /// `nil`.
  private static func logicalDigits(_ x: DecimalOperand, count: Int) -> [Bool]? {
    guard x.kind == .finite, !x.isNegative, x.exponent == 0 else { return nil }
    let text = String(x.coefficient)
    if text.contains(where: { $0 != "0" && $0 != "1" }) { return nil }
    let digits = text.suffix(count).map { $0 == "1" }
    return Array(repeating: false, count: count - digits.count) + digits
  }
}
