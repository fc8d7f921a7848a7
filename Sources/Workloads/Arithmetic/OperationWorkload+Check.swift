import Conformance
import DecimalArithmetic
import PerformanceBudgets

/// The oracle's answers for an operation over its operands.
///
/// The answers are computed once and shared by all subjects.
@usableFromInline package final class ExpectedAnswers {
  private let operation: MeasuredOperation
  private let operands: [[String]]
  private let context: ArithmeticContext

  /// The answers; `nil` for operands with too many digits for the oracle.
  lazy var all: [ArithmeticAnswer?] = operands.map { operands in
    operation.judged.expected(of: operands, in: context).map { expected in
      let answer = ArithmeticAnswer(expected)
      // Writing a number raises no conditions.
      return operation == .format ? ArithmeticAnswer(answer.text, []) : answer
    }
  }

  /// Creates the answers, which are computed on first use.
  @usableFromInline package init(
    _ operation: MeasuredOperation, of operands: [[String]], in context: ArithmeticContext
  ) {
    self.operation = operation
    self.operands = operands
    self.context = context
  }
}

extension OperationWorkload {
  /// Checks that each result has the oracle's value, exponent and conditions.
  ///
  /// A result that is too long for the oracle is checked by ``LongResultCheck``.
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

  /// Checks that each result has the given text, such as the result of a peer.
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
