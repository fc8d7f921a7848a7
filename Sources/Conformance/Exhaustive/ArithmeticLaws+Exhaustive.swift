import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// How much of the small formats a run judges.
public enum ExhaustiveDepth: CaseIterable, Sendable {
  /// All pairs of operands of one digit.
  case oneDigit
  /// And all of two digits with exponents −1…1.
  case twoDigits
  /// And all of two digits with exponents −3…3.
  case twoDigitsWide
}

extension ArithmeticLaws {
  /// The oracle's answer for every pair of operands of small formats, in every rounding mode.
  ///
  /// Where generated cases only sample, these leave nothing out: every carry, tie, cancellation, and every
  /// way over either end of the range that so few digits have.
  // Inlinable, so that the loop over the modes is made for the backend: half the time otherwise goes into
  // calls by way of the protocol.
  @inlinable
  public static func exhaustive<B: DecimalBackend>(
    _: B.Type, depth: ExhaustiveDepth = .twoDigitsWide
  ) -> [Law] {
    exhaustive(
      depth, supports: { B.supports($0) },
      judging: { texts in
        // Read once: else the same few texts would be read again and again.
        var known: [String: B] = [:]
        for text in texts { known[text] = B(exactly: text) }
        return { [known] question, expected in
          guard let x = known[question.operands[0]] ?? B(exactly: question.operands[0]),
            let y = known[question.operands[1]] ?? B(exactly: question.operands[1])
          else { return .discarded(SkipReason.operandNotHeld.description) }
          let operands = [x, y]
          for (mode, expected) in zip(RoundingMode.allCases, expected) {
            let context = question.context.rounding(mode)
            let got = question.operation.applied(to: operands, in: context)
            if got.conditions != expected.conditions
              || got.value.scientificString() != expected.text
            {
              return wrong(mode, expected, B.backendName, ArithmeticAnswer(got))
            }
          }
          return .holds
        }
      })
  }

  @usableFromInline
  static func wrong(
    _ mode: RoundingMode, _ expected: Expected, _ name: String, _ got: ArithmeticAnswer
  ) -> Verdict {
    .broken([
      ("rounding", mode.decTestName), ("oracle", ArithmeticAnswer(expected).description),
      (name, got.description),
    ])
  }

  /// Compares a backend's answers in every mode with the oracle's, for a question of any mode.
  @usableFromInline typealias EveryModeJudge =
    @Sendable (ArithmeticQuestion, [Expected]) -> Verdict

  @usableFromInline
  static func exhaustive(
    _ depth: ExhaustiveDepth, supports: (ArithmeticContext) -> Bool,
    judging judge: ([String]) -> EveryModeJudge
  ) -> [Law] {
    func law(_ identifier: String, _ operands: String, _ contexts: [ArithmeticContext]) -> Law {
      let formats = contexts.filter(supports).map(SmallFormat.init)
      return exhaustive(
        identifier, operands, ExhaustiveQuestions(formats), judge(formats.flatMap(\.operands)))
    }
    let oneDigit = law(
      "exhaustive-precision-1", "one digit, for Emax = −Emin = 0, 1 and 3, clamp on and off",
      ExhaustiveQuestions.oneDigit)
    let twoDigits = law(
      "exhaustive-precision-2",
      "two digits and exponents −1…1, for Emin = 0 and Emax = 2, with clamp",
      ExhaustiveQuestions.twoDigits)
    let wide = law(
      "exhaustive-precision-2-wide",
      "two digits and exponents −3…3, for Emin = −2 and Emax = 4, without clamp",
      ExhaustiveQuestions.twoDigitsWide)
    let laws =
      switch depth {
      case .oneDigit: [oneDigit]
      case .twoDigits: [oneDigit, twoDigits]
      case .twoDigitsWide: [oneDigit, twoDigits, wide]
      }
    // A backend that has none of a law's contexts is not asked.
    return laws.filter { $0.caseCount != 0 }
  }

  private static func exhaustive(
    _ identifier: String, _ operands: String, _ questions: ExhaustiveQuestions,
    _ judge: @escaping EveryModeJudge
  ) -> Law {
    var property = Property(
      identifier,
      "add, subtract, multiply, divide and quantize of every pair of operands in every rounding mode "
        + "= the same by exact rationals rounded once; \(operands)",
      of: Generator(identifier) { questions.count == 0 ? nil : questions[$0.index] }
    ) { question in
      guard let expected = questions.expected(of: question) else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      return judge(question, expected)
    }
    property.describe = { $0.description }
    property.identify = { "\($0) \($0.context.limits)" }
    property.details = { [("limits", $0.context.limits)] }
    property.simplifications = ArithmeticQuestion.simplifications
    property.text = ArithmeticQuestion.regressionText
    return Law(
      property, source: "General Decimal Arithmetic Specification 1.70",
      caseCount: questions.count)
  }
}
