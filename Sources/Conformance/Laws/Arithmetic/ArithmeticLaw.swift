import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension Law {
  /// Returns a law over questions to arithmetic; a failure shows the context and the oracle's
  /// answer.
  package static func arithmetic(
    _ identifier: String, _ statement: String, source: String,
    of questions: Generator<ArithmeticQuestion>, requiring labels: [String: Int] = [:],
    replay: (@Sendable (_ seed: UInt64, _ index: UInt64) -> String)? = nil,
    labelled judge: @escaping @Sendable (ArithmeticQuestion, inout Labels) -> Verdict
  ) -> Law {
    var property = Property(identifier, statement, of: questions, labelled: judge)
    property.requiredLabels = labels
    property.replayLine = replay
    property.describe = { $0.description }
    property.identify = { "\($0) \($0.context.directives)" }
    property.details = { question in
      [
        ("context", question.context.directives),
        ("oracle", OracleSubject().answer(question).text),
      ]
    }
    property.simplifications = ArithmeticQuestion.simplifications
    property.text = ArithmeticQuestion.regressionText
    return Law(property, source: source)
  }

  /// Returns a law over questions to a backend that can represent their operands.
  static func arithmetic<B: DecimalBackend>(
    _ identifier: String, _ statement: String, source: String, _ operation: ArithmeticOperation,
    on _: B.Type, _ judge: @escaping @Sendable (ArithmeticQuestion, B, B) -> Verdict
  ) -> Law {
    arithmetic(
      identifier, statement, source: source,
      of: ArithmeticQuestion.generator(operation, for: B.self)
    ) { question, _ in
      guard let x = B(exactly: question.operands[0]), let y = B(exactly: question.lastOperand)
      else { return .notHeld }
      return judge(question, x, y)
    }
  }
}

extension ArithmeticQuestion {
  /// The second of two operands, or the only operand.
  var lastOperand: String { operands[operands.count - 1] }

  /// Returns the question with other operands.
  func with(_ operands: String...) -> ArithmeticQuestion {
    ArithmeticQuestion(operation, operands, in: context)
  }
}

extension Verdict {
  /// The verdict on a case whose operand the backend cannot represent.
  ///
  /// Every law of arithmetic has the premise that the operands are exact.
  static let notHeld = Verdict.discarded("operand not held exactly by the backend")

  /// Returns a verdict that holds if the two sides are equal.
  static func equation(
    _ left: (who: String, what: String), _ right: (who: String, what: String)
  ) -> Verdict {
    left.what == right.what ? .agrees(on: left.what) : .broken([left, right])
  }
}

extension Result<ArithmeticAnswer, SkipReason> {
  /// The answer, or the reason why there is none.
  var text: String {
    switch self {
    case .success(let answer): answer.description
    case .failure(let reason): "not judged, \(reason)"
    }
  }
}
