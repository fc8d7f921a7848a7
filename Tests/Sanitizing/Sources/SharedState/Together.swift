import Synchronization

/// Functions that start work on several threads at the same moment.
enum Together {
  static let threads = 6

  /// Runs `work` on all threads at once, `rounds` times, and traps if results of a round differ.
  ///
  /// - Parameters:
  ///   - name: The name of the shared state, for the printed line.
  ///   - rounds: The number of rounds.
  ///   - shared: The state that the threads share, created anew for each round.
  ///   - work: The work of a thread; gets the shared state and the thread's number.
  static func judge<Shared: Sendable, Result: Equatable & Sendable>(
    _ name: String, rounds: Int = 1, sharing shared: @autoclosure () -> Shared,
    work: @escaping @Sendable (Shared, Int) -> Result
  ) {
    for round in 0..<rounds {
      let shared = shared()
      let results = onAllThreads { work(shared, $0) }
      for (thread, result) in results.enumerated() where result != results[0] {
        fatalError("\(name), round \(round): thread \(thread) got another result than thread 0")
      }
    }
    print("\(name): \(threads) threads, \(rounds) rounds, the same results")
  }

  private static func onAllThreads<Result: Sendable>(
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let line = StartingLine()
    let places = (0..<threads).map { _ in Place<Result>() }
    let started = (0..<threads).map { thread in
      JoinableThread(stackSize: 8 << 20) {
        line.wait()
        places[thread].result = work(thread)
      }
    }
    for thread in started {
      guard let thread else { fatalError("no thread could be started") }
      thread.join()
    }
    return places.map { place in
      guard let result = place.result else { fatalError("a thread has no result") }
      return result
    }
  }
}

/// A spinning barrier: the threads wait at it, so that they start together.
private final class StartingLine: Sendable {
  private let waiting = Atomic(0)

  func wait() {
    waiting.add(1, ordering: .acquiringAndReleasing)
    while waiting.load(ordering: .acquiring) < Together.threads {}
  }
}

/// The result of a thread.
///
/// Sendable because the result is read only after the thread is joined.
private final class Place<Result>: @unchecked Sendable {
  var result: Result?
}
