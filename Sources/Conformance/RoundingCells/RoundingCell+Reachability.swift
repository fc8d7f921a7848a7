extension RoundingCell {
  /// The cells that no operands reach, each with a proof; the dictionary is empty.
  ///
  /// For every precision p ≥ 3, operands of at most p digits reach all cells in every mode. The
  /// exact result does not depend on the mode. The sign of the exact result is free: the sign of
  /// one factor determines the sign of a product, and the signs of all operands determine the sign
  /// of other results. Let k be 10^(p−1) or 10^(p−1) + 1, a number of p digits of either parity.
  /// Let g be a digit, where 0, 2, 5 and 6 represent the four classes, and s the digit after g, 0
  /// or not.
  ///
  /// - add, subtract, fma with a factor 1: k + (10g + s) ÷ 100.
  /// - quantize: the number lgs of three digits, quantized to the place of its first digit.
  /// - multiply, nothing after g: 2 · (5k + g/2) = 10k + g for an even g, 5 · (2k + 1) = 10k + 5;
  ///   both factors have at most p digits. With a rest: a of two digits coprime to 10, ℓ the last
  ///   digit kept, and b ≡ (100ℓ + 10g + s) · a⁻¹ (mod 1000). For p ≥ 4 such a b of p digits
  ///   exists, because 10^(p+1) ÷ a … 10^p are more than 1000 numbers for a = 99.
  /// - divide, nothing after g: (5k + g/2) ÷ 5 for an even g, and (2k + 1) ÷ 2 = k + ½. A decimal
  ///   quotient can be a tie; a binary quotient cannot. With a rest: k + r/b with b coprime to 10,
  ///   a · 10^p ≡ r (mod b) and a ≥ b/10, for an r of the wanted guard digit. k · b ≡ −r (mod 10)
  ///   determines the wanted last digit.
  ///
  /// Tests evaluate these formulas and find a case of each cell, also for multiply at p = 3. At p =
  /// 2 quantize has no operand of three digits. The last digit of an exact result is the digit at
  /// its exponent, so 1 + 2 = 3 is odd.
  package static let unreachable: [RoundingCell: String] = [:]
}
