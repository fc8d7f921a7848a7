import DecimalArithmetic
import ExactArithmetic
import MeasureText

extension WritingCase {
  /// The exact number rounded by the oracle, by the rules as they are documented.
  var expected: Expected? {
    let limit = 999_999
    // More digits than a number drawn has, so that the precision decides nothing.
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
