import UnitCatalog

/// The distinct words of all spellings, and the spellings that contain each word.
///
/// Names share words, so a text is compared with a few hundred words instead of thousands of names.
struct WordIndex: Sendable {
  /// The words, concatenated.
  private let bytes: [UInt8]
  /// The start of each word in ``bytes``, and the end of the last word; words are grouped by their
  /// first byte.
  private let starts: [Int32]
  /// For each first byte, the range of word numbers.
  private let words: [Range<Int>]
  /// The first eight bytes of each word.
  private let heads: [UInt64]
  private let letters: [Letters]
  /// For each word, the start of its spellings in ``spellings``; then the end of the last word's
  /// spellings.
  private let places: [Int32]
  /// The numbers of the spellings.
  private let spellings: [Int32]

  /// Creates the index of the words that a builder collected.
  ///
  /// - Parameters:
  ///   - table: the distinct words.
  ///   - occurrences: the numbers of the word and the spelling, for each word of each spelling, in
  ///     order.
  init(_ table: KeyTable, _ occurrences: [(word: Int32, spelling: Int32)]) {
    var heads: [UInt64] = []
    heads.reserveCapacity(table.count)
    for number in 0..<table.count {
      heads.append(table.withKey(number) { BytePrefix.head(of: $0) })
    }
    let groups = Groups(heads.lazy.map { Int($0 >> 56) }, count: 256)
    var bytes: [UInt8] = []
    var starts: [Int32] = [0]
    var letters: [Letters] = []
    // The words of the table are renumbered in the order of their first bytes.
    var numbers = [Int](repeating: 0, count: table.count)
    bytes.reserveCapacity(10 * table.count)
    starts.reserveCapacity(table.count + 1)
    letters.reserveCapacity(table.count)
    for (number, old) in groups.members.enumerated() {
      numbers[Int(old)] = number
      table.withKey(Int(old)) { word in
        bytes.append(contentsOf: word)
        starts.append(Int32(truncatingIfNeeded: bytes.count))
        letters.append(Letters(word))
      }
    }
    let occurring = Groups(
      occurrences.lazy.map { [numbers] in numbers[Int($0.word)] }, count: table.count)
    self.bytes = bytes
    self.starts = starts
    self.letters = letters
    self.heads = groups.members.map { heads[Int($0)] }
    words = (0..<256).map { Int(groups.starts[$0])..<Int(groups.starts[$0 + 1]) }
    places = occurring.starts
    spellings = occurring.members.map { occurrences[Int($0)].spelling }
  }

  /// Returns the greatest number of edits of a word of `count` bytes.
  ///
  /// The number is 0 for up to 3 bytes, 1 for up to 7 bytes and 2 for more bytes, because nearly
  /// every word is similar to a short word. These bounds are the defaults of Algolia's
  /// `minWordSizefor1Typo` and `minWordSizefor2Typos`, which also compare beginnings of words.
  static func editLimit(count: Int) -> Int {
    switch count {
    case ...3: 0
    case ...7: 1
    default: 2
    }
  }

  /// Returns the words that begin with a text.
  ///
  /// - Parameter text: a word, not empty.
  /// - Returns: the numbers of the words.
  func words(beginningWith text: TextBytes) -> [Int] {
    let head = BytePrefix.head(of: text)
    let mask = BytePrefix.mask(count: text.count)
    return heads.withUnsafeBufferPointer { heads in
      words[Int(text[0])].filter { number in
        (heads[number] ^ head) & mask == 0
          && (text.count <= 8 || withBytes(of: number) { $0.begins(with: text) })
      }
    }
  }

  /// Returns the words that begin with a text after edits.
  ///
  /// A text of 4 bytes begins too many words after one edit, so the whole word must equal such a
  /// text.
  ///
  /// - Parameters:
  ///   - text: a word, at most ``EditPattern/limit`` bytes.
  ///   - limit: the greatest number of edits, at most ``editLimit(count:)``.
  /// - Returns: the numbers of the words, in arrays by number of edits, from 1.
  func words(like text: TextBytes, edits limit: Int) -> [[Int]] {
    var similar: [[Int]] = Array(repeating: [], count: limit)
    if limit == 0 { return similar }
    let filter = LetterFilter(text, edits: limit)
    let pattern = EditPattern(text)
    letters.withUnsafeBufferPointer { letters in
      for number in letters.indices where filter.passes(letters[number]) {
        let edits = withBytes(of: number) { word in
          text.count == 4
            ? pattern.distance(to: word) : pattern.distance(toBeginningOf: word, atMost: limit)
        }
        if edits > 0 && edits <= limit { similar[edits - 1].append(number) }
      }
    }
    return similar
  }

  /// Returns the words that contain a text.
  func words(with text: TextBytes) -> [Int] {
    let wanted = Letters(text).all
    return letters.withUnsafeBufferPointer { letters in
      letters.indices.filter { number in
        wanted & ~letters[number].all == 0 && withBytes(of: number) { $0.contains(text) }
      }
    }
  }

  /// Whether a text, which is not empty, is one of the words.
  func contains(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      words(beginningWith: text).contains { Int(starts[$0 + 1] - starts[$0]) == text.count }
    }
  }

  /// Calls `body` with the number of each spelling of each word in `words`.
  @inline(__always)
  func visitSpellings(of words: [Int], _ body: (Int) -> Void) {
    places.withUnsafeBufferPointer { places in
      spellings.withUnsafeBufferPointer { spellings in
        for word in words {
          for place in Int(places[word])..<Int(places[word + 1]) { body(Int(spellings[place])) }
        }
      }
    }
  }

  @inline(__always)
  private func withBytes<R>(of word: Int, _ body: (TextBytes) -> R) -> R {
    bytes.withUnsafeBufferPointer { body($0.part(Int(starts[word])..<Int(starts[word + 1]))) }
  }
}
