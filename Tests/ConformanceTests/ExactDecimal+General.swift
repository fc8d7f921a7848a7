import Conformance
import DecimalArithmetic
import ExactArithmetic

/// The oracle as a backend with all operations.
extension ExactDecimal: GeneralDecimalBackend {
  private static func answer(_ operation: ArithmeticOperation, _ operands: [Self]) -> Self {
    answer(operation, operands, .decimal128).value
  }
  private static func answer(
    _ operation: ArithmeticOperation, _ operands: [Self], _ context: ArithmeticContext
  ) -> Outcome<Self> {
    answer(operation, operands.map { $0.scientificString() }, context)
  }

  static func fma(
    _ x: Self, _ y: Self, adding z: Self, in context: ArithmeticContext
  ) -> Outcome<Self> { answer(.fma, [x, y, z], context) }
  static func divideInteger(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> { answer(.divideInteger, [x, y], context) }
  static func remainder(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.remainder, [x, y], context)
  }
  static func remainderNear(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> { answer(.remainderNear, [x, y], context) }
  static func squareRoot(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.squareRoot, [x], context)
  }
  static func exp(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.exp, [x], context)
  }
  static func ln(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.ln, [x], context)
  }
  static func log10(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.log10, [x], context)
  }
  static func power(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.power, [x, y], context)
  }
  static func power(
    _ x: Self, _ y: Self, modulo m: Self, in context: ArithmeticContext
  ) -> Outcome<Self> { answer(.modularPower, [x, y, m], context) }
  static func reduce(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.reduce, [x], context)
  }
  static func rescale(_ x: Self, to y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.rescale, [x, y], context)
  }
  static func roundToIntegralExact(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.roundToIntegralExact, [x], context)
  }
  static func roundToIntegralValue(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.roundToIntegralValue, [x], context)
  }
  static func nextPlus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.nextPlus, [x], context)
  }
  static func nextMinus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.nextMinus, [x], context)
  }
  static func nextToward(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.nextToward, [x, y], context)
  }
  static func scaleB(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.scaleB, [x, y], context)
  }
  static func logB(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.logB, [x], context)
  }

  static func compareSignal(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> { answer(.compareSignal, [x, y], context) }
  static func compareTotal(_ x: Self, _ y: Self) -> Self { answer(.compareTotal, [x, y]) }
  static func compareTotalMagnitude(_ x: Self, _ y: Self) -> Self {
    answer(.compareTotalMagnitude, [x, y])
  }
  static func max(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.max, [x, y], context)
  }
  static func min(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.min, [x, y], context)
  }
  static func maxMagnitude(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.maxMagnitude, [x, y], context)
  }
  static func minMagnitude(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.minMagnitude, [x, y], context)
  }
  static func sameQuantum(_ x: Self, _ y: Self) -> Bool {
    ArithmeticOperation.sameQuantum.expected(
      of: [x.scientificString(), y.scientificString()], in: .decimal128)?.text == "1"
  }

  func numberClass(in context: ArithmeticContext) -> NumberClass {
    let text = ArithmeticOperation.numberClass.expected(of: [scientificString()], in: context)?.text
    guard let word = text.flatMap(NumberClass.init) else {
      preconditionFailure("the oracle wrote no class")
    }
    return word
  }
  static func canonical(_ x: Self) -> Self { x }
  static func copyAbs(_ x: Self) -> Self { answer(.copyAbs, [x]) }
  static func copyNegate(_ x: Self) -> Self { answer(.copyNegate, [x]) }
  static func copySign(_ x: Self, of y: Self) -> Self { answer(.copySign, [x, y]) }
  func engineeringString() -> String {
    let text = DecimalOperand(scientificString())?.engineeringText ?? ""
    return Fault.alter(Expected(text), .toEngineering).text
  }

  static func and(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.and, [x, y], context)
  }
  static func or(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.or, [x, y], context)
  }
  static func xor(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.xor, [x, y], context)
  }
  static func invert(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.invert, [x], context)
  }
  static func shift(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.shift, [x, y], context)
  }
  static func rotate(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    answer(.rotate, [x, y], context)
  }
}
