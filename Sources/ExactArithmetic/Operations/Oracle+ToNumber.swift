import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA to-number: reads the number that `text` denotes and rounds the number to `context`.
  ///
  /// A signaling NaN stays signaling, because reading is not arithmetic. A payload with more digits
  /// than the context allows is a conversion syntax error, like any text that is no numeric string.
  package static func toNumber(_ text: String, in context: ArithmeticContext) -> Expected? {
    guard let scanned = DecimalOperand.scan(Array(text.utf8)) else {
      return .nan(.conversionSyntax)
    }
    let isNaN = scanned.kind == .quietNaN || scanned.kind == .signalingNaN
    if isNaN && scanned.digitCount > payloadDigits(in: context) { return .nan(.conversionSyntax) }
    guard let operand = DecimalOperand(text) else { return nil }
    guard let value = operand.value else { return Expected(operand.text) }
    if value.isZero {
      return Expected.zero(isNegative: operand.isNegative, exponent: operand.exponent, in: context)
    }
    return rounded(value, preferred: operand.exponent, in: context)
  }
}
