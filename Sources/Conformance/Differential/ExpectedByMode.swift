import DecimalArithmetic
import ExactArithmetic

/// The oracle's results in every mode, prepared for comparison with those of backends.
///
/// A number is compared by sign, coefficient, exponent and conditions, and an infinity by its sign.
/// A number of more than 38 digits is compared by its text, and so is a NaN with its payload.
@usableFromInline package struct ExpectedByMode: Sendable {
  /// The compared parts of one result, without reference-counted fields.
  @usableFromInline
  struct Parts: Sendable {
    /// The form in which a result is compared.
    @usableFromInline
    enum Kind: Sendable {
      /// A number of at most 38 digits, by its parts.
      case short
      /// An infinity, by its sign.
      case infinite
      /// Any other result, by its text.
      case text
    }

    @usableFromInline let coefficient: UInt128
    @usableFromInline let exponent: Int
    @usableFromInline let conditions: Conditions
    @usableFromInline let kind: Kind
    @usableFromInline let isNegative: Bool
    @usableFromInline let isPrecisionLimited: Bool

    init(_ expected: Expected) {
      conditions = expected.conditions
      isPrecisionLimited = expected.isPrecisionLimited
      if let number = expected.number {
        exponent = number.exponent
        isNegative = number.isNegative
        coefficient = number.coefficient.short ?? 0
        kind = number.coefficient.short == nil ? .text : .short
      } else {
        (coefficient, exponent) = (0, 0)
        isNegative = expected.text == "-Infinity"
        kind = isNegative || expected.text == "Infinity" ? .infinite : .text
      }
    }
  }

  /// The results of the oracle.
  @usableFromInline package let results: ResultsByMode
  /// The parts of the first result.
  ///
  /// `second` and `others` are the parts of the other different results. Mostly the modes have at
  /// most two different results.
  @usableFromInline let first: Parts
  @usableFromInline let second: Parts
  @usableFromInline let others: [Parts]
  /// The texts of the results; empty if no result is compared by its text.
  @usableFromInline let texts: [String]

  /// Creates the expectation from the oracle's results.
  package init(_ results: ResultsByMode) {
    self.results = results
    let all = results.results
    first = Parts(all[0])
    second = all.count > 1 ? Parts(all[1]) : first
    others = all.count > 2 ? all.dropFirst(2).map(Parts.init) : []
    let needsTexts =
      first.kind == .text || second.kind == .text || others.contains { $0.kind == .text }
    texts = needsTexts ? all.map(\.text) : []
  }

  /// Returns the parts of the result with index `choice`.
  @inlinable
  func parts(_ choice: Int) -> Parts {
    choice == 0 ? first : choice == 1 ? second : others[choice - 2]
  }

  /// The union of the conditions raised in each mode.
  var conditions: Conditions {
    others.reduce(first.conditions.union(second.conditions)) { $0.union($1.conditions) }
  }

  /// Whether a value with its conditions equals the expected result in the mode with index `mode`.
  @inlinable
  func isGiven<B: DecimalBackend>(
    by value: B, _ conditions: Conditions, isPrecisionLimited: Bool = false, mode: Int
  ) -> Bool {
    let choice = results.choice(mode)
    let expected = parts(choice)
    if conditions != expected.conditions || isPrecisionLimited != expected.isPrecisionLimited {
      return false
    }
    switch expected.kind {
    case .short:
      if let got = value.finiteCoefficient {
        return got == expected.coefficient && value.exponent == expected.exponent
          && value.isNegative == expected.isNegative
      }
      return value.scientificString() == results[mode].text
    case .infinite: return value.isInfinite && value.isNegative == expected.isNegative
    case .text: return value.scientificString() == texts[choice]
    }
  }
}
