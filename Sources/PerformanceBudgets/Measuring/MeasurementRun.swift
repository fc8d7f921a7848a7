/// What is being measured of one workload: the state between its rounds.
struct MeasurementRun {
  private let measurer: Measurer
  private var records: [SubjectRecord]
  private var readings: [MachineReading] = []
  private var controlRatios: [Double] = []
  private var block: TimedBlock
  private(set) var rounds = 0

  init(_ measurer: Measurer, _ subjects: [Subject]) {
    self.measurer = measurer
    records = subjects.map { SubjectRecord($0, rounds: measurer.plan.looks.last ?? 0) }
    block = TimedBlock(capacity: subjects.map(\.samplesPerBlock).max() ?? 0)
  }

  /// Runs blocks of each subject until three in a row take the same time within 5 %.
  ///
  /// Bounded by the plan's number of blocks and, all subjects together, by its time; each subject
  /// runs one block at least.
  mutating func warmUp() {
    let before = MachineReading(measurer)
    let end = measurer.cpuClock.now() + measurer.plan.warmUpTimeLimit
    for index in records.indices {
      var totals: [Double] = []
      repeat {
        time(records[index].subject)
        block.subtract(before.costs)
        totals.append(block.cpuTotal)
        records[index].isWarm = Self.isSteady(totals)
      } while !records[index].isWarm && totals.count < measurer.plan.warmUpBlocks
        && measurer.cpuClock.now() < end
      records[index].warmUpBlocks = totals.count
    }
  }

  private static func isSteady(_ totals: [Double]) -> Bool {
    let last = totals.suffix(3)
    guard last.count == 3, let least = last.min(), let greatest = last.max() else { return false }
    return greatest <= 1.05 * least
  }

  /// One block of each subject without clocks, between two readings of the allocator's counter.
  mutating func countAllocations() {
    for index in records.indices {
      let subject = records[index].subject
      let before = measurer.allocationCount?()
      for sample in 0..<subject.samplesPerBlock { subject.run(sample) }
      let after = measurer.allocationCount?()
      if let before, let after, before != .max, after != .max {
        let operations = Double(subject.operationsPerBlock)
        records[index].values[.allocationsPerOperation] = [Double(after - before) / operations]
      }
      if let bytes = measurer.peakMemory() {
        records[index].values[.peakMemory] = [Double(bytes)]
      }
    }
  }

  /// Every block gets the yardstick and the clocks' cost as the mean of the readings beside it.
  mutating func measureRound() {
    let forwards = Array(records.indices)
    var before = MachineReading(measurer)
    var round = [before]
    for index in forwards + forwards.reversed() {
      time(records[index].subject)
      let after = MachineReading(measurer)
      let beside = MachineReading(meanOf: before, after)
      block.subtract(beside.costs)
      records[index].take(block, yardstick: beside.yardstick)
      round.append(after)
      before = after
    }
    for index in records.indices { records[index].closeRound() }
    controlRatios.append(MedianInterval.median(round.map(\.control)) ?? 1)
    readings += round
    rounds += 1
  }

  private mutating func time(_ subject: Subject) {
    block.time(
      subject.samplesPerBlock, wallClock: measurer.wallClock, cpuClock: measurer.cpuClock,
      run: subject.run)
  }

  /// What is measured so far, with the confidence of the intervals at a look of the plan.
  func measurement(
    _ stop: WorkloadMeasurement.Stop, atLook look: Int
  ) -> WorkloadMeasurement {
    let typical = MachineReading(medianOf: readings)
    return WorkloadMeasurement(
      workload: records.first?.subject.workload ?? "", subjects: records.map(\.measurement),
      rounds: rounds, stop: stop, controlRatios: controlRatios,
      controlBound: measurer.plan.controlBound, confidence: measurer.plan.confidence(atLook: look),
      clockCosts: typical.costs, yardstick: typical.yardstick)
  }
}
