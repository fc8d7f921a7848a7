import DecimalArithmetic
import ExactArithmetic

/// A backend whose conversions are compared with the oracle's.
package struct ConversionSubject: Sendable {
  /// A result that differs from the oracle's.
  package struct Mismatch: Sendable {
    /// The index of the target among the targets of the question.
    package let target: Int
    /// The index of the mode in `RoundingMode.allCases`.
    package let mode: Int
    /// The backend's result.
    package let answer: String

    @inlinable
    init(target: Int, mode: Int, answer: String) {
      self.target = target
      self.mode = mode
      self.answer = answer
    }
  }

  /// The judgement of one value.
  @usableFromInline
  enum Judgement: Sendable {
    /// The results that differ from the oracle's; empty if all agree.
    case compared([Mismatch])
    /// The backend was not asked, for the given reason.
    case skipped(SkipReason)
  }

  /// One value with its map, the expected results at each target, and the modes to compare.
  @usableFromInline
  struct Question: Sendable {
    @usableFromInline let map: ConversionMap
    @usableFromInline let value: String
    @usableFromInline let limits: ArithmeticContext
    @usableFromInline let expectations: [TargetExpectation]
    /// The indices of the modes.
    @usableFromInline let modes: Range<Int>

    init(
      _ map: ConversionMap, _ value: String, _ expectations: [TargetExpectation],
      in limits: ArithmeticContext = CutNumber.limits, mode: RoundingMode? = nil
    ) {
      self.map = map
      self.value = value
      self.expectations = expectations
      self.limits = limits
      let number = mode.flatMap { ResultsByMode.modes.firstIndex(of: $0) }
      modes = number.map { $0..<$0 + 1 } ?? 0..<ResultsByMode.modes.count
    }
  }

  /// The backend's name.
  package let name: String
  /// The function that converts a value, and compares the results with the oracle's.
  let judge: @Sendable (Question) -> Judgement

  /// Creates the subject of a backend.
  ///
  /// A result agrees if number, exponent, sign, conditions and `isPrecisionLimited` are the
  /// expected ones.
  // Inlinable, so that the compiler specializes the loops for the backend.
  @inlinable
  package init<B: DecimalBackend>(_: B.Type) {
    self.init(name: B.backendName) { question in
      var context = question.limits
      guard B.supports(context) else { return .skipped(.contextNotSupported) }
      guard let value = B(exactly: question.value) else { return .skipped(.operandNotHeld) }
      let modes = ResultsByMode.modes
      var mismatches: [Mismatch] = []
      for (place, expectation) in question.expectations.enumerated() {
        for mode in question.modes {
          context.rounding = modes[mode]
          let got = B.convert(value, by: question.map, to: expectation.target, in: context)
          if expectation.expected.isGiven(
            by: got.value, got.conditions, isPrecisionLimited: got.isPrecisionLimited, mode: mode)
          {
            continue
          }
          let answer = Self.text(
            got.value.scientificString(), got.conditions, got.isPrecisionLimited)
          mismatches.append(Mismatch(target: place, mode: mode, answer: answer))
        }
      }
      return .compared(mismatches)
    }
  }

  @usableFromInline
  init(name: String, judge: @escaping @Sendable (Question) -> Judgement) {
    self.name = name
    self.judge = judge
  }

  @usableFromInline
  static func text(_ text: String, _ conditions: Conditions, _ isLimited: Bool) -> String {
    ConversionAnswer(Expected(text, conditions, isPrecisionLimited: isLimited)).description
  }
}
