import Foundation
import PerformanceBudgets
import Testing

@Suite struct CalmCoreTests {
  @Test func aMaskHoldsItsCores() {
    for cores in [[], [0], [1, 63, 64, 1_023]] { #expect(CoreMask(cores).cores == cores) }
  }

  /// While it is measured the thread is on one core, afterwards it may use all that it might before.
  @Test func theThreadMovesAndIsReleased() throws {
    final class Seen: @unchecked Sendable {
      var cores: Set<[Int]> = []
    }
    let seen = Seen()
    let before = try thread { CoreMask.ofThread?.cores }
    let after = try thread {
      let subject = Subject("a", workload: "w", samplesPerBlock: 2) { _ in
        if let cores = CoreMask.ofThread?.cores { seen.cores.insert(cores) }
      } check: {
      }
      let plan = MeasurementPlan(looks: [4], calibrationSamples: 3)
      _ = try Measurer(plan: plan, seeksCalmCores: true).measure([subject])
      return CoreMask.ofThread?.cores
    }
    #expect(after == before)
    #if os(Linux)
    // Of several cores one at a time, but all where each had another process on it.
    let cores = try #require(before)
    #expect(seen.cores.contains { $0.count == 1 || $0 == cores })
    #expect(seen.cores.allSatisfy { Set($0).isSubset(of: cores) })
    #endif
  }

  /// Runs on a thread of its own: the cores are those of the thread, and other tests share the pool.
  private func thread(_ body: @escaping () throws -> [Int]?) throws -> [Int]? {
    final class Box: @unchecked Sendable {
      var result: Result<[Int]?, any Error>?
    }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let body = body
    Thread.detachNewThread {
      box.result = Result { try body() }
      done.signal()
    }
    done.wait()
    return try #require(box.result).get()
  }
}
