/// What is being measured of one workload: the state between its rounds.
struct MeasurementRun {
  private let measurer: Measurer
  private var records: [SubjectRecord]
  private var readings: [MachineReading] = []
  private var controlRatios: [Double] = []
  private var block: SlicedBlock
  private(set) var rounds = 0

  init(_ measurer: Measurer, _ subjects: [Subject]) {
    self.measurer = measurer
    records = subjects.map { SubjectRecord($0, rounds: measurer.plan.looks.last ?? 0) }
    block = SlicedBlock(capacity: subjects.map(\.samplesPerBlock).max() ?? 0)
  }

  /// Runs blocks of each subject until three in a row take the same time within 5 %.
  ///
  /// The yardstick runs after each. Bounded by the plan's number of blocks and, all subjects together, by its time;
  /// each subject runs one block at least.
  mutating func warmUp() {
    let costs = ClockCosts(
      wallClock: measurer.wallClock, cpuClock: measurer.cpuClock,
      samples: measurer.plan.calibrationSamples)
    let end = measurer.cpuClock.moment(after: measurer.plan.warmUpTimeLimit)
    var warmUp = TimedBlock(capacity: records.map(\.subject.samplesPerBlock).max() ?? 0)
    for index in records.indices {
      var totals: [Double] = []
      var yardsticks: [Double] = []
      repeat {
        let subject = records[index].subject
        warmUp.time(
          subject.samplesPerBlock, wallClock: measurer.wallClock, cpuClock: measurer.cpuClock,
          run: subject.run)
        warmUp.subtract(costs)
        totals.append(warmUp.cpuTotal)
        // Once untimed, because it finds the caches as the subject left them.
        measurer.yardstick.run()
        let start = measurer.cpuClock.now()
        measurer.yardstick.run()
        yardsticks.append(warmUp.cpuTotal / Double(max(1, measurer.cpuClock.now() - start)))
        records[index].isWarm = Self.isSteady(totals)
      } while !records[index].isWarm && totals.count < measurer.plan.warmUpBlocks
        && measurer.cpuClock.now() < end
      records[index].warmUpBlocks = totals.count
      records[index].setSlice(ofBlockTaking: MedianInterval.median(yardsticks) ?? 1)
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
    }
  }

  /// The subjects forwards and backwards, each block in slices with the yardstick between them; what the clocks
  /// cost, and the control, are read before.
  mutating func measureRound() {
    let forwards = Array(records.indices)
    let reading = MachineReading(measurer)
    for index in forwards + forwards.reversed() {
      block.time(records[index], costs: reading.costs, with: measurer)
      records[index].take(block)
    }
    let peak = measurer.peakMemory().map { [Double($0)] }
    for index in records.indices {
      records[index].closeRound()
      records[index].values[.peakMemory] = peak
    }
    controlRatios.append(reading.control)
    readings.append(reading)
    rounds += 1
  }

  /// The yardstick ÷ the chain before each round.
  var disturbances: [Double] { readings.map(\.disturbance) }

  /// What is measured so far, with the confidences of the intervals at a look of the plan.
  func measurement(
    _ stop: WorkloadMeasurement.Stop, atLook look: Int, calm: Double
  ) -> WorkloadMeasurement {
    func median(_ value: (MachineReading) -> Double) -> Double {
      MedianInterval.median(readings.map(value)) ?? 0
    }
    return WorkloadMeasurement(
      workload: records.first?.subject.workload ?? "", subjects: records.map(\.measurement),
      rounds: rounds, stop: stop, controlRatios: controlRatios,
      controlBound: measurer.plan.controlBound, disturbances: disturbances, calm: calm,
      confidences: measurer.plan.confidences(atLook: look),
      clockCosts: ClockCosts(
        wall: UInt64(median { Double($0.costs.wall) }), cpu: UInt64(median { Double($0.costs.cpu) })
      ),
      yardstick: median(\.yardstick))
  }
}
