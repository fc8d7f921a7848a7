import DecimalArithmetic
import ExactArithmetic

/// A backend whose conversions are compared with the oracle's.
public struct SweepSubject: Sendable {
  /// One result that is not the oracle's.
  public struct Mismatch: Sendable {
    /// The number of the target among those asked for.
    public let target: Int
    /// The number of the mode in `RoundingMode.allCases`.
    public let mode: Int
    /// What the backend gave.
    public let answer: String

    @inlinable
    init(target: Int, mode: Int, answer: String) {
      self.target = target
      self.mode = mode
      self.answer = answer
    }
  }

  /// The backend's name.
  public let name: String
  /// The results that differ; `nil` if the backend does not hold the value.
  let judge:
    @Sendable (_ map: ConversionMap, _ value: String, _ expected: [TargetExpectation]) ->
      [Mismatch]?

  /// A backend that supports decimal128.
  ///
  /// A result is the expected one if its number, exponent, sign and conditions are, and whether it says that
  /// the precision limited it: no two members of a cohort have one exponent. Texts would take most of the time.
  // Inlinable, so that the loops are made for the backend.
  @inlinable
  public init<B: DecimalBackend>(_: B.Type) {
    self.init(name: B.backendName) { map, text, expectations in
      guard let value = B(exactly: text) else { return nil }
      let contexts = RoundingMode.allCases.map { ArithmeticContext.decimal128.rounding($0) }
      var mismatches: [Mismatch] = []
      for (place, expectation) in expectations.enumerated() {
        let numbers = expectation.results.map { B(exactly: $0.text) }
        for (mode, choice) in expectation.choices.enumerated() {
          let got = B.convert(value, by: map, to: expectation.target, in: contexts[mode])
          let expected = expectation.results[choice]
          if got.conditions == expected.conditions,
            got.isPrecisionLimited == expected.isPrecisionLimited,
            Self.isSame(got.value, numbers[choice], expected.text)
          {
            continue
          }
          let answer = Self.text(
            got.value.scientificString(), got.conditions, got.isPrecisionLimited)
          mismatches.append(Mismatch(target: place, mode: mode, answer: answer))
        }
      }
      return mismatches
    }
  }

  @usableFromInline
  init(
    name: String,
    judge: @escaping @Sendable (ConversionMap, String, [TargetExpectation]) -> [Mismatch]?
  ) {
    self.name = name
    self.judge = judge
  }

  @usableFromInline
  static func text(_ text: String, _ conditions: Conditions, _ isLimited: Bool) -> String {
    ConversionAnswer(Expected(text, conditions, isPrecisionLimited: isLimited)).description
  }

  @inlinable
  static func isSame<B: DecimalBackend>(_ got: B, _ expected: B?, _ text: String) -> Bool {
    guard let expected, expected.isFinite else { return got.scientificString() == text }
    return got == expected && got.exponent == expected.exponent
      && got.isNegative == expected.isNegative
  }
}
