import BigInt
import DecimalArithmetic

extension Oracle {
  /// Returns the quiet NaN of an operand that is a NaN, or `nil`.
  ///
  /// Of several NaNs, the first signaling one takes precedence over the first quiet one. The
  /// payload keeps its last digits: as many as the precision, with clamp one fewer, as an
  /// interchange format does. Leading zeros are dropped.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "NaN propagation"; decTest, which drops
  /// the first digits of a payload that is too long.
  static func notANumber(
    _ x: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    x.isNaN ? notANumber(among: [x], in: context) : nil
  }

  /// Returns the quiet NaN of two operands, or `nil` for the usual case that neither is a NaN.
  static func notANumber(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    x.isNaN || y.isNaN ? notANumber(among: [x, y], in: context) : nil
  }

  /// Returns the quiet NaN of three operands, or `nil`.
  static func notANumber(
    _ x: DecimalOperand, _ y: DecimalOperand, _ z: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    x.isNaN || y.isNaN || z.isNaN ? notANumber(among: [x, y, z], in: context) : nil
  }

  private static func notANumber(
    among operands: [DecimalOperand], in context: ArithmeticContext
  ) -> Expected? {
    let signaling = operands.first { $0.kind == .signalingNaN }
    guard let chosen = signaling ?? operands.first(where: { $0.kind == .quietNaN }) else {
      return nil
    }
    let room = payloadDigits(in: context)
    let fits = chosen.coefficient.isZero || PowerOfTen.digitCount(of: chosen.coefficient) <= room
    let quiet = DecimalOperand(
      kind: .quietNaN, isNegative: chosen.isNegative,
      coefficient: fits ? chosen.coefficient : chosen.coefficient % PowerOfTen.of(room))
    return Expected(quiet.text, signaling == nil ? [] : .invalidOperation)
  }

  /// Returns the number of digits that a NaN's payload may have.
  static func payloadDigits(in context: ArithmeticContext) -> Int {
    context.clamp ? context.precision - 1 : context.precision
  }
}
