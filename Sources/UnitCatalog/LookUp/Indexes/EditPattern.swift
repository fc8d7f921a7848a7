/// A pattern of at most 64 bytes for repeated computations of the edit distance.
///
/// An edit inserts, deletes or replaces one byte, or swaps two neighbouring bytes. No byte is
/// edited twice (optimal string alignment). Two 64-bit words hold a column of the distance matrix
/// as differences between neighbouring cells: Hyyrö, A bit-vector algorithm for computing
/// Levenshtein and Damerau edit distances, Nordic Journal of Computing 10 (2003), figure 3.
package struct EditPattern {
  /// The maximum length of a pattern in bytes: a 64-bit word has one bit for each byte.
  package static let limit = 64

  /// For each byte value, the set of its positions in the pattern.
  private let places: [UInt64]
  private let count: Int

  /// Creates a pattern of bytes.
  ///
  /// - Precondition: there are at most ``limit`` bytes.
  package init(_ bytes: some Collection<UInt8>) {
    precondition(bytes.count <= Self.limit, "the pattern is too long")
    var places = [UInt64](repeating: 0, count: 256)
    for (place, byte) in bytes.enumerated() { places[Int(byte)] |= 1 << UInt64(place) }
    self.places = places
    count = bytes.count
  }

  /// Returns the edit distance between the pattern and `text`.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  package func distance(to text: TextBytes) -> Int { distances(to: text).whole }

  /// Returns the least edit distance between the pattern and any prefix of `text`, including the
  /// empty prefix.
  ///
  /// If the distance exceeds `limit`, the result is some number above `limit`.
  ///
  /// - Complexity: O(*m*) for *m* bytes of pattern.
  package func distance(toBeginningOf text: TextBytes, atMost limit: Int) -> Int {
    // For a longer prefix, the difference of the lengths alone exceeds `limit`.
    distances(to: text.part(0..<min(text.count, count + limit)), atMost: limit).least
  }

  private func distances(
    to text: TextBytes, atMost limit: Int = EditPattern.limit
  ) -> (whole: Int, least: Int) {
    if count == 0 { return (text.count, 0) }
    return places.withUnsafeBufferPointer { places in
      let last = UInt64(1) << UInt64(count - 1)
      // The sets of rows in which a cell is one more, or one less, than the cell above.
      var moreBelow = UInt64.max
      var lessBelow: UInt64 = 0
      var diagonalZero: UInt64 = 0
      var previousMatches: UInt64 = 0
      var distance = count
      var least = count
      var bytesLeft = text.count
      for byte in text {
        // Each byte lowers the distance by at most 1.
        if distance - bytesLeft > limit { break }
        bytesLeft -= 1
        let matches = places[Int(byte)]
        let swaps = ((~diagonalZero & matches) << 1) & previousMatches
        diagonalZero =
          swaps | (((matches & moreBelow) &+ moreBelow) ^ moreBelow) | matches | lessBelow
        // The sets of rows in which a cell is one more, or one less, than the cell to its left. The
        // top row counts the bytes of text, so each cell of the top row is one more than the cell
        // to its left.
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
