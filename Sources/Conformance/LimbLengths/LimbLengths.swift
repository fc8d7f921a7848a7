import BigInt

/// The lengths of operands, in digits, at which a long coefficient just fills its words.
package enum LimbLengths {
  /// The largest number of words for which lengths are chosen.
  package static let limbs = 12

  /// The lengths, in digits, near the limits of words.
  ///
  /// Decimal words of 19 digits have lengths one digit below the limit, at the limit, and one
  /// above. Binary words have the number of digits of 2^64k, the first number that needs another
  /// word.
  package static let all: [Int] = Set((1...limbs).flatMap(lengths)).sorted()

  private static func lengths(of words: Int) -> [Int] {
    let binary = BigInt(1) << (64 * words)
    return [19 * words - 1, 19 * words, 19 * words + 1, binary.decimalDigits]
  }

  /// The precisions: lengths that fill words, and round numbers that people choose.
  package static let precisions = [
    19, 34, 38, 39, 50, 57, 58, 76, 90, 100, 114, 152, 190, 228, 247,
  ]
}
