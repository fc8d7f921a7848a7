import PerformanceBudgets
import Testing

@Suite struct StackShuffleTests {
  /// Variables lie at many places of a page, one after the other; without shuffles at one.
  @Test func addressesChange() {
    var stack = StackShuffle()
    let places = (0..<64).map { _ in Self.place(by: &stack) }
    #expect(Set(places.map { $0 % 4_096 }).count >= 40)
    #expect(places.allSatisfy { $0 % 16 == places[0] % 16 })
  }

  /// The work runs once, and what it changes stays.
  @Test func workRunsOnce() {
    var stack = StackShuffle()
    var runs = 0
    for _ in 0..<100 { stack.run { runs += 1 } }
    #expect(runs == 100)
  }

  /// Where a variable of work lies.
  private static func place(by stack: inout StackShuffle) -> UInt {
    var place: UInt = 0
    stack.run {
      withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) {
        place = UInt(bitPattern: $0.baseAddress)
      }
    }
    return place
  }
}
