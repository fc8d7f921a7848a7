import AllocationCounter
import PerformanceBudgets
import Testing

#if canImport(Glibc)
import Glibc

@Suite struct AllocationCounterTests {
  @Test(arguments: [0, 1, 1_000]) func arraysAreCounted(number: Int) {
    let before = allocation_count()
    for length in 0..<number { blackHole([UInt8](repeating: 1, count: length + 64)) }
    #expect(allocation_count() - before == UInt64(number))
  }

  @Test func everyEntryPointCountsOnce() {
    var places = [UnsafeMutableRawPointer?](repeating: nil, count: 7)
    let before = allocation_count()
    places[0] = malloc(10)
    places[1] = calloc(3, 10)
    places[2] = realloc(malloc(10), 1_000)
    let status = posix_memalign(&places[3], 64, 10)
    places[4] = aligned_alloc(64, 128)
    places[5] = valloc(10)
    places[6] = reallocarray(nil, 3, 10)
    let count = allocation_count() - before
    #expect(count == 8 && status == 0 && places.allSatisfy { $0 != nil })
    for place in places { free(place) }
  }

  @Test func badAlignmentsAreRefusedAsGlibcDoes() {
    var place: UnsafeMutableRawPointer?
    #expect(posix_memalign(&place, 3, 10) == EINVAL)
    #expect(posix_memalign(&place, 0, 10) == EINVAL)
    #expect(place == nil)
    #expect(reallocarray(nil, .max, 2) == nil && errno == ENOMEM)
  }

  /// Counts the requested bytes, including the full size of each `realloc`.
  @Test func bytesAreCounted() {
    let before = allocation_bytes()
    // The array prevents the compiler from removing unused allocations.
    var places = [malloc(10), calloc(3, 10)]
    let own = allocation_bytes() - before
    places[0] = realloc(places[0], 1_000)
    #expect(allocation_bytes() - before - own == 1_000 && own >= 40)
    for place in places { free(place) }
  }
}
#else
@Suite struct AllocationCounterTests {
  @Test func nothingIsCountedHere() {
    #expect(allocation_count() == .max && allocation_bytes() == .max)
  }
}
#endif
