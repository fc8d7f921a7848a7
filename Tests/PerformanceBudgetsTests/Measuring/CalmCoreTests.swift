import Foundation
import PerformanceBudgets
import Testing

@Suite struct CalmCoreTests {
  @Test func aMaskHoldsItsCores() {
    for cores in [[], [0], [1, 63, 64, 1_023]] { #expect(CoreMask(cores).cores == cores) }
  }

  /// Of four cores a turn the calmest; one with another process on it is left alone for 40 turns.
  @Test func theCalmestCoreIsChosen() {
    var core = CalmCore([0, 2, 3, 5, 7, 8])
    func turn(_ slow: [Int: Double], waiting: [Int: Double] = [:]) -> (chosen: Int?, read: [Int]) {
      var read: [Int] = []
      let chosen = core.choose {
        read.append($0)
        return CalmCore.Reading(slowness: slow[$0] ?? 3, waiting: waiting[$0] ?? 1)
      }
      return (chosen, read)
    }
    #expect(turn([3: 2]) == (3, [0, 2, 3, 5]))
    #expect(turn([3: 2, 8: 2.5]) == (8, [7, 8, 0, 2]))
    #expect(turn([3: 2, 7: 2.5], waiting: [3: 2.5, 8: 9]) == (7, [3, 5, 7, 8]))
    #expect(turn([2: 1]) == (2, [0, 2, 5]))
    for _ in 0..<36 { #expect(!turn([:]).read.contains { $0 == 3 || $0 == 8 }) }
    let later = (0..<40).map { _ in turn([3: 1]) }
    #expect(later.contains { $0.chosen == 3 } && later.contains { $0.read.contains(8) })
  }

  @Test func whereAllAreLeftAloneNoneIsChosen() {
    var core = CalmCore([0, 1])
    #expect(core.choose { _ in CalmCore.Reading(slowness: 2, waiting: 3) } == 0)
    #expect(core.choose { _ in CalmCore.Reading(slowness: 2) } == nil)
    var forbidden = CalmCore([0, 1])
    #expect(forbidden.choose { _ in nil } == nil)
  }

  /// In its rounds the thread is on one core, or on all where each had another process on it; afterwards it may use
  /// all that it might before.
  @Test func theThreadMovesAndIsReleased() throws {
    final class Seen: @unchecked Sendable {
      var runs = 0
      var cores: Set<[Int]> = []
    }
    let seen = Seen()
    let before = try thread { CoreMask.ofThread?.cores }
    let after = try thread {
      let subject = Subject("a", workload: "w", samplesPerBlock: 2) { _ in
        seen.runs += 1
        // One block warms up, and one counts allocations.
        if seen.runs > 4, let cores = CoreMask.ofThread?.cores { seen.cores.insert(cores) }
      } check: {
      }
      let plan = MeasurementPlan(looks: [4], warmUpBlocks: 1, calibrationSamples: 3)
      _ = try Measurer(plan: plan, seeksCalmCores: true).measure([subject])
      return CoreMask.ofThread?.cores
    }
    #expect(after == before)
    #if os(Linux)
    let cores = try #require(before)
    #expect(!seen.cores.isEmpty && seen.cores.allSatisfy { $0.count == 1 || $0 == cores })
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
