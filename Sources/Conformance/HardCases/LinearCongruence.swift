import BigInt

/// The solutions c of factor · c + addend ≡ residue (mod modulus), for any residue.
///
/// With g = gcd(factor, modulus) there are some exactly if residue ≡ addend (mod g), and then one
/// in every modulus ÷ g numbers: c ≡ (residue − addend) ÷ g · (factor ÷ g)⁻¹. The inverse is found
/// once, by the extended Euclidean algorithm.
///
/// Source: Knuth, The Art of Computer Programming, volume 2, section 4.5.2, algorithm X.
struct LinearCongruence {
  let addend: BigInt
  let modulus: BigInt
  /// The distance of neighbouring residues that have a solution: gcd(factor, modulus).
  let step: BigInt
  /// The distance of neighbouring solutions.
  let period: BigInt
  private let inverse: BigInt

  /// - Precondition: the modulus is positive, the factor not 0.
  init(factor: BigInt, addend: BigInt, modulus: BigInt) {
    precondition(modulus > 0 && !factor.isZero, "no congruence")
    self.addend = addend
    self.modulus = modulus
    step = factor.greatestCommonDivisor(with: modulus)
    period = modulus / step
    inverse = period == 1 ? 0 : (factor / step).modulus(period).inverse(period) ?? 0
  }

  /// The least residue of at least `bound` that has a solution.
  func residue(atLeast bound: BigInt) -> BigInt { bound + (addend - bound).modulus(step) }

  /// The largest residue of at most `bound` that has a solution.
  func residue(atMost bound: BigInt) -> BigInt { bound - (bound - addend).modulus(step) }

  /// The solution in 0 ..< period; `nil` if the residue has none.
  func solution(for residue: BigInt) -> BigInt? {
    let (quotient, rest) = (residue - addend).quotientAndRemainder(dividingBy: step)
    return rest.isZero ? (quotient * inverse).modulus(period) : nil
  }
}
