import Conformance
import GMPDecimal
import NativeDecimal
import Reporting
import Synchronization
import TerminalText
import Wording

/// What a sweep over the pairs of units found, on all cores.
package struct SweepVerification {
  let seed: UInt64
  let backends: [String]
  /// What was left out, in words; `nil` for all pairs.
  package var restriction: String?
  /// The file that added units, if one did.
  package var registry: String?
  private(set) var report: SweepReport
  private(set) var duration: Duration
  private(set) var speed = SweepSpeed()

  /// Whether everything was judged and held.
  package var holds: Bool { report.holds }

  /// How many pairs one core takes at a time.
  private static let chunk = 8

  /// Judges pairs of units on the chosen backends, or on all.
  ///
  /// Every pair's values depend on the seed and its units alone, and the reports are added in the
  /// order of the pairs, so the findings are the same on any number of cores.
  ///
  /// - Precondition: there is a pair.
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
