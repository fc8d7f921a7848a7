import UnitCatalog

/// Which bytes a word has, bit by bit, by their last five bits.
struct Letters: Sendable {
  let all: UInt32
  /// Those of the first three bytes, and of the first six.
  let firstThree: UInt32
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

/// Tells most words that are not similar to a text without comparing them.
///
/// An edit makes up for one letter that one side lacks, at most. So no more letters of the text than
/// there may be edits are missing in the word. And the beginning that the text becomes is at most that
/// much shorter than the text, so its first bytes, 3 of 4 or 6 of 8, are in the text but for as many.
struct LetterFilter {
  private let letters: UInt32
  private let limit: Int
  private let leastCount: Int

  /// A filter for a text that may be edited so often: once for 4 bytes or more, twice for 8 or more.
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

  /// Whether no more bits are set than there may be edits, each step clearing the lowest: the plainest
  /// x86-64 has no instruction that counts bits.
  @inline(__always)
  private func areFew(_ bits: UInt32) -> Bool {
    var rest = bits & (bits &- 1)
    if limit == 2 { rest &= rest &- 1 }
    return rest == 0
  }
}
