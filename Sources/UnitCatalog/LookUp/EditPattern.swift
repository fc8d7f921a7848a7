/// A short text of which the edit distance to others is asked for many times.
///
/// Edits are insertions, deletions, replacements and swaps of neighbours of single bytes; no byte is
/// edited twice (optimal string alignment). A column of the table of distances is kept in the bits of two
/// words, as differences between neighbouring cells: Hyyrö, A bit-vector algorithm for computing
/// Levenshtein and Damerau edit distances, Nordic Journal of Computing 10 (2003), figure 3.
package struct EditPattern {
  /// The longest pattern, in bytes: the bits of a word.
  package static let limit = 64

  /// For each byte, in which places of the pattern it stands.
  private let places: [UInt64]
  private let count: Int

  /// The pattern of these bytes.
  ///
  /// - Precondition: there are at most ``limit`` bytes.
  package init(_ bytes: some Collection<UInt8>) {
    precondition(bytes.count <= Self.limit, "the pattern is too long")
    var places = [UInt64](repeating: 0, count: 256)
    for (place, byte) in bytes.enumerated() { places[Int(byte)] |= 1 << UInt64(place) }
    self.places = places
    count = bytes.count
  }

  /// The least number of edits that make the text of the pattern.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  package func distance(to text: TextBytes) -> Int { distances(to: text).whole }

  /// The least number of edits that make a beginning of the text, perhaps empty, of the pattern; some
  /// number beyond the limit if there are more.
  ///
  /// - Complexity: O(*m*) for *m* bytes of pattern.
  package func distance(toBeginningOf text: TextBytes, atMost limit: Int) -> Int {
    // A longer beginning takes more edits by its length alone.
    distances(to: text.part(0..<min(text.count, count + limit)), atMost: limit).least
  }

  private func distances(
    to text: TextBytes, atMost limit: Int = EditPattern.limit
  ) -> (whole: Int, least: Int) {
    if count == 0 { return (text.count, 0) }
    return places.withUnsafeBufferPointer { places in
      let last = UInt64(1) << UInt64(count - 1)
      // In which rows a cell is one more, or one less, than the cell above.
      var moreBelow = UInt64.max
      var lessBelow: UInt64 = 0
      var diagonalZero: UInt64 = 0
      var previousMatches: UInt64 = 0
      var distance = count
      var least = count
      var bytesLeft = text.count
      for byte in text {
        // With each byte the distance falls by 1 at most.
        if distance - bytesLeft > limit { break }
        bytesLeft -= 1
        let matches = places[Int(byte)]
        let swaps = ((~diagonalZero & matches) << 1) & previousMatches
        diagonalZero =
          swaps | (((matches & moreBelow) &+ moreBelow) ^ moreBelow) | matches | lessBelow
        // The same to the right; the top row counts the bytes of text, so it is one more.
        let moreRight = lessBelow | ~(diagonalZero | moreBelow)
        let lessRight = diagonalZero & moreBelow
        if moreRight & last != 0 { distance += 1 }
        if lessRight & last != 0 { distance -= 1 }
        least = min(least, distance)
        let shifted = moreRight << 1 | 1
        moreBelow = lessRight << 1 | ~(diagonalZero | shifted)
        lessBelow = shifted & diagonalZero
        previousMatches = matches
      }
      return (distance, least)
    }
  }
}
