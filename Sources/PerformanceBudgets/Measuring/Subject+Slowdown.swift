extension Subject {
  /// The same subject with more work: each sample takes `factor` times the CPU time that it takes by itself.
  ///
  /// For tests of budgets: whoever judges sees a subject like any other. The work is a chain of multiplications
  /// after the subject's own, as long as that took. A chain of one length would be 20 % on a calm core, and 14 %
  /// beside neighbours who slow most work and no chain.
  ///
  /// - Precondition: the factor is 1 or more.
  package func slowed(by factor: Double, on clock: some NanosecondClock = ThreadCPUClock())
    -> Subject
  {
    precondition(factor >= 1, "no work takes a negative time")
    let own = OwnTime(of: self, on: clock)
    let run = run
    return Subject(
      name, workload: workload, samplesPerBlock: samplesPerBlock,
      operationsPerSample: operationsPerSample, size: size,
      run: { sample in
        own.run { run(sample) }
        let more = (factor - 1) * own.time - own.cost
        if more > 0 { Yardstick.multiply(steps: Int(more * own.stepsPerNanosecond)) }
      }, check: check)
  }
}

/// What a slowed subject knows of its own time.
private final class OwnTime<Clock: NanosecondClock> {
  /// The CPU time of a sample in nanoseconds: that of the last one, or of several where samples are short.
  private(set) var time: Double
  /// What measuring it costs, as a mean of samples.
  let cost: Double
  /// The steps of the chain in a nanosecond.
  let stepsPerNanosecond: Double
  /// Every so many samples one is measured, so that this takes a hundredth of the time.
  private let interval: Int
  /// The time of a sample ÷ what is read between two clocks.
  private let share: Double
  private let clock: Clock
  private var number = 0

  /// Runs nine blocks of the subject without the clocks, each beside one with them around every sample.
  init(of subject: Subject, on clock: Clock) {
    func median(_ values: [Double]) -> Double { max(1e-9, MedianInterval.median(values) ?? 0) }
    func time(_ work: () -> Void) -> Double {
      let start = clock.now()
      work()
      return Double(max(clock.now() - start, 1))
    }
    let samples = 0..<subject.samplesPerBlock
    // In pairs, because the machine changes its speed between them.
    let blocks = (0..<9).map { _ in
      let plain = time { for sample in samples { subject.run(sample) } }
      var read = 0.0
      let clocked = time { for sample in samples { read += time { subject.run(sample) } } }
      return (plain: plain, share: plain / read, overhead: max(0, clocked / plain - 1))
    }
    share = median(blocks.map(\.share))
    self.time = median(blocks.map(\.plain)) / Double(samples.count)
    let overhead = median(blocks.map(\.overhead))
    interval = max(1, Int((100 * overhead).rounded(.up)))
    cost = overhead * self.time / Double(interval)
    let steps = 20_000
    stepsPerNanosecond =
      Double(steps) / median((0..<9).map { _ in time { Yardstick.multiply(steps: steps) } })
    self.clock = clock
  }

  /// Runs a sample, and measures it if it is its turn.
  func run(_ sample: () -> Void) {
    number += 1
    guard number % interval == 0 else { return sample() }
    let start = clock.now()
    sample()
    let taken = Double(clock.now() - start) * share
    // Samples of a workload differ; a mean of some is near that of all.
    time = interval == 1 ? taken : time + (taken - time) / 8
  }
}
