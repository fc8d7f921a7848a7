import Dispatch
import Foundation
import Synchronization

/// Threads that take pieces of work in their order, each the next one that no other has taken.
package struct WorkPool: Sendable {
  /// The number of threads.
  package let jobs: Int

  /// As many threads as asked for, by default one for each core.
  package init(jobs: Int? = nil) {
    self.jobs = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Does the pieces 0, 1, 2 … until `work` says that there is no such piece.
  package func run(_ work: @Sendable (Int) -> Bool) {
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while work(next.wrappingAdd(1, ordering: .relaxed).oldValue) {}
    }
  }

  /// The results of `count` pieces in their order, whatever the order in which they end.
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
