/// A block of a subject in slices about twice as long as the yardstick, which runs before, between and after them.
///
/// The machine changes its speed within milliseconds. A slice ÷ the two runs of the yardstick beside it is hardly
/// moved by that: of blocks of 10 ms as wholes the ratios spread by 4–13 % from round to round.
struct SlicedBlock {
  /// The samples, each on both clocks.
  private(set) var samples: TimedBlock
  /// The slices in nanoseconds of thread CPU, and the samples in each.
  private var slices: [(time: Double, samples: Int)] = []
  /// The yardstick before the first slice and after each, in nanoseconds of thread CPU.
  private(set) var yardsticks: [Double] = []
  /// The chain beside each run of the yardstick.
  private var chains: [Double] = []
  /// The products beside each run of the yardstick; empty without them.
  private var products: [Double] = []

  /// The yardsticks below which samples are too short to add up: between two calls of the system each runs
  /// slower than among its like, by an amount that changes from minute to minute.
  ///
  /// Single operations of 0.15 to 0.26 yardsticks took 8 to 17 % longer between the calls, samples of hundreds of
  /// operations 1 %; those of 0.3 and more are such.
  static let shortSample = 0.375
  /// The yardsticks from which on samples are so long that warming up is little of them.
  static let longSample = 16.0

  init(capacity: Int) { samples = TimedBlock(capacity: capacity) }

  /// Runs the block, with the yardstick after each slice of samples.
  ///
  /// Where samples are short, slices are timed as wholes in a run of their own, else by their samples. Before the
  /// first a sample may run untimed: it finds caches as another subject left them. `costs` is what the clocks cost.
  mutating func time(_ record: SubjectRecord, costs: ClockCosts, with measurer: Measurer) {
    let subject = record.subject
    samples.removeAll()
    slices.removeAll(keepingCapacity: true)
    yardsticks.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    products.removeAll(keepingCapacity: true)
    if record.warmsUp { subject.run(0) }
    read(measurer, costs)
    for start in stride(from: 0, to: subject.samplesPerBlock, by: record.slice) {
      let range = start..<min(start + record.slice, subject.samplesPerBlock)
      samples.add(
        range, wallClock: measurer.wallClock, cpuClock: measurer.cpuClock, run: subject.run)
      let time =
        record.isShort
        ? Self.time(on: measurer.cpuClock, costs) { for sample in range { subject.run(sample) } }
        : range.reduce(0) { $0 + Double(samples.cpu[$1] - min(samples.cpu[$1], costs.cpu)) }
      slices.append((max(time, 1), range.count))
      read(measurer, costs)
    }
    samples.subtract(costs)
  }

  private mutating func read(_ measurer: Measurer, _ costs: ClockCosts) {
    chains.append(Self.time(on: measurer.cpuClock, costs, measurer.chain.run))
    if let work = measurer.products {
      products.append(Self.time(on: measurer.cpuClock, costs, work.run))
    }
    yardsticks.append(Self.time(on: measurer.cpuClock, costs, measurer.yardstick.run))
  }

  private static func time(
    on clock: some NanosecondClock, _ costs: ClockCosts, _ work: () -> Void
  ) -> Double {
    let start = clock.now()
    work()
    let taken = clock.now() - start
    return Double(max(taken, costs.cpu + 1) - costs.cpu)
  }

  /// The CPU time of all slices.
  var total: Double { slices.reduce(0) { $0 + $1.time } }

  /// The CPU time of a sample in yardsticks.
  var yardsticksPerSample: Double { perSample(yardsticks) }

  /// The CPU time of a sample in chains.
  var chainsPerSample: Double { perSample(chains) }

  /// The CPU time of a sample in products; `nil` without them.
  var productsPerSample: Double? { products.isEmpty ? nil : perSample(products) }

  /// That of each slice ÷ the mean of the two readings beside it.
  private func perSample(_ readings: [Double]) -> Double {
    let sum = slices.indices.reduce(0) { sum, place in
      sum + 2 * slices[place].time / (readings[place] + readings[place + 1])
    }
    return sum / slices.reduce(0) { $0 + Double($1.samples) }
  }
}
