extension NameIndex {
  private static let suggestionLimit = 3

  /// The positions of up to 3 units with a spelling near to `key`: only the nearest.
  ///
  /// Spellings are compared without case. They may differ by nothing but case for 1 byte; for up to 3 by two
  /// neighbors that changed places or by a letter written twice, because nearly every other edit of so few
  /// makes a symbol; by 1 edit for 4 bytes, by 2 for up to 8, by 3 for longer ones.
  ///
  /// - Parameters:
  ///   - key: what was looked for, by ``NameFolding/insensitiveKey(_:)``.
  ///   - isWanted: whether the unit at a position may be suggested.
  /// - Returns: positions of units that are equally near, in order of the catalog.
  func positions(near key: String, where isWanted: (Int) -> Bool) -> [Int] {
    let bytes = Array(key.utf8)
    let limit =
      switch bytes.count {
      case ...1: 0
      case ...4: 1
      case ...8: 2
      default: 3
      }
    let pattern = EditPattern(bytes)
    // A dictionary's order changes from run to run, so the result must not depend on it.
    var distances: [Int: Int] = [:]
    for table in [exact, insensitive] {
      table.visit { spelling, bearers in
        guard (spelling.count - bytes.count).magnitude <= limit + 3 else { return }
        var other = Array(spelling)
        NameFolding.removeCase(of: &other)
        let distance = other.withUnsafeBufferPointer { pattern.distance(to: $0) }
        guard distance <= limit, bytes.count > 3 || bytes.isSlip(of: other) else { return }
        for position in bearers.positions where isWanted(position) {
          distances[position] = min(distance, distances[position] ?? distance)
        }
      }
    }
    let least = distances.values.min()
    return distances.filter { $0.value == least }.keys.sorted().prefix(Self.suggestionLimit)
      .map { $0 }
  }
}

extension [UInt8] {
  /// Whether these are the bytes of another text, but for two neighbors that changed places or for a byte
  /// that stands twice.
  fileprivate func isSlip(of other: [UInt8]) -> Bool {
    if count == other.count + 1 {
      return indices.dropFirst().contains { place in
        self[place] == self[place - 1] && self[..<place] + self[(place + 1)...] == other[...]
      }
    }
    guard count == other.count else { return false }
    let places = indices.filter { self[$0] != other[$0] }
    if places.isEmpty { return true }
    return places.count == 2 && places[1] == places[0] + 1 && self[places[0]] == other[places[1]]
      && self[places[1]] == other[places[0]]
  }
}
