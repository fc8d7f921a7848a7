extension NameIndex {
  private static let suggestionLimit = 5

  /// The positions of up to 5 units with a spelling near to `key`, the nearest first.
  ///
  /// Spellings are compared without case. They may differ by nothing but case for 1 byte, by 1 edit
  /// for up to 4 bytes, by 2 for up to 8, by 3 for longer ones.
  ///
  /// - Parameters:
  ///   - key: what was looked for, by ``NameFolding/insensitiveKey(_:)``.
  ///   - isWanted: whether the unit at a position may be suggested.
  /// - Returns: positions in order of distance, then of the catalog.
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
        guard distance <= limit else { return }
        for position in bearers.positions where isWanted(position) {
          distances[position] = min(distance, distances[position] ?? distance)
        }
      }
    }
    let ranked = distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return ranked.prefix(Self.suggestionLimit).map { $0.key }
  }
}
