import BigInt
import ExactArithmetic
import PropertyTesting

/// Values whose results x · scale + offset have a wanted remainder below a place.
///
/// Let the operands be x = c · 10^f with |c| < 10^digits, where f is such that results of the place
/// need all of these digits. In units of the place, y = (factor · c + addend) ÷ modulus, with
/// integers over the common denominator of scale and offset. The discarded fraction is r ÷ modulus
/// with r = (factor · c + addend) mod modulus. So the operands with a wanted fraction are the
/// solutions of a congruence, and the fraction nearest to ½ or 0 is that of the nearest r with a
/// solution. For a scale alone, r is (modulus ∓ 1) ÷ 2, or modulus ÷ 2 ∓ 1 for an even modulus,
/// which has ties.
package struct ResidueCases {
  private let place: ResultPlace
  private let exponent: Int
  private let bounds: (lower: BigInt, upper: BigInt)
  private let congruence: LinearCongruence

  /// Creates the cases of one place, with operands of `digits` digits and results of one sign.
  ///
  /// - Precondition: the scale is not 0; the exponents are in the hundreds at most.
  package init(
    scale: Rational, offset: Rational = .zero, at place: ResultPlace, digits: Int,
    isNegative: Bool = false
  ) {
    let ends = [BigInt(10).power(place.digits - 1), BigInt(10).power(place.digits) - 1].map {
      (Rational(isNegative ? -$0 : $0, exponent: place.position) - offset) / scale
    }
    // At most one end of the range of results is 0.
    let adjusted = ends.filter { !$0.isZero }.map(\.adjustedExponent).max() ?? 0
    let exponent = adjusted - digits + 1
    let (low, high) = ends[0] < ends[1] ? (ends[0], ends[1]) : (ends[1], ends[0])
    let slope = scale.scaled(byPowerOfTen: exponent - place.position).lowestTerms
    let shift = offset.scaled(byPowerOfTen: -place.position).lowestTerms
    let shared = slope.denominator.greatestCommonDivisor(with: shift.denominator)
    let modulus = slope.denominator / shared * shift.denominator
    self.place = place
    self.exponent = exponent
    bounds = (
      low.scaled(byPowerOfTen: -exponent).ceiling, high.scaled(byPowerOfTen: -exponent).floor
    )
    congruence = LinearCongruence(
      factor: slope.numerator * (modulus / slope.denominator),
      addend: shift.numerator * (modulus / shift.denominator), modulus: modulus)
  }

  /// Returns a random value of a kind.
  ///
  /// - Returns: `nil` if no operand of `digits` digits is of this kind, or if the kind is not
  ///   defined by a residue.
  package func value(_ kind: HardCaseKind, _ random: inout CaseRandom) -> HardValue? {
    guard let residue = residue(kind), let start = congruence.solution(for: residue) else {
      return nil
    }
    let period = congruence.period
    let first = bounds.lower + (start - bounds.lower).modulus(period)
    if first > bounds.upper { return nil }
    let count = (bounds.upper - first) / period + 1
    let coefficient = first + random.integer(below: count) * period
    return HardValue(coefficient, exponent: exponent, kind, at: place)
  }

  /// Returns the remainder of a kind; `nil` if no operand has the remainder.
  private func residue(_ kind: HardCaseKind) -> BigInt? {
    let modulus = congruence.modulus
    let residue: BigInt
    switch kind {
    case .exact: residue = 0
    case .tie:
      if modulus % 2 != 0 { return nil }
      residue = modulus / 2
    // Above a tie 2 · residue > modulus, below a tie 2 · residue < modulus. The residues 0 and
    // modulus are exact results.
    case .aboveTie: residue = congruence.residue(atLeast: modulus / 2 + 1)
    case .belowTie: residue = congruence.residue(atMost: (modulus - 1) / 2)
    case .aboveRepresentable: residue = congruence.residue(atLeast: 1)
    case .belowRepresentable: residue = congruence.residue(atMost: modulus - 1)
    default: return nil
    }
    if kind == .exact || kind == .tie { return residue }
    return residue > 0 && residue < modulus && 2 * residue != modulus ? residue : nil
  }

  /// The kinds that are defined by a residue, ties first.
  package static let kinds: [HardCaseKind] = [
    .tie, .aboveTie, .belowTie, .exact, .aboveRepresentable, .belowRepresentable,
  ]
}
