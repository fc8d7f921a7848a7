/// What is being gathered of one subject during a run.
struct SubjectRecord {
  let subject: Subject
  var values: [Metric: [Double]] = [:]
  var warmUpBlocks = 0
  var isWarm = false
  private var wall = SampleHistogram()
  private var cpu = SampleHistogram()
  private var roundWall = SampleHistogram()
  private var roundCPU = SampleHistogram()
  private var roundTotal = 0.0
  private var roundRatios: [Double] = []
  private var roundYardsticks: [Double] = []

  init(_ subject: Subject, rounds: Int) {
    self.subject = subject
    for metric in Metric.allCases where !metric.isExact && !metric.isOfSeveralSubjects {
      values[metric, default: []].reserveCapacity(rounds)
    }
  }

  /// Takes a block of the current round and the yardstick's time beside it.
  mutating func take(_ block: TimedBlock, yardstick: Double) {
    for sample in block.wall { roundWall.record(sample) }
    for sample in block.cpu { roundCPU.record(sample) }
    roundTotal += block.cpuTotal
    roundRatios.append(block.cpuTotal / yardstick / Double(subject.operationsPerBlock))
    roundYardsticks.append(yardstick)
  }

  /// Turns the two blocks of the round into one value of each metric, all samples kept in the pool.
  mutating func closeRound() {
    for (metric, percentile, isWall) in Metric.percentiles {
      let value = (isWall ? roundWall : roundCPU).value(atPercentile: percentile)
      values[metric, default: []].append(Double(value))
    }
    let operations = 2 * Double(subject.operationsPerBlock)
    values[.operationsPerSecond, default: []].append(operations * 1e9 / roundTotal)
    values[.ratioToYardstick, default: []].append(MedianInterval.median(roundRatios) ?? 0)
    let slow = Double(roundCPU.value(atPercentile: 99.9))
    values[.cpuP999ToYardstick, default: []]
      .append(slow / (MedianInterval.median(roundYardsticks) ?? .infinity))
    wall.add(roundWall)
    cpu.add(roundCPU)
    roundWall.removeAll()
    roundCPU.removeAll()
    roundTotal = 0
    roundRatios.removeAll(keepingCapacity: true)
    roundYardsticks.removeAll(keepingCapacity: true)
  }

  var measurement: SubjectMeasurement {
    SubjectMeasurement(
      name: subject.name, samplesPerBlock: subject.samplesPerBlock,
      operationsPerSample: subject.operationsPerSample, size: subject.size, values: values,
      wall: wall, cpu: cpu, warmUpBlocks: warmUpBlocks, isWarm: isWarm)
  }
}
