import Conformance
import GMPDecimal
import NativeDecimal
import Reporting
import Synchronization
import TerminalText
import Wording

/// The findings of a sweep over the pairs of units.
package struct SweepVerification {
  let seed: UInt64
  let backends: [String]
  /// The restriction of the sweep as text; `nil` for all pairs.
  package var restriction: String?
  /// The path of the file with additional units; `nil` if there is none.
  package var registry: String?
  private(set) var report: SweepReport
  private(set) var duration: Duration
  private(set) var speed = SweepSpeed()

  /// Whether every value was judged, and every result equals the oracle's.
  package var holds: Bool { report.holds }

  /// The number of pairs that a thread judges at a time.
  private static let chunk = 8

  /// Judges pairs of units on one backend, or on all if `backend` is `nil`.
  ///
  /// The values of a pair depend only on the seed and the units. Reports are added in the order of
  /// the pairs, so the findings do not depend on the number of threads.
  ///
  /// - Precondition: `pairs` is not empty.
  package init(
    _ sweep: ConversionSweep, pairs: [Int], value: String?, seed: UInt64, backend: JudgedBackend?,
    pool: WorkPool, progress: ProgressLine
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    var subjects: [ConversionSubject] = []
    if backend != .gmp { subjects.append(ConversionSubject(Decimal128.self)) }
    if backend != .native {
      subjects += [ConversionSubject(BigDecimal.self), ConversionSubject(LimbDecimal.self)]
    }
    let chunks = (pairs.count + Self.chunk - 1) / Self.chunk
    let done = Atomic<Int>(0)
    let reports = pool.map(chunks) { [subjects] number in
      let own = pairs[number * Self.chunk..<min(pairs.count, (number + 1) * Self.chunk)]
      var speed = SweepSpeed()
      let reports = own.map { pair in
        speed.measure(isRational: sweep.isRational(pair: pair)) {
          sweep.run(pair: pair, seed: seed, on: subjects, value: value)
        }
      }
      let count = done.wrappingAdd(own.count, ordering: .relaxed).newValue
      progress.show("conversions: \(count) of \(pairs.count.counted("pair"))")
      return (SweepReport(adding: reports), speed)
    }
    self.seed = seed
    backends = subjects.map(\.name)
    for (_, part) in reports { speed.add(part) }
    var sum = SweepReport(adding: reports.map(\.0))
    sweep.simplify(&sum, on: subjects)
    report = sum
    duration = clock.now - start
  }
}
