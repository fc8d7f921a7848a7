import NativeDecimal
import PerformanceBudgets
import Workloads

extension TextMeasurement {
  /// What a key takes, and a reading; each result is checked first.
  mutating func measureReading() throws(BenchFailure) {
    do {
      let field = try TextWorkloads.keystrokes(on: Decimal128.self)
      try field.check()
      var shortest = [UInt64](repeating: .max, count: field.samplesPerBlock)
      try measure(.keystroke) { () throws(BenchFailure) in
        Self.percentile(99.9, of: field, shortest: &shortest)
      }
      notes[.keystroke] = "\(field.operationsPerSample) results"
      let readings: [TextFigure] = [.readSymbol, .readName, .readAmbiguous]
      for (index, figure) in readings.enumerated() {
        let subject = TextWorkloads.reading(index)
        try subject.check()
        try measure(figure) { () throws(BenchFailure) in Self.shortest(subject) }
      }
    } catch let failure as BenchFailure {
      throw failure
    } catch { throw BenchFailure(1, "\(error)") }
  }

  /// The percentile over the samples of a block, each the shortest of its runs, on thread CPU without what
  /// the clock costs.
  ///
  /// On a machine that others use, more than one sample in a thousand finds caches that are theirs.
  private static func percentile(
    _ percentile: Double, of subject: Subject, shortest: inout [UInt64]
  ) -> Double {
    let costs = ClockCosts(wallClock: WallClock(), cpuClock: ThreadCPUClock())
    let clock = ThreadCPUClock()
    for _ in 0..<4 {
      for sample in 0..<subject.samplesPerBlock {
        let start = clock.now()
        subject.run(sample)
        let time = clock.now() - start
        shortest[sample] = min(shortest[sample], time - min(time, costs.cpu))
      }
    }
    return Double(SampleHistogram(shortest).value(atPercentile: percentile))
  }

  /// The shortest of many rounds for one operation.
  private static func shortest(_ subject: Subject) -> Double {
    let clock = ThreadCPUClock()
    var least = Double.infinity
    for round in 0..<500 {
      let start = clock.now()
      subject.run(round)
      least = min(least, Double(clock.now() - start) / Double(subject.operationsPerSample))
    }
    return least
  }
}
