import PropertyTesting

/// Memory that is taken and given back between rounds, so that the allocator hands out other addresses in each.
///
/// An allocator hands out first what was given back last. Work that asks for the same sizes again and again gets
/// the same addresses until the process ends, and where those lie – in one set of the cache, across the end of a
/// page – makes it faster or slower by some percent. No number of rounds would show that: intervals know only what
/// changes from round to round. With other addresses in each round it does.
///
/// - Source: C. Curtsinger, E. D. Berger, STABILIZER: statistically sound performance evaluation, ASPLOS 2013.
package final class HeapShuffle {
  /// What is held of each size, until the next time.
  private var held: [[UnsafeMutableRawPointer]]
  private var random = CaseRandom(seed: 0x68_6561_70, index: 0)

  /// Allocators keep a list for each multiple of 16 bytes, up to about so many bytes.
  private static let granule = 16
  private static let largest = 1_024
  /// The most that are taken of a size: more than an allocator keeps at hand.
  private static let most = 12

  package init() { held = Array(repeating: [], count: Self.largest / Self.granule) }

  deinit { for pointer in held.joined() { pointer.deallocate() } }

  /// Takes some of each size, then gives back in another order what was taken the time before.
  ///
  /// - Complexity: at most 1,536 calls of the allocator, about 50 µs.
  package func run() {
    for place in held.indices {
      let bytes = (place + 1) * Self.granule
      let taken = (0..<random.number(upTo: UInt64(Self.most))).map { _ in
        UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: Self.granule)
      }
      for pointer in held[place].shuffled(using: &random) { pointer.deallocate() }
      held[place] = taken
    }
  }
}
