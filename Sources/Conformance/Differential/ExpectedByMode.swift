import BigInt
import DecimalArithmetic
import ExactArithmetic

/// The oracle's results in every mode, ready to be compared with those of backends.
///
/// A number is compared by sign, coefficient, exponent and conditions; only what is longer than 38 digits,
/// or no number, by its text.
public struct ExpectedByMode: Sendable {
  /// What is compared of one result; nothing here is counted by reference.
  @usableFromInline
  struct Parts: Sendable {
    @usableFromInline let coefficient: UInt128
    @usableFromInline let exponent: Int
    @usableFromInline let conditions: Conditions
    @usableFromInline let isNegative: Bool
    @usableFromInline let isPrecisionLimited: Bool
    /// Whether it is a number of at most 38 digits, so that the fields above say all of it.
    @usableFromInline let isShort: Bool

    /// 10³⁸: no backend has longer coefficients by their parts.
    private static let limit = UInt128.tenTo(38)

    init(_ expected: Expected) {
      conditions = expected.conditions
      isPrecisionLimited = expected.isPrecisionLimited
      let number = expected.number
      exponent = number?.exponent ?? 0
      isNegative = number?.isNegative ?? false
      let words = number?.coefficient.words
      let integer = words.flatMap { words in
        words.count <= 2 ? words.reversed().reduce(0) { $0 << 64 | UInt128($1) } : nil
      }
      coefficient = integer ?? 0
      isShort = integer.map { $0 < Self.limit } ?? false
    }
  }

  /// The results.
  public let results: ResultsByMode
  @usableFromInline let parts: [Parts]
  /// The texts of the results, if one of them is not short.
  @usableFromInline let texts: [String]

  /// The results of the oracle.
  package init(_ results: ResultsByMode) {
    self.results = results
    parts = results.results.map(Parts.init)
    texts = parts.allSatisfy(\.isShort) ? [] : results.results.map(\.text)
  }

  /// Whether a value with its conditions is the result in the mode of that number.
  @inlinable
  func isGiven<B: DecimalBackend>(
    by value: B, _ conditions: Conditions, isPrecisionLimited: Bool = false, mode: Int
  ) -> Bool {
    let choice = results.choice(mode)
    let expected = parts[choice]
    if conditions != expected.conditions || isPrecisionLimited != expected.isPrecisionLimited {
      return false
    }
    if expected.isShort, let got = value.finiteCoefficient {
      return got == expected.coefficient && value.exponent == expected.exponent
        && value.isNegative == expected.isNegative
    }
    return value.scientificString() == (texts.isEmpty ? results[mode].text : texts[choice])
  }
}
