import DecimalArithmetic
import PropertyTesting

/// The number of small formats that a run judges.
public enum ExhaustiveDepth: CaseIterable, Sendable {
  /// All pairs of operands of one digit.
  case oneDigit
  /// Also all pairs of operands of two digits with exponents −1…1.
  case twoDigits
  /// Also all pairs of operands of two digits with exponents −3…3.
  case twoDigitsWide
}

extension ArithmeticLaws {
  /// Returns the laws that a backend's answer is the oracle's for every pair of operands of small
  /// formats.
  ///
  /// Generated cases are samples; the cases of these laws are complete. In every rounding mode the
  /// cases contain every carry, tie, cancellation, overflow and underflow of numbers of so few
  /// digits.
  ///
  ///     let laws = ArithmeticLaws.exhaustive(Decimal128.self)
  ///     laws.compactMap(\.caseCount)  // [263480, 1836180, 9884180]
  public static func exhaustive<B: DecimalBackend>(
    _: B.Type, depth: ExhaustiveDepth = .twoDigitsWide
  ) -> [Law] {
    exhaustive(of: [DifferentialSubject(B.self)], depth: depth)
  }

  /// Returns the laws for several backends; the oracle computes each result once for all backends.
  ///
  ///     let both = [DifferentialSubject(Decimal128.self), DifferentialSubject(BigDecimal.self)]
  ///     let laws = ArithmeticLaws.exhaustive(of: both, depth: .oneDigit)
  ///     laws.map(\.identifier)  // ["exhaustive-precision-1"]
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
    // A law is left out if no backend supports its contexts.
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
