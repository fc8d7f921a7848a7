import ConformanceCases
import Metryvo

extension ArithmeticOperation {
  /// Returns the answer of decimal128 for operands given as texts.
  ///
  /// An operand with more digits than decimal128 holds is rounded first. The conditions of this
  /// rounding are not part of the answer.
  public func answer(of texts: [String], in context: ArithmeticContext) -> ArithmeticAnswer {
    if takesText {
      let number = Decimal128.parse(texts[0], in: context)
      return self == .toNumber
        ? ArithmeticAnswer(number)
        : ArithmeticAnswer(number.value.engineeringString(), number.conditions)
    }
    return answer(of: texts.map { Decimal128.parse($0, in: .decimal128).value }, in: context)
  }
}
