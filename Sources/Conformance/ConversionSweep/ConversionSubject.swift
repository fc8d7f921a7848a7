import DecimalArithmetic
import ExactArithmetic

/// A backend whose conversions are compared with the oracle's.
package struct ConversionSubject: Sendable {
  /// One result that is not the oracle's.
  package struct Mismatch: Sendable {
    /// The number of the target among those asked for.
    package let target: Int
    /// The number of the mode in `RoundingMode.allCases`.
    package let mode: Int
    /// What the backend gave.
    package let answer: String

    @inlinable
    init(target: Int, mode: Int, answer: String) {
      self.target = target
      self.mode = mode
      self.answer = answer
    }
  }

  /// What became of a value.
  @usableFromInline
  enum Judgement: Sendable {
    /// The results that are not the oracle's; none if all are.
    case compared([Mismatch])
    /// The backend was not asked, and why.
    case skipped(SkipReason)
  }

  /// What is asked of a value: where and in which modes the results are compared.
  @usableFromInline
  struct Question: Sendable {
    @usableFromInline let map: ConversionMap
    @usableFromInline let value: String
    @usableFromInline let limits: ArithmeticContext
    @usableFromInline let expectations: [TargetExpectation]
    /// The numbers of the modes.
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
  /// Converts and compares.
  let judge: @Sendable (Question) -> Judgement

  /// A backend.
  ///
  /// A result is the expected one if its number, exponent, sign and conditions are, and whether it
  /// says that the precision limited it.
  // Inlinable, so that the loops are made for the backend.
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
