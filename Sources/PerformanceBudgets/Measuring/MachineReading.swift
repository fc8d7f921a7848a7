/// How fast the machine is at one moment: what the clocks cost, then the yardstick.
///
/// The clocks' cost is taken anew each time because it changes with the machine: the same reading
/// cost 230 ns and 385 ns seconds apart, more than a short sample takes.
struct MachineReading {
  /// What the clocks cost.
  let costs: ClockCosts
  /// The mean of the two middle runs of four of the yardstick, in nanoseconds of thread CPU.
  let yardstick: Double
  /// The A/A control: the outer two runs against the inner two, so that 1 is the truth.
  let control: Double
  /// The yardstick ÷ the chain: the more neighbours take of the core, the more.
  let disturbance: Double

  /// Reads the machine: empty samples, a run of the yardstick that only warms up, four that count,
  /// and the chain.
  ///
  /// The first run finds caches and predictors as the subject left them.
  init(_ measurer: Measurer) {
    costs = ClockCosts(
      wallClock: measurer.wallClock, cpuClock: measurer.cpuClock,
      samples: measurer.plan.calibrationSamples)
    let run = measurer.yardstick.run
    var block = TimedBlock(capacity: 5)
    block.time(5, wallClock: measurer.wallClock, cpuClock: measurer.cpuClock) { _ in run() }
    block.subtract(costs)
    let times = block.cpu.dropFirst().map { Double(max($0, 1)) }
    let sorted = times.sorted()
    yardstick = (sorted[1] + sorted[2]) / 2
    control = (times[0] + times[3]) / (times[1] + times[2])
    let chain = measurer.chain.run
    block.time(3, wallClock: measurer.wallClock, cpuClock: measurer.cpuClock) { _ in chain() }
    block.subtract(costs)
    disturbance = yardstick / (MedianInterval.median(block.cpu.map { Double(max($0, 1)) }) ?? 1)
  }
}
