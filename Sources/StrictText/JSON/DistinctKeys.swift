/// The keys of an object, for the detection of repeated keys.
///
/// Most objects have few keys. Comparing few keys takes less time than hashing them.
struct DistinctKeys {
  /// The number of keys at which a hashed set replaces the list.
  private static let hashedFrom = 24

  private var list: [String] = []
  private var set: Set<String> = []

  /// Adds a key.
  ///
  /// - Returns: whether the key is new.
  mutating func insert(_ key: String) -> Bool {
    if set.isEmpty {
      if list.contains(key) { return false }
      list.append(key)
      if list.count == Self.hashedFrom { set = Set(list) }
      return true
    }
    return set.insert(key).inserted
  }
}
