import PerformanceBudgets
import Testing

@Suite struct HeapShuffleTests {
  /// What is taken and given back at once lies elsewhere after most shuffles; without them it is in one place.
  @Test(arguments: [16, 48, 200, 1_000]) func addressesChange(bytes: Int) {
    let heap = HeapShuffle()
    var addresses: Set<UInt> = []
    for _ in 0..<64 {
      heap.run()
      let pointer = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
      addresses.insert(UInt(bitPattern: pointer))
      pointer.deallocate()
    }
    #expect(addresses.count >= 8)
  }
}
