import Dispatch
import Foundation
import Synchronization

/// Threads that work on numbered pieces; a free thread begins the next piece.
package struct WorkPool: Sendable {
  /// The number of threads.
  package let jobs: Int

  /// Creates a pool of `jobs` threads; by default one thread for each core.
  package init(jobs: Int? = nil) {
    self.jobs = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Runs `work` with 0, 1, 2 … until `work` returns false for a piece that does not exist.
  package func run(_ work: @Sendable (Int) -> Bool) {
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while work(next.wrappingAdd(1, ordering: .relaxed).oldValue) {}
    }
  }

  /// Returns the results of `count` pieces, in the order of their numbers.
  package func map<Result: Sendable>(_ count: Int, _ piece: @Sendable (Int) -> Result) -> [Result] {
    let found = Mutex<[Result?]>(Array(repeating: nil, count: count))
    run { number in
      if number >= count { return false }
      let result = piece(number)
      found.withLock { $0[number] = result }
      return true
    }
    return found.withLock { $0.compactMap(\.self) }
  }
}
