import BigInt
import DecimalArithmetic
import ExactArithmetic

/// The oracle's results in every mode, ready to be compared with those of backends.
///
/// A number is compared by sign, coefficient, exponent and conditions; only what is longer than 38 digits,
/// or no number, by its text.
public struct ExpectedByMode: Sendable {
  /// One result and its parts, where it is a number of at most 38 digits.
  @usableFromInline
  struct Parts: Sendable {
    @usableFromInline let coefficient: UInt128?
    @usableFromInline let exponent: Int
    @usableFromInline let isNegative: Bool
    @usableFromInline let conditions: Conditions
    @usableFromInline let isPrecisionLimited: Bool
    private let expected: Expected

    /// 10³⁸: no backend has longer coefficients by their parts.
    private static let limit = UInt128.tenTo(38)

    init(_ expected: Expected) {
      self.expected = expected
      conditions = expected.conditions
      isPrecisionLimited = expected.isPrecisionLimited
      let number = expected.number
      exponent = number?.exponent ?? 0
      isNegative = number?.isNegative ?? false
      let words = number?.coefficient.words
      if let words, words.count <= 2 {
        let integer = words.reversed().reduce(0) { $0 << 64 | UInt128($1) }
        coefficient = integer < Self.limit ? integer : nil
      } else {
        coefficient = nil
      }
    }

    @usableFromInline var text: String { expected.text }
  }

  /// The results.
  public let results: ResultsByMode
  @usableFromInline let parts: [Parts]

  /// The results of the oracle.
  package init(_ results: ResultsByMode) {
    self.results = results
    parts = results.results.map(Parts.init)
  }

  /// Whether a value with its conditions is the result in the mode of that number.
  @inlinable
  func isGiven<B: DecimalBackend>(
    by value: B, _ conditions: Conditions, isPrecisionLimited: Bool = false, mode: Int
  ) -> Bool {
    let expected = parts[results.choice(mode)]
    if conditions != expected.conditions || isPrecisionLimited != expected.isPrecisionLimited {
      return false
    }
    if let coefficient = expected.coefficient, let got = value.finiteCoefficient {
      return got == coefficient && value.exponent == expected.exponent
        && value.isNegative == expected.isNegative
    }
    return value.scientificString() == expected.text
  }
}
