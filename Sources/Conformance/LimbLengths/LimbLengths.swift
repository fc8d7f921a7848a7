import BigInt

/// Lengths of operands, in digits, at which the words of a long coefficient end.
package enum LimbLengths {
  /// So many words are gone through.
  package static let limbs = 12

  /// One digit less than decimal words of 19 digits hold, as many, and one more; and the digits of
  /// 2^64k, the first number that needs another binary word.
  package static let all: [Int] = Set((1...limbs).flatMap(lengths)).sorted()

  private static func lengths(of words: Int) -> [Int] {
    let binary = BigInt(1) << (64 * words)
    return [19 * words - 1, 19 * words, 19 * words + 1, binary.decimalDigits]
  }

  /// Precisions at the ends of words, and round ones that people choose.
  package static let precisions = [
    19, 34, 38, 39, 50, 57, 58, 76, 90, 100, 114, 152, 190, 228, 247,
  ]
}
