import UnitCatalog

/// One search, which compares a text with the index and keeps the best score of each unit.
struct SearchRun {
  private let index: SearchIndex
  /// The units that may be found; `nil` for all.
  private let passing: PassingUnits?
  private(set) var units: RankedUnits

  init(_ index: SearchIndex, unitCount: Int, _ passing: PassingUnits?) {
    self.index = index
    self.passing = passing
    units = RankedUnits(unitCount: unitCount)
  }

  /// Records a match of the unit at a position, if the filter passes it.
  @inline(__always)
  mutating func offer(_ position: Int, _ score: (Int) -> MatchScore) {
    if let passing, !passing.contains(position) { return }
    units.offer(score(position))
  }

  /// Records a match of all units of a spelling.
  @inline(__always)
  private mutating func offer(bearersOf spelling: Int, _ score: (Int) -> MatchScore) {
    switch index.bearers[spelling] {
    case .one(let position), .otherCase(let position): offer(position, score)
    case .several(let positions): for position in positions { offer(position, score) }
    }
  }

  /// Finds spellings that equal the text or begin with it.
  mutating func findBeginnings(_ query: SearchText) {
    let head = query.withBytes { BytePrefix.head(of: $0) }
    let mask = BytePrefix.mask(count: query.bytes.count)
    var spellings: [Int] = []
    index.heads.withUnsafeBufferPointer { heads in
      for spelling in index.groups[Int(head >> 56)] {
        let spelling = Int(spelling)
        if (heads[spelling] ^ head) & mask == 0 { spellings.append(spelling) }
      }
    }
    for spelling in spellings where index.begins(spelling, with: query.bytes) {
      if index.count(of: spelling) == query.bytes.count {
        let rank: MatchRank = index.areSymbols[spelling] ? .symbol : .name
        offer(bearersOf: spelling) { MatchScore(rank, position: $0) }
      } else {
        let wordsLeft = index.wordsLeft(in: spelling, by: query.words.count)
        offer(bearersOf: spelling) { MatchScore(.prefix, wordsLeft: wordsLeft, position: $0) }
      }
    }
  }

  /// Finds spellings with a matching word for each word of the text.
  ///
  /// - Parameters:
  ///   - query: the text.
  ///   - rank: the kind of match: ``MatchRank/words``, ``MatchRank/inside`` or
  ///     ``MatchRank/similar``.
  mutating func findWords(_ query: SearchText, _ rank: MatchRank) {
    if query.words.isEmpty || (rank == .inside && query.words.count > 1) { return }
    let words = query.words.map { Array(query.bytes[$0]) }
    // Without edits, `similar` finds only what `words` has found.
    if rank == .similar, words.allSatisfy({ editLimit(of: $0) == 0 }) { return }
    findSpellings(with: words, rank)
    if query.words.count == 2 && rank == .words {
      let joined = query.bytes[query.words[0]] + query.bytes[query.words[1]]
      findSpellings(with: [Array(joined)], rank)
    }
  }

  /// Finds spellings with a matching word for each of `words`.
  private mutating func findSpellings(with words: [[UInt8]], _ rank: MatchRank) {
    // For each spelling: 256 · (words matched so far) + edits. Edits are at most 2 for each of at
    // most 32 words. A spelling that misses one word is not matched later, so each word narrows the
    // spellings.
    var taken = [UInt16](repeating: 0, count: index.heads.count)
    var complete: [Int] = []
    for (place, word) in words.enumerated() {
      let isLast = place == words.count - 1
      var isFound = false
      let similar = wordsLike(word, rank)
      taken.withUnsafeMutableBufferPointer { taken in
        // Words of fewer edits are visited first, because the first match of a spelling counts.
        for (edits, others) in similar.enumerated() {
          let step = UInt16(truncatingIfNeeded: 256 + edits)
          index.words.visitSpellings(of: others) { spelling in
            if Int(taken[spelling] >> 8) != place { return }
            taken[spelling] += step
            isFound = true
            if isLast { complete.append(spelling) }
          }
        }
      }
      if !isFound { return }
    }
    for spelling in complete {
      let edits = Int(taken[spelling] & 0xFF)
      let wordsLeft = index.wordsLeft(in: spelling, by: words.count)
      offer(bearersOf: spelling) { position in
        // A match without edits has the rank of the earlier search.
        MatchScore(
          rank == .similar && edits == 0 ? .words : rank, edits: edits, wordsLeft: wordsLeft,
          position: position)
      }
    }
  }

  /// Returns the words that match a word of the text, in arrays by number of edits.
  private func wordsLike(_ word: [UInt8], _ rank: MatchRank) -> [[Int]] {
    let limit = rank == .similar ? editLimit(of: word) : 0
    return word.withUnsafeBufferPointer { word in
      let words = index.words
      if rank == .inside && word.count >= Self.leastInside { return [words.words(with: word)] }
      return [words.words(beginningWith: word)] + words.words(like: word, edits: limit)
    }
  }

  /// Returns the greatest number of edits of a word of the text.
  ///
  /// A word that exists is not treated as a misspelling: `mile` does not find the mole.
  private func editLimit(of word: [UInt8]) -> Int {
    let limit = WordIndex.editLimit(count: word.count)
    return limit > 0 && index.words.contains(word) ? 0 : limit
  }

  /// The least number of bytes of a text that is searched inside words.
  ///
  /// Shorter texts occur in too many words: `eur` in French heure.
  private static let leastInside = 4
}
