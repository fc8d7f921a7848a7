/// How often results were how far from the exact ones.
package struct AccuracyTally: Hashable, Sendable {
  /// How many results had an error of that size.
  package internal(set) var sizes: [ErrorSize: Int] = [:]
  /// How many results were right to so many digits.
  package internal(set) var digits: [Int: Int] = [:]
  /// The conversions that the subject does not have.
  package internal(set) var notOffered = 0

  /// Nothing yet.
  package init() {}

  /// The conversions judged.
  package var cases: Int { sizes.values.reduce(0, +) }
  /// The results that are not the nearest that the number type has.
  package var misrounded: Int { sizes.reduce(0) { $0 + ($1.key.isMisrounded ? $1.value : 0) } }
  /// The share of these, 0…1; 0 if nothing was judged.
  package var share: Double { cases == 0 ? 0 : Double(misrounded) / Double(cases) }
  /// The digits to which every result was right; `nil` if nothing was judged.
  package var leastDigits: Int? { digits.keys.min() }
  /// The digits to which half of the results were right at least.
  package var medianDigits: Int? {
    var left = (cases + 1) / 2
    for (digits, count) in digits.sorted(by: { $0.key < $1.key }) {
      left -= count
      if left <= 0 { return digits }
    }
    return nil
  }

  /// Both counted together.
  package static func + (x: AccuracyTally, y: AccuracyTally) -> AccuracyTally {
    var sum = x
    sum.sizes.merge(y.sizes, uniquingKeysWith: +)
    sum.digits.merge(y.digits, uniquingKeysWith: +)
    sum.notOffered += y.notOffered
    return sum
  }
}

/// What was found of a subject.
package struct AccuracyReport: Sendable {
  /// The cases of a model and a kind.
  package struct Part: Hashable, Sendable {
    /// How results depend on numbers.
    package let model: AccuracyModel
    /// Where the numbers come from.
    package let kind: AccuracyCase.Kind
  }

  /// The subject.
  package let subject: String
  /// What its results are held in.
  package let format: AccuracyFormat
  /// What was counted.
  package internal(set) var tallies: [Part: AccuracyTally] = [:]
  /// The misrounded result of each model with the largest error in units in the last place.
  package internal(set) var worst: [AccuracyModel: Worst] = [:]
  /// Why the subject was not asked further.
  package internal(set) var problem: String?

  /// A misrounded result.
  package struct Worst: Hashable, Sendable {
    /// The conversion, like `12 inch to foot`.
    package let input: String
    /// What the subject gave.
    package let got: String
    /// The exact result, to three digits more than the subject has.
    package let exact: String
    /// The error in units in the last place to two digits; `nil` without a number.
    package let units: String?
    /// The digits that are right.
    package let digits: Int
  }

  /// The cases of some models and kinds, counted together; by default all.
  package func tally(
    of models: [AccuracyModel] = AccuracyModel.allCases,
    _ kinds: [AccuracyCase.Kind] = AccuracyCase.Kind.allCases
  ) -> AccuracyTally {
    tallies.filter { models.contains($0.key.model) && kinds.contains($0.key.kind) }
      .values.reduce(AccuracyTally(), +)
  }
}
