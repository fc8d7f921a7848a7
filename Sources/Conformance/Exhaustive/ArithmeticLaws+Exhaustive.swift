import DecimalArithmetic
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
  /// Where generated cases only sample, these leave nothing out: every carry, tie, cancellation,
  /// and every way over either end of the range that so few digits have.
  public static func exhaustive<B: DecimalBackend>(
    _: B.Type, depth: ExhaustiveDepth = .twoDigitsWide
  ) -> [Law] {
    exhaustive(of: [DifferentialSubject(B.self)], depth: depth)
  }

  /// The same of several backends at once: the oracle computes each result once for all of them.
  public static func exhaustive(
    of subjects: [DifferentialSubject], depth: ExhaustiveDepth = .twoDigitsWide
  ) -> [Law] {
    let oneDigit = law(
      "exhaustive-precision-1", "one digit, for Emax = −Emin = 0, 1 and 3, clamp on and off",
      ExhaustiveQuestions.oneDigit, on: subjects)
    let twoDigits = law(
      "exhaustive-precision-2",
      "two digits and exponents −1…1, for Emin = 0 and Emax = 2, with clamp",
      ExhaustiveQuestions.twoDigits, on: subjects)
    let wide = law(
      "exhaustive-precision-2-wide",
      "two digits and exponents −3…3, for Emin = −2 and Emax = 4, without clamp",
      ExhaustiveQuestions.twoDigitsWide, on: subjects)
    let laws =
      switch depth {
      case .oneDigit: [oneDigit]
      case .twoDigits: [oneDigit, twoDigits]
      case .twoDigitsWide: [oneDigit, twoDigits, wide]
      }
    // Backends that have none of a law's contexts are not asked.
    return laws.filter { $0.caseCount != 0 }
  }

  private static func law(
    _ identifier: String, _ operands: String, _ contexts: [ArithmeticContext],
    on subjects: [DifferentialSubject]
  ) -> Law {
    let supported = contexts.filter { context in subjects.contains { $0.supports(context) } }
    let questions = ExhaustiveQuestions(supported.map(SmallFormat.init))
    return .differential(
      identifier,
      "add, subtract, multiply, divide and quantize of every pair of operands in every rounding mode "
        + "= the same by exact rationals rounded once; \(operands)",
      of: Generator(identifier) { questions.count == 0 ? nil : questions[$0.index] },
      caseCount: questions.count, on: subjects)
  }
}
