extension RoundingCell {
  /// Cells that no operands reach, each with the proof; there are none.
  ///
  /// All are reached with operands of at most p digits for every precision p of 3 or more, in every
  /// mode: a mode is no part of the exact result, and a sign is free, of a product by one factor's,
  /// of the others by that of all operands. Let k be 10^(p−1) or one more, so of p digits and
  /// either parity; g a digit, of which 0, 2, 5 and 6 are one of each class; s a digit behind it, 0
  /// or not.
  ///
  /// - add, subtract, fma with a factor 1: k + (10g + s) ÷ 100.
  /// - quantize: the number lgs, of three digits, with the place of its first.
  /// - multiply, nothing behind g: 2 · (5k + g/2) = 10k + g for an even g, 5 · (2k + 1) = 10k + 5;
  ///   both factors have at most p digits. A rest: a of two digits prime to 10 and b ≡ (100ℓ + 10g
  ///   + s) · a⁻¹ (mod 1000), of which p digits have some for p ≥ 4, since 10^(p+1) ÷ a … 10^p are
  ///   more than 1000 numbers for a = 99.
  /// - divide, nothing behind g: (5k + g/2) ÷ 5 for an even g, and (2k + 1) ÷ 2 = k + ½: a quotient
  ///   can be a tie, which in radix 2 it cannot. A rest: k + r/b with b prime to 10, a · 10^p ≡ r
  ///   (mod b) and a ≥ b/10, for an r of the wanted guard digit; k · b ≡ −r (mod 10) gives it the
  ///   last digit wanted.
  ///
  /// Tests go through these formulas and find a case of each cell, multiply at p = 3 among them. At
  /// p = 2 quantize has no three digits. The last digit of an exact result is that at the exponent
  /// it gets, so 1 + 2 = 3 is odd.
  package static let unreachable: [RoundingCell: String] = [:]
}
