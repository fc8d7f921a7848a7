import BigInt

/// The lengths of operands, in digits, at which the words of a long coefficient end.
package enum LimbLengths {
  /// The number of words up to which lengths are chosen.
  package static let limbs = 12

  /// The lengths: one digit fewer than decimal words of 19 digits hold, as many, and one more.
  ///
  /// They include the number of digits of 2^64k, the first number that needs another binary word.
  package static let all: [Int] = Set((1...limbs).flatMap(lengths)).sorted()

  private static func lengths(of words: Int) -> [Int] {
    let binary = BigInt(1) << (64 * words)
    return [19 * words - 1, 19 * words, 19 * words + 1, binary.decimalDigits]
  }

  /// The precisions: those at the ends of words, and round numbers that people choose.
  package static let precisions = [
    19, 34, 38, 39, 50, 57, 58, 76, 90, 100, 114, 152, 190, 228, 247,
  ]
}
