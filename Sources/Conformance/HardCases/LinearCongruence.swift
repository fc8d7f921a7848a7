import BigInt

/// The solutions c of factor · c + addend ≡ residue (mod modulus), for any residue.
///
/// With g = gcd(factor, modulus), solutions exist if and only if residue ≡ addend (mod g). Then any
/// modulus ÷ g consecutive numbers contain one: c ≡ (residue − addend) ÷ g · (factor ÷ g)⁻¹. The
/// initializer computes the inverse once, by the extended Euclidean algorithm.
///
/// Source: Knuth, The Art of Computer Programming, volume 2, section 4.5.2, algorithm X.
struct LinearCongruence {
  let addend: BigInt
  let modulus: BigInt
  /// The distance between adjacent residues that have a solution: gcd(factor, modulus).
  let step: BigInt
  /// The distance between adjacent solutions.
  let period: BigInt
  private let inverse: BigInt

  /// Creates the congruence of a factor, an addend and a modulus.
  ///
  /// - Precondition: the modulus is positive, the factor not 0.
  init(factor: BigInt, addend: BigInt, modulus: BigInt) {
    precondition(modulus > 0 && !factor.isZero, "no congruence")
    self.addend = addend
    self.modulus = modulus
    step = factor.greatestCommonDivisor(with: modulus)
    period = modulus / step
    inverse = period == 1 ? 0 : (factor / step).modulus(period).inverse(period) ?? 0
  }

  /// Returns the least residue ≥ `bound` that has a solution.
  func residue(atLeast bound: BigInt) -> BigInt { bound + (addend - bound).modulus(step) }

  /// Returns the largest residue ≤ `bound` that has a solution.
  func residue(atMost bound: BigInt) -> BigInt { bound - (bound - addend).modulus(step) }

  /// Returns the solution in 0 ..< period; `nil` if the residue has no solution.
  func solution(for residue: BigInt) -> BigInt? {
    let (quotient, rest) = (residue - addend).quotientAndRemainder(dividingBy: step)
    return rest.isZero ? (quotient * inverse).modulus(period) : nil
  }
}
