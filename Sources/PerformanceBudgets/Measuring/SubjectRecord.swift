/// The values that are gathered for one subject during timing.
struct SubjectRecord {
  private let subject: Subject
  private let percentiles: [(metric: Metric, percentile: Double)]
  private var values: [Metric: [Double]] = [:]
  private var wall = SampleHistogram()
  private var samples: [UInt64] = []
  private var total: UInt64 = 0

  init(_ subject: Subject, _ metrics: Set<Metric>) {
    self.subject = subject
    percentiles = metrics.compactMap { metric in metric.percentile.map { (metric, $0) } }
    if !percentiles.isEmpty { samples.reserveCapacity(2 * subject.samplesPerBlock) }
  }

  /// Runs a block without reading a clock.
  func runBlock() {
    for sample in 0..<subject.samplesPerBlock { subject.run(sample) }
  }

  /// Runs and times a block of the current round.
  ///
  /// For a percentile, the wall clock is read around each sample; the time includes this reading.
  mutating func time(_ measurer: Measurer) {
    let start = measurer.cpuClock.now()
    if percentiles.isEmpty {
      runBlock()
    } else {
      for sample in 0..<subject.samplesPerBlock {
        let start = measurer.wallClock.now()
        subject.run(sample)
        samples.append(measurer.wallClock.now() - start)
      }
    }
    total += measurer.cpuClock.now() - start
  }

  /// Computes one value of each metric from the two blocks of a round.
  mutating func closeRound() {
    let operations = 2 * Double(subject.operationsPerBlock)
    // A block shorter than the clock's resolution counts as 1 ns, which avoids a division by 0.
    values[.operationsPerSecond, default: []].append(operations * 1e9 / Double(max(total, 1)))
    total = 0
    if samples.isEmpty { return }
    samples.sort()
    for (metric, percentile) in percentiles {
      let rank = Int((Double(samples.count) * percentile / 100).rounded(.up))
      values[metric, default: []].append(Double(samples[min(max(rank, 1), samples.count) - 1]))
    }
    for sample in samples { wall.record(sample) }
    samples.removeAll(keepingCapacity: true)
  }

  var measurement: SubjectMeasurement {
    SubjectMeasurement(name: subject.name, size: subject.size, values: values, wall: wall)
  }
}
