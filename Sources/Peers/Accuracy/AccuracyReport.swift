/// Counts of results by size of error and by right digits.
package struct AccuracyTally: Hashable, Sendable {
  /// The number of results with each size of error.
  package internal(set) var sizes: [ErrorSize: Int] = [:]
  /// The number of results with each number of right digits.
  package internal(set) var digits: [Int: Int] = [:]
  /// The number of conversions that the subject does not offer.
  package internal(set) var notOffered = 0

  /// Creates an empty tally.
  package init() {}

  /// The number of judged conversions.
  package var cases: Int { sizes.values.reduce(0, +) }
  /// The number of results that are not the nearest number of the number type.
  package var misrounded: Int { sizes.reduce(0) { $0 + ($1.key.isMisrounded ? $1.value : 0) } }
  /// The share of misrounded results, 0…1; 0 if nothing was judged.
  package var share: Double { cases == 0 ? 0 : Double(misrounded) / Double(cases) }
  /// The smallest number of right digits of a result; `nil` if nothing was judged.
  package var leastDigits: Int? { digits.keys.min() }
  /// The lower median of the numbers of right digits; `nil` if nothing was judged.
  package var medianDigits: Int? {
    var left = (cases + 1) / 2
    for (digits, count) in digits.sorted(by: { $0.key < $1.key }) {
      left -= count
      if left <= 0 { return digits }
    }
    return nil
  }

  /// Returns the sum of two tallies.
  package static func + (x: AccuracyTally, y: AccuracyTally) -> AccuracyTally {
    var sum = x
    sum.sizes.merge(y.sizes, uniquingKeysWith: +)
    sum.digits.merge(y.digits, uniquingKeysWith: +)
    sum.notOffered += y.notOffered
    return sum
  }
}

/// The accuracy of a subject.
package struct AccuracyReport: Sendable {
  /// The kind of formula and the kind of numbers of a group of cases.
  package struct Part: Hashable, Sendable {
    /// The kind of formula of the conversions.
    package let model: AccuracyModel
    /// The origin of the numbers.
    package let kind: AccuracyCase.Kind
  }

  /// The name of the subject.
  package let subject: String
  /// The format of its results.
  package let format: AccuracyFormat
  /// The tally of each part.
  package internal(set) var tallies: [Part: AccuracyTally] = [:]
  /// For each kind of formula, the misrounded result with the largest error in units in the last
  /// place.
  package internal(set) var worst: [AccuracyModel: Worst] = [:]
  /// The reason why the subject failed to answer; `nil` if it answered every question.
  package internal(set) var problem: String?

  /// A misrounded result.
  package struct Worst: Hashable, Sendable {
    /// The conversion, such as `12 inch to foot`.
    package let input: String
    /// The subject's result.
    package let got: String
    /// The exact result after rounding to three digits more than the subject's format has.
    package let exact: String
    /// The error in units in the last place, to two digits; `nil` if the result is no number.
    package let units: String?
    /// The number of right digits.
    package let digits: Int
  }

  /// Returns the sum of the tallies of some kinds of formulas and numbers; by default of all.
  package func tally(
    of models: [AccuracyModel] = AccuracyModel.allCases,
    _ kinds: [AccuracyCase.Kind] = AccuracyCase.Kind.allCases
  ) -> AccuracyTally {
    tallies.filter { models.contains($0.key.model) && kinds.contains($0.key.kind) }
      .values.reduce(AccuracyTally(), +)
  }
}
