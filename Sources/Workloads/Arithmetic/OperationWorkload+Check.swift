import Conformance
import DecimalArithmetic
import PerformanceBudgets

/// The oracle's answers to an operation over operands, computed once for all who are compared with them.
@usableFromInline package final class ExpectedAnswers {
  private let operation: MeasuredOperation
  private let operands: [[String]]
  private let context: ArithmeticContext

  /// The answers; `nil` where the oracle does not judge, because of more digits than it takes.
  lazy var all: [ArithmeticAnswer?] = operands.map { operands in
    operation.judged.expected(of: operands, in: context).map { expected in
      let answer = ArithmeticAnswer(expected)
      // Writing a number reports nothing.
      return operation == .format ? ArithmeticAnswer(answer.text, []) : answer
    }
  }

  /// The answers, computed when they are first asked for.
  @usableFromInline package init(
    _ operation: MeasuredOperation, of operands: [[String]], in context: ArithmeticContext
  ) {
    self.operation = operation
    self.operands = operands
    self.context = context
  }
}

extension OperationWorkload {
  /// Each result must be the oracle's: value, exponent and conditions.
  ///
  /// One of more digits than the oracle takes must keep the equations of ``LongResultCheck``.
  @inlinable
  package func check(_ expected: ExpectedAnswers) throws {
    try compare(answers(operands.indices), expected)
  }

  @usableFromInline
  func compare(_ answers: [ArithmeticAnswer], _ expected: ExpectedAnswers) throws {
    for (index, expected) in expected.all.enumerated() {
      guard let expected else {
        try LongResultCheck<Backend>(digits: context.precision)
          .check(operation, of: operands[index], gives: answers[index].text)
        continue
      }
      try compare(answers[index], with: expected, ofOperands: index)
    }
  }

  /// Each result must be the text that somebody else has for it.
  @inlinable
  package func check(texts: [String]) throws {
    try compare(answers(operands.indices), texts: texts)
  }

  @usableFromInline
  func compare(_ answers: [ArithmeticAnswer], texts: [String]) throws(WrongResult) {
    for (index, text) in texts.enumerated() {
      try compare(
        answers[index], with: ArithmeticAnswer(text, answers[index].conditions), ofOperands: index)
    }
  }

  private func compare(
    _ got: ArithmeticAnswer, with expected: ArithmeticAnswer, ofOperands index: Int
  ) throws(WrongResult) {
    if got == expected { return }
    throw WrongResult(
      input: "\(operation.rawValue) \(operands[index].joined(separator: " "))",
      got: got.description, expected: expected.description)
  }
}
