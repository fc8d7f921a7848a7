/// The state of one call of ``Measurer/measure(_:isDecided:)``.
struct MeasurementRun {
  private let measurer: Measurer
  private let costs: ClockCosts
  private var records: [SubjectRecord]
  private var controlRatios: [Double] = []
  private var yardstickTimes: [Double] = []
  private var block: TimedBlock
  private(set) var rounds = 0

  init(_ measurer: Measurer, _ subjects: [Subject]) {
    self.measurer = measurer
    costs = ClockCosts(
      wallClock: measurer.wallClock, cpuClock: measurer.cpuClock,
      samples: measurer.plan.calibrationSamples)
    records = subjects.map { SubjectRecord($0, rounds: measurer.plan.looks.last ?? 0) }
    block = TimedBlock(
      capacity: max(YardstickReading.runs, subjects.map(\.samplesPerBlock).max() ?? 0))
  }

  /// Runs blocks of each subject until three in a row take the same time within 5 %.
  ///
  /// Bounded by the plan's number of blocks and, all subjects together, by its time; each subject
  /// runs one block at least.
  mutating func warmUp() {
    let end = measurer.cpuClock.now() + measurer.plan.warmUpTimeLimit
    for index in records.indices {
      var totals: [Double] = []
      repeat {
        time(records[index].subject)
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

  mutating func measureRound() {
    let forwards = Array(records.indices)
    var before = readYardstick()
    var controls = [before.control]
    for index in forwards + forwards.reversed() {
      time(records[index].subject)
      let total = block.cpuTotal
      records[index].take(block)
      let after = readYardstick()
      records[index].take(ratio: total / ((before.time + after.time) / 2))
      controls.append(after.control)
      before = after
    }
    for index in records.indices { records[index].closeRound() }
    controlRatios.append(MedianInterval.median(controls) ?? 1)
    rounds += 1
  }

  private mutating func time(_ subject: Subject) {
    block.time(
      subject.samplesPerBlock, wallClock: measurer.wallClock, cpuClock: measurer.cpuClock,
      run: subject.run)
    block.subtract(costs)
  }

  private mutating func readYardstick() -> YardstickReading {
    let run = measurer.yardstick.run
    block.time(YardstickReading.runs, wallClock: measurer.wallClock, cpuClock: measurer.cpuClock) {
      _ in run()
    }
    block.subtract(costs)
    let reading = YardstickReading(block)
    yardstickTimes.append(reading.time)
    return reading
  }

  func measurement(_ stop: WorkloadMeasurement.Stop) -> WorkloadMeasurement {
    WorkloadMeasurement(
      workload: records.first?.subject.workload ?? "", subjects: records.map(\.measurement),
      rounds: rounds, stop: stop, controlRatios: controlRatios,
      controlBound: measurer.plan.controlBound, confidence: measurer.plan.confidencePerLook,
      clockCosts: costs, yardstick: MedianInterval.median(yardstickTimes) ?? 0)
  }
}
