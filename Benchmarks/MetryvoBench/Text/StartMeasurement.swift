extension TextMeasurement {
  /// From the start of the command to the end of a process that converted one value.
  ///
  /// Judged is a program without shared libraries, as `make install` builds it where it can: with those of Swift the
  /// dynamic linker alone takes longer.
  mutating func measureStart(_ command: String) throws(BenchFailure) {
    var least = (cpu: Double.infinity, wall: Double.infinity)
    func figure(idleRuns: Int) throws(BenchFailure) -> Double {
      let next = try Self.leastRun(of: command, idleRuns: idleRuns)
      least = (min(least.cpu, next.cpu), min(least.wall, next.wall))
      return least.cpu * 1e9
    }
    if StaticProgram.isStatic(command) {
      try measure(.start) { () throws(BenchFailure) in try figure(idleRuns: 100) }
    } else {
      let reason = "shared libraries are loaded; the limit is for a static build"
      set(.start, .unjudged(try figure(idleRuns: 20), reason: reason))
    }
    notes[.start] = "wall \(Figure.nanoseconds(least.wall * 1e9))"
  }

  /// The least times of runs that go on until so many in a row took hardly less CPU than those before.
  ///
  /// Caches and pages are shared with whatever else runs: any fixed number of runs may come at a bad time.
  private static func leastRun(
    of command: String, idleRuns: Int
  ) throws(BenchFailure) -> (cpu: Double, wall: Double) {
    var least = (cpu: Double.infinity, wall: Double.infinity)
    var idle = 0
    // Every gain is one of 1 %, so there are few of them.
    while idle < idleRuns {
      let run = try ChildRun(command, firstConversion)
      idle = run.cpu < least.cpu * 0.99 ? 0 : idle + 1
      least = (min(least.cpu, run.cpu), min(least.wall, run.wall))
    }
    return least
  }

  static let firstConversion = ["convert", "5", "mi", "km"]

  /// The time of a command that does not convert means nothing.
  static func check(_ command: String) throws(BenchFailure) {
    let found = try ChildRun.watching(command, firstConversion)
    guard String(decoding: found.output, as: UTF8.self).hasPrefix("8.04672 km") else {
      throw BenchFailure(1, "the command does not convert 5 mi to 8.04672 km")
    }
  }
}
