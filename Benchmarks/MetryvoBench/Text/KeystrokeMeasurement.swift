import NativeDecimal
import PerformanceBudgets
import Workloads

extension TextMeasurement {
  /// What a key takes, and a reading; each result is checked first.
  mutating func measureReading() throws(BenchFailure) {
    do {
      let field = try TextWorkloads.keystrokes(on: Decimal128.self)
      try field.check()
      try measure(.keystroke) { () throws(BenchFailure) in
        (0..<32).reduce(.infinity) { least, _ in min(least, Self.percentile(99.9, of: field)) }
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

  /// The percentile of the samples of one block on thread CPU, without what the clock costs.
  private static func percentile(_ percentile: Double, of subject: Subject) -> Double {
    let costs = ClockCosts(wallClock: WallClock(), cpuClock: ThreadCPUClock())
    let clock = ThreadCPUClock()
    var samples: [UInt64] = []
    samples.reserveCapacity(subject.samplesPerBlock)
    for sample in 0..<subject.samplesPerBlock {
      let start = clock.now()
      subject.run(sample)
      let time = clock.now() - start
      samples.append(time - min(time, costs.cpu))
    }
    return Double(SampleHistogram(samples).value(atPercentile: percentile))
  }

  /// The shortest of many rounds for one operation.
  private static func shortest(_ subject: Subject) -> Double {
    let clock = ThreadCPUClock()
    var least = Double.infinity
    for round in 0..<500 {
      let start = clock.now()
      subject.run(round)
      least = min(least, Double(clock.now() - start) / Double(subject.operationsPerBlock))
    }
    return least
  }
}
