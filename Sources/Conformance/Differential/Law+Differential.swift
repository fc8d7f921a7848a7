import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A question in every mode, for which the answers of all asked backends agree with the oracle's.
struct JudgedQuestion {
  /// The question.
  let question: DifferentialQuestion
  /// The exact result.
  let unrounded: Unrounded
  /// The oracle's answers.
  let expected: ExpectedByMode
  /// Whether every backend was asked.
  let isAnsweredByAll: Bool
}

extension Law {
  /// Returns a law over questions in every mode; each backend's answers must be the oracle's.
  ///
  /// `labels` are the labels that `labelling` adds, by index, to a case that holds. `countsSkips`
  /// is whether the cases that a backend was not asked have labels too.
  static func differential(
    _ identifier: String, _ statement: String,
    source: String = "General Decimal Arithmetic Specification 1.70",
    of questions: Generator<DifferentialQuestion>,
    requiring required: [String: Int] = [:], caseCount: Int? = nil,
    resultsPerCase: Int = ResultsByMode.modes.count, on subjects: [DifferentialSubject],
    labels: [String] = [], countsSkips: Bool = true,
    labelling: @escaping @Sendable (JudgedQuestion, inout Labels) -> Void = { _, _ in }
  ) -> Law {
    let named = labels.count
    var property = Property(identifier, statement, of: questions) { question, labels in
      guard let unrounded = question.unrounded, let results = unrounded.roundedByEveryMode() else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let expected = ExpectedByMode(results)
      var skipped = 0
      for (number, subject) in subjects.enumerated() {
        switch subject.judge(question, expected) {
        case .agrees: break
        case .skipped(let reason):
          skipped += 1
          if skipped == subjects.count { return .discarded(reason.description) }
          if countsSkips { labels.add(number: named + subject.skipLabel(reason, of: number)) }
        case .differs(let mode):
          return broken(
            question.asked(in: ResultsByMode.modes[mode]), expected.results[mode], subjects)
        }
      }
      labels.answers.add(expected)
      labelling(
        JudgedQuestion(
          question: question, unrounded: unrounded, expected: expected,
          isAnsweredByAll: skipped == 0), &labels)
      return .holds
    }
    property.requiredLabels = required
    property.numberedLabels = labels + (countsSkips ? subjects.flatMap(\.skipLabels) : [])
    property.describe = { $0.description }
    property.identify = { "\($0) \($0.limits.limits) \($0.mode?.rawValue ?? "")" }
    property.simplifications = DifferentialQuestion.simplifications
    property.text = DifferentialQuestion.regressionText
    return Law(property, source: source, caseCount: caseCount, resultsPerCase: resultsPerCase)
  }

  /// Returns a broken verdict with all answers in the first mode in which an answer is wrong.
  private static func broken(
    _ question: ArithmeticQuestion, _ expected: Expected, _ subjects: [DifferentialSubject]
  ) -> Verdict {
    .broken(
      [
        ("context", question.context.directives),
        ("oracle", ArithmeticAnswer(expected).description),
      ] + subjects.map { ($0.name, $0.answer(question).text) })
  }
}
