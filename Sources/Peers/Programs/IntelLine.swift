import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// How questions are put to Intel's library, and how its answers are read; see ``IntelProgram``.
package enum IntelLine {
  /// What it has in the sense of the General Decimal Arithmetic specification.
  static let operations: [ArithmeticOperation] = [
    .toNumber, .add, .subtract, .multiply, .divide, .compare, .quantize, .fma, .squareRoot,
    .remainder, .remainderNear, .roundToIntegralExact, .roundToIntegralValue, .nextPlus,
    .nextMinus, .logB, .sameQuantum, .compareTotal,
  ]

  /// The rounding modes of IEEE 754, in the order of the library's numbers.
  private static let modes: [RoundingMode] = [.halfEven, .floor, .ceiling, .down, .halfUp]

  /// Questions of decimal128 in these modes; a square root half-even, as GDA rounds it whatever the
  /// mode.
  static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    Generator("operation of decimal128") { source in
      if operations.isEmpty || !supports(.decimal128) { return nil }
      let operation = source.element(of: operations)
      let mode = operation == .squareRoot ? .halfEven : source.element(of: modes)
      let context = ArithmeticContext.decimal128.rounding(mode)
      let texts =
        operation == .toNumber
        ? [longNumber(&source)]
        : ArithmeticQuestion.operands(
          of: operation, by: OperandGenerator(format: .decimal128), &source
        ).map { withoutPayload($0.text) }
      return ArithmeticQuestion(operation, texts, in: context)
    }
  }

  /// A number with up to twice the digits of the format, near an end of its range or near 1.
  private static func longNumber(_ source: inout ChoiceSource) -> String {
    let count = source.uniform(in: 0...34)
    let digits = "\(source.digits(source.uniform(in: 1...38)))"
    let more = count == 0 ? "" : "\(source.digits(count))"
    let end = source.element(of: [0, 0, 6_111, -6_176, -6_210])
    return "\(source.oneIn(2) ? "-" : "")\(digits)\(more)E\(end - source.uniform(in: -40...40))"
  }

  /// The library writes NaNs without their payloads.
  private static func withoutPayload(_ text: String) -> String {
    guard let first = text.firstIndex(where: { $0 == "N" }), text.contains("NaN") else {
      return text
    }
    return String(text[..<first]) + "NaN"
  }

  /// The question as a line with its end; `nil` if the library does not have the operation.
  package static func question(_ question: ArithmeticQuestion) -> String? {
    guard operations.contains(question.operation),
      let mode = modes.firstIndex(of: question.context.rounding)
    else { return nil }
    return
      "\(question.operation.rawValue)\t\(mode)\t\(question.operands.joined(separator: "\t"))\n"
  }

  /// The answer that a line, without its end, states.
  package static func answer(_ line: String) throws(PeerError) -> ArithmeticAnswer {
    let stated = try PeerLine.answer(line)
    return ArithmeticAnswer(folded(stated.text), stated.conditions)
  }

  /// An answer of ours as far as the library tells answers apart.
  ///
  /// IEEE 754 has five flags; a NaN has neither sign nor payload here.
  package static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    let conditions = answer.foldedForPython.conditions
    return ArithmeticAnswer(
      folded(answer.text),
      conditions.intersection([
        .invalidOperation, .divisionByZero, .overflow, .underflow, .inexact,
      ]))
  }

  /// A number as to-scientific-string, a NaN by its kind alone, any other word as it is.
  private static func folded(_ text: String) -> String {
    guard let operand = DecimalOperand(text) else { return text }
    switch operand.kind {
    case .quietNaN: return "NaN"
    case .signalingNaN: return "sNaN"
    case .infinity: return operand.isNegative ? "-Infinity" : "Infinity"
    case .finite:
      return Expected(
        Expected.Number(
          isNegative: operand.isNegative, ExactCoefficient(operand.coefficient),
          exponent: operand.exponent)
      ).text
    }
  }
}
