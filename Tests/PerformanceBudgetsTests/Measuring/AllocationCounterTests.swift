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

  @Test func aMeasurerTakesTheCount() throws {
    let machine = MadeUpMachine()
    let subject = machine.subject("arrays", samplesPerBlock: 20, operationsPerSample: 4) { _ in
      for _ in 0..<12 { blackHole([UInt8](repeating: 1, count: 64)) }
      return 1
    }
    let measurement = try machine.measurer(allocationCount: allocation_count).measure([subject])
    #expect(measurement.subject("arrays")?.values[.allocationsPerOperation] == [3])
  }
}
#else
@Suite struct AllocationCounterTests {
  @Test func nothingIsCountedHere() { #expect(allocation_count() == .max) }
}
#endif
