import Foundation

/// The child process of a comparison: ``ProgramComparison`` starts it to time its subjects.
enum TimedRun {
  /// The environment variable with the path of the file for the times.
  static let variable = "PERFORMANCE_BUDGETS_TIMING"
  /// The environment variable with the relative amount by which each block is lengthened.
  static let plantedVariable = "PERFORMANCE_BUDGETS_TIMING_PLANTED"
  /// The minimum thread CPU time for each subject, in nanoseconds.
  private static let duration: UInt64 = 2_000_000

  /// The path of the file; `nil` outside a comparison.
  static var list: String? { ProcessInfo.processInfo.environment[variable] }

  /// Times each subject, writes the nanoseconds of one operation, and ends the process.
  ///
  /// The time is the minimum over several blocks, because other processes only ever add time.
  static func run(_ subjects: [Subject], to list: String) -> Never {
    SecondThread.run()
    let planted =
      ProcessInfo.processInfo.environment[plantedVariable].flatMap { Double($0) } ?? 0
    var times: [Subject.Identity: Double] = [:]
    for subject in subjects where subject.command.isEmpty && !subject.countsSamples {
      times[subject.identity] =
        leastBlock(of: subject, planted: planted) / Double(subject.operationsPerBlock)
    }
    let isWritten = (try? Data(times.lines.utf8).write(to: URL(fileURLWithPath: list))) != nil
    exit(isWritten ? 0 : EXIT_FAILURE)
  }

  private static func leastBlock(of subject: Subject, planted: Double) -> Double {
    let clock = ThreadCPUClock()
    var least = UInt64.max
    for sample in 0..<subject.samplesPerBlock { subject.run(sample) }
    let end = clock.moment(after: duration)
    repeat {
      let start = clock.now()
      for sample in 0..<subject.samplesPerBlock { subject.run(sample) }
      if planted > 0 {
        let late = start + UInt64(Double(clock.now() - start) * (1 + planted))
        while clock.now() < late {}
      }
      least = min(least, max(1, clock.now() - start))
    } while clock.now() < end
    return Double(least)
  }
}
