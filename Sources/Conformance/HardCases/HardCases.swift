import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// The hard values of a conversion, of each kind that suits the conversion's formula.
package enum HardCases {
  /// The places of hard results for most maps: 7, 15 and 34 digits, and 0, 2, 8 and 12 decimals.
  package static let places = [
    ResultPlace(digits: 7, position: 0), ResultPlace(digits: 15, position: -2),
    ResultPlace(digits: 34, position: -8), ResultPlace(digits: 20, position: -12),
  ]

  /// The places of hard results for levels below 1000; a level of 10²⁰ has no value in any range.
  package static let levelPlaces = [
    ResultPlace(digits: 3, position: 0), ResultPlace(digits: 7, position: -4),
    ResultPlace(digits: 15, position: -12), ResultPlace(digits: 34, position: -31),
    ResultPlace(digits: 10, position: -8), ResultPlace(digits: 4, position: -2),
  ]

  /// Returns the hard values; values by residue or by preimage come first.
  ///
  /// `inverse` is the formula with the units exchanged.
  package static func values(
    of formula: ConversionFormula, inverse: ConversionFormula, _ random: inout CaseRandom
  ) -> [HardValue] {
    var values: [HardValue] = []
    switch formula {
    case .linear(let scale, let offset):
      for place in places {
        let cases = ResidueCases(
          scale: scale, offset: offset, at: place, digits: CutNumber.limits.precision,
          isNegative: random.oneIn(2))
        let byResidue = ResidueCases.kinds.compactMap { cases.value($0, &random) }
        values += byResidue
        if byResidue.count < ResidueCases.kinds.count {
          values += enclosing(at: place, inverse, isNegative: random.oneIn(2), &random)
        }
      }
    case .irrational, .shift:
      for place in places {
        values += enclosing(at: place, inverse, isNegative: random.oneIn(2), &random)
      }
    case .reciprocal(let ratio):
      for place in places {
        let isNegative = random.oneIn(2)
        let cases = ReciprocalCases(
          ratio: ratio, at: place, digits: CutNumber.limits.precision, isNegative: isNegative)
        values += [.exact, .tie].compactMap { cases.value($0, &random) }
        values += enclosing(at: place, inverse, isNegative: isNegative, &random)
      }
    case .logarithm(let multiplier, let base, _, _):
      for place in levelPlaces {
        values += enclosing(at: place, inverse, isNegative: random.oneIn(2), &random)
      }
      values += wholeLevels(multiplier, base).compactMap { level in
        DecimalOperand(level).flatMap { inverse.cut($0) }?.wholeValue
      }.map { HardValue($0, .wholeLevel) }
    case .exponential(_, let base, let rate, _):
      for place in places {
        values += enclosing(at: place, inverse, isNegative: false, &random)
      }
      values += wholeLevels(Rational(1) / rate, base).map { HardValue($0, .wholeLevel) }
    }
    return values + PlainCases.values(&random)
  }

  private static func enclosing(
    at place: ResultPlace, _ inverse: ConversionFormula, isNegative: Bool,
    _ random: inout CaseRandom
  ) -> [HardValue] {
    let cases = PreimageCases(at: place) { inverse.cut($0) }
    return [true, false].flatMap {
      cases.values(aroundTie: $0, isNegative: isNegative, &random)
    }
  }

  /// Returns levels multiplier · i that are decimal numbers: 0 for base e, several for base ten.
  private static func wholeLevels(_ multiplier: Rational, _ base: LogarithmBase) -> [String] {
    let counts = base == .ten ? [-9, -2, -1, 1, 2, 6, 30] : []
    return ["0E0"]
      + counts.compactMap { CutNumber(multiplier * Rational($0)).wholeValue }
  }
}

extension CutNumber {
  /// The number as a text; `nil` if the remainder is not 0.
  var wholeValue: String? {
    remainder == .zero ? "\(isNegative ? "-" : "")\(digits)E\(position)" : nil
  }
}
