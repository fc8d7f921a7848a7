import DecimalArithmetic
import ExactArithmetic
import MeasureText

extension WritingCase {
  /// The oracle's rounding of the exact number by the documented rules.
  ///
  /// `nil` if the oracle would need too many digits.
  var expected: Expected? {
    let limit = 999_999
    // The precision exceeds the digits of every drawn number, so it never decides the rounding.
    let context = ArithmeticContext(
      precision: 60, maxExponent: limit, minExponent: -limit, rounding: format.rounding)
    let hasExponent = format.notation == .scientific || format.notation == .engineering
    let target: RoundingTarget =
      switch format.precision {
      case .all: .digits(context.precision)
      case .significantDigits(let count): .digits(count)
      case .decimals(let count) where hasExponent: .digits(count + 1)
      case .decimals(let count):
        .decimals(
          count,
          elseDigits: format.smallNumbers == .zero
            ? 0 : format.smallNumbers == .digits(3) ? 3 : max(1, count))
      }
    guard let operand = DecimalOperand(shownText), let one = Rational(exactly: "1") else {
      return nil
    }
    return Oracle.convert(operand, scale: one, to: target, in: context)
  }
}
