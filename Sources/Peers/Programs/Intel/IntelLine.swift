import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// The format of questions to Intel's library and of its answers; see ``IntelProgram``.
package enum IntelLine {
  /// The operations of the library that agree with the General Decimal Arithmetic specification.
  static let operations: [ArithmeticOperation] = [
    .toNumber, .add, .subtract, .multiply, .divide, .compare, .quantize, .fma, .squareRoot,
    .remainder, .remainderNear, .roundToIntegralExact, .roundToIntegralValue, .nextPlus,
    .nextMinus, .logB, .sameQuantum, .compareTotal,
  ]

  /// The rounding modes of IEEE 754; the position of a mode is its number in the library.
  private static let modes: [RoundingMode] = [.halfEven, .floor, .ceiling, .down, .halfUp]

  /// Returns a generator of questions in decimal128 with the rounding modes of IEEE 754.
  ///
  /// A square root is asked only half-even, because GDA rounds roots half-even in every mode.
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

  /// Draws a number of 1 to 72 digits, near an end of decimal128's range or near 1.
  private static func longNumber(_ source: inout ChoiceSource) -> String {
    let count = source.uniform(in: 0...34)
    let digits = "\(source.digits(source.uniform(in: 1...38)))"
    let more = count == 0 ? "" : "\(source.digits(count))"
    let end = source.element(of: [0, 0, 6_111, -6_176, -6_210])
    return "\(source.oneIn(2) ? "-" : "")\(digits)\(more)E\(end - source.uniform(in: -40...40))"
  }

  /// Returns a text without the payload of a NaN, which the library does not write.
  private static func withoutPayload(_ text: String) -> String {
    guard let first = text.firstIndex(where: { $0 == "N" }), text.contains("NaN") else {
      return text
    }
    return String(text[..<first]) + "NaN"
  }

  /// Returns the question as a line; `nil` if the library does not have the operation.
  package static func question(_ question: ArithmeticQuestion) -> String? {
    guard operations.contains(question.operation),
      let mode = modes.firstIndex(of: question.context.rounding)
    else { return nil }
    return
      "\(question.operation.rawValue)\t\(mode)\t\(question.operands.joined(separator: "\t"))\n"
  }

  /// Reads the answer of a line without its newline.
  package static func answer(_ line: String) throws(PeerError) -> ArithmeticAnswer {
    let stated = try PeerLine.answer(line)
    return ArithmeticAnswer(folded(stated.text), stated.conditions)
  }

  /// Returns our answer with only the distinctions that the library makes.
  ///
  /// An answer of the library has the five flags of IEEE 754, and a NaN without sign and payload.
  package static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    let conditions = answer.foldedForPython.conditions
    return ArithmeticAnswer(
      folded(answer.text),
      conditions.intersection([
        .invalidOperation, .divisionByZero, .overflow, .underflow, .inexact,
      ]))
  }

  /// Returns a number in scientific notation, a NaN by its kind only, and other text unchanged.
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
