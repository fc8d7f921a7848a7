/// A digest of texts that is independent of their order: the sum of their FNV-1a hashes.
struct Digest: Equatable {
  private var sum: UInt64 = 0

  mutating func add(_ text: String) {
    sum &+= text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension Array {
  /// Returns the elements rotated, so that each thread begins with another element.
  func rotated(for thread: Int) -> [Element] {
    let first = count * thread / Together.threads
    return Array(self[first...] + self[..<first])
  }
}
