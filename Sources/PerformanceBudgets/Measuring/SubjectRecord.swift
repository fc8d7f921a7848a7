/// What is being gathered of one subject during a run.
struct SubjectRecord {
  let subject: Subject
  var values: [Metric: [Double]] = [:]
  var warmUpBlocks = 0
  var isWarm = false
  /// The samples between two runs of the yardstick.
  private(set) var slice = 1
  /// Whether a sample is too short to be added to others.
  private(set) var isShort = false
  /// Whether a sample runs before each block to warm it up.
  private(set) var warmsUp = true
  private var wall = SampleHistogram()
  private var cpu = SampleHistogram()
  private var roundWall: [UInt64] = []
  private var roundCPU: [UInt64] = []
  private var roundTotal = 0.0
  private var roundRatios: [Double] = []
  private var roundChains: [Double] = []
  private var roundProducts: [Double] = []
  private var roundYardsticks: [Double] = []

  init(_ subject: Subject, rounds: Int) {
    self.subject = subject
    for metric in Metric.allCases where !metric.isExact && !metric.isOfSeveralSubjects {
      values[metric, default: []].reserveCapacity(rounds)
    }
  }

  /// Cuts blocks into slices that take twice the time of the yardstick, of one sample at least.
  ///
  /// By what a block takes in yardsticks, which is nearly the same in each phase of the machine: figures of other
  /// slices are other figures.
  mutating func setSlice(ofBlockTaking yardsticks: Double) {
    let sample = yardsticks / Double(subject.samplesPerBlock)
    slice = max(1, Int(min((2 / sample).rounded(), Double(subject.samplesPerBlock))))
    warmsUp = sample < SlicedBlock.longSample
    isShort = sample < SlicedBlock.shortSample
  }

  /// Takes a block of the current round.
  mutating func take(_ block: SlicedBlock) {
    roundWall += block.samples.wall
    roundCPU += block.samples.cpu
    roundTotal += block.total
    roundRatios.append(block.yardsticksPerSample / Double(subject.operationsPerSample))
    roundChains.append(block.chainsPerSample / Double(subject.operationsPerSample))
    if let products = block.productsPerSample {
      roundProducts.append(products / Double(subject.operationsPerSample))
    }
    roundYardsticks.append(MedianInterval.median(block.yardsticks) ?? .infinity)
  }

  /// Turns the two blocks of the round into one value of each metric, all samples kept in the pool.
  mutating func closeRound() {
    // Sorted, because a histogram has a hundred times as many places as a round has samples.
    roundWall.sort()
    roundCPU.sort()
    for (metric, percentile, isWall) in Metric.percentiles {
      let value = Self.value(atPercentile: percentile, ofSorted: isWall ? roundWall : roundCPU)
      values[metric, default: []].append(value)
    }
    let operations = 2 * Double(subject.operationsPerBlock)
    values[.operationsPerSecond, default: []].append(operations * 1e9 / roundTotal)
    values[.ratioToYardstick, default: []].append(MedianInterval.median(roundRatios) ?? 0)
    values[.ratioToChain, default: []].append(MedianInterval.median(roundChains) ?? 0)
    if let products = MedianInterval.median(roundProducts) {
      values[.ratioToProducts, default: []].append(products)
    }
    let slow = Self.value(atPercentile: 99.9, ofSorted: roundCPU)
    values[.cpuP999ToYardstick, default: []]
      .append(slow / (MedianInterval.median(roundYardsticks) ?? .infinity))
    for sample in roundWall { wall.record(sample) }
    for sample in roundCPU { cpu.record(sample) }
    roundWall.removeAll(keepingCapacity: true)
    roundCPU.removeAll(keepingCapacity: true)
    roundTotal = 0
    roundRatios.removeAll(keepingCapacity: true)
    roundChains.removeAll(keepingCapacity: true)
    roundProducts.removeAll(keepingCapacity: true)
    roundYardsticks.removeAll(keepingCapacity: true)
  }

  /// The sample at rank ⌈count · percentile ÷ 100⌉.
  private static func value(atPercentile percentile: Double, ofSorted samples: [UInt64]) -> Double {
    let rank = Int((Double(samples.count) * percentile / 100).rounded(.up))
    return Double(samples[min(max(rank, 1), samples.count) - 1])
  }

  var measurement: SubjectMeasurement {
    SubjectMeasurement(
      name: subject.name, samplesPerBlock: subject.samplesPerBlock,
      operationsPerSample: subject.operationsPerSample, size: subject.size, values: values,
      wall: wall, cpu: cpu, warmUpBlocks: warmUpBlocks, isWarm: isWarm)
  }
}
