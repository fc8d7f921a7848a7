import Laboratory
import Synchronization
import Testing

/// Results keep the order of their pieces, whichever thread computes them.
@Suite struct WorkPoolTests {
  @Test func resultsStandInTheOrderOfTheirPieces() {
    for jobs in [1, 2, 7, 64] {
      for count in [0, 1, 3, 1_000] {
        let squares = WorkPool(jobs: jobs).map(count) { $0 * $0 }
        #expect(squares == (0..<count).map { $0 * $0 }, "\(jobs) threads, \(count) pieces")
      }
    }
  }

  @Test func eachPieceIsDoneOnce() {
    let done = Mutex<[Int]>([])
    WorkPool(jobs: 5).run { number in
      if number >= 500 { return false }
      done.withLock { $0.append(number) }
      return true
    }
    #expect(done.withLock { $0.sorted() } == Array(0..<500))
  }
}
