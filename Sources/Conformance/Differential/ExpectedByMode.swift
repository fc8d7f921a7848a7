import DecimalArithmetic
import ExactArithmetic

/// The oracle's results in every mode, ready to be compared with those of backends.
///
/// A number is compared by sign, coefficient, exponent and conditions, an infinity by its sign;
/// only what is longer than 38 digits, and a NaN with its payload, by its text.
@usableFromInline package struct ExpectedByMode: Sendable {
  /// What is compared of one result; nothing here is counted by reference.
  @usableFromInline
  struct Parts: Sendable {
    /// What says all of a result.
    @usableFromInline
    enum Kind: Sendable {
      /// A number of at most 38 digits: the parts.
      case short
      /// An infinity: its sign.
      case infinite
      /// Anything else: its text.
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

  /// The results.
  @usableFromInline package let results: ResultsByMode
  /// What is compared of the first different result and of the second, which are mostly all there
  /// are; and of the others.
  @usableFromInline let first: Parts
  @usableFromInline let second: Parts
  @usableFromInline let others: [Parts]
  /// The texts of the results, if one of them is needed.
  @usableFromInline let texts: [String]

  /// The results of the oracle.
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

  /// What is compared in the result of that number.
  @inlinable
  func parts(_ choice: Int) -> Parts {
    choice == 0 ? first : choice == 1 ? second : others[choice - 2]
  }

  /// Every condition that is raised in some mode.
  var conditions: Conditions {
    others.reduce(first.conditions.union(second.conditions)) { $0.union($1.conditions) }
  }

  /// Whether a value with its conditions is the result in the mode of that number.
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
