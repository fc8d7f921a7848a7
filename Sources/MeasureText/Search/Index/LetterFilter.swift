import UnitCatalog

/// The set of a word's bytes as a mask, one bit for each value of a byte's low five bits.
struct Letters: Sendable {
  let all: UInt32
  /// The set of the first three bytes.
  let firstThree: UInt32
  /// The set of the first six bytes.
  let firstSix: UInt32
  let count: Int32

  init(_ word: TextBytes) {
    var all: UInt32 = 0
    var firstThree: UInt32 = 0
    var firstSix: UInt32 = 0
    for (place, byte) in word.enumerated() {
      all |= 1 << UInt32(byte & 31)
      if place < 3 { firstThree = all }
      if place < 6 { firstSix = all }
    }
    self.all = all
    self.firstThree = firstThree
    self.firstSix = firstSix
    count = Int32(truncatingIfNeeded: word.count)
  }
}

/// Excludes most words that are dissimilar to a text, and computes no distance for them.
///
/// An edit adds at most one letter that the other text lacks, so at most `limit` letters of the
/// text are missing in the word. The edited text is a prefix of the word with at least count −
/// `limit` bytes. A text of 4 bytes or more becomes at least the word's first 3 bytes, a text of 8
/// bytes or more at least the first 6. At most `limit` letters of these bytes are missing in the
/// text.
struct LetterFilter {
  private let letters: UInt32
  private let limit: Int
  private let leastCount: Int

  /// Creates a filter for a limit of edits: 1 for 4 to 7 bytes, 2 for 8 or more.
  init(_ text: TextBytes, edits limit: Int) {
    letters = Letters(text).all
    self.limit = limit
    leastCount = text.count - limit
  }

  @inline(__always)
  func passes(_ word: Letters) -> Bool {
    let beginning = limit == 1 ? word.firstThree : word.firstSix
    return areFew(beginning & ~letters) && areFew(letters & ~word.all)
      && Int(word.count) >= leastCount
  }

  /// Whether at most `limit` bits are set.
  ///
  /// Each step clears the lowest bit, because baseline x86-64 has no instruction that counts bits.
  @inline(__always)
  private func areFew(_ bits: UInt32) -> Bool {
    var rest = bits & (bits &- 1)
    if limit == 2 { rest &= rest &- 1 }
    return rest == 0
  }
}
