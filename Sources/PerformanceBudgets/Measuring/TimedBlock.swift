/// The readings of one block of samples, taken without allocating between them.
struct TimedBlock {
  private(set) var wall: [UInt64] = []
  private(set) var cpu: [UInt64] = []

  init(capacity: Int) {
    wall.reserveCapacity(capacity)
    cpu.reserveCapacity(capacity)
  }

  /// Times each sample on both clocks, costs of the clocks included.
  mutating func time(
    _ samples: Int, wallClock: some NanosecondClock, cpuClock: some NanosecondClock,
    run: (Int) -> Void
  ) {
    removeAll()
    add(0..<samples, wallClock: wallClock, cpuClock: cpuClock, run: run)
  }

  mutating func removeAll() {
    wall.removeAll(keepingCapacity: true)
    cpu.removeAll(keepingCapacity: true)
  }

  /// Times more samples.
  ///
  /// Generic over the clocks so that the loop has no existential; never inlined so that an empty
  /// sample and a real one go through the same code.
  @inline(never)
  mutating func add(
    _ samples: Range<Int>, wallClock: some NanosecondClock, cpuClock: some NanosecondClock,
    run: (Int) -> Void
  ) {
    for index in samples {
      let wallStart = wallClock.now()
      let cpuStart = cpuClock.now()
      run(index)
      let cpuEnd = cpuClock.now()
      let wallEnd = wallClock.now()
      wall.append(wallEnd - wallStart)
      cpu.append(cpuEnd - cpuStart)
    }
  }

  /// The readings without what reading the clocks costs.
  mutating func subtract(_ costs: ClockCosts) {
    for index in wall.indices {
      wall[index] -= min(wall[index], costs.wall)
      cpu[index] -= min(cpu[index], costs.cpu)
    }
  }

  /// The CPU time of all samples; a block too quick for the clock counts as 1 ns, not as nothing.
  var cpuTotal: Double { Double(max(cpu.reduce(0, +), 1)) }
}
