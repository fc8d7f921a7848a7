import Foundation
import Synchronization

extension Property {
  /// Judges saved cases, then the generated ones; shrinks and saves the first that fails.
  ///
  /// The line with the seed is announced before anything else. Cases are judged on a thread of their
  /// own: one that takes longer than ``PropertyRun/caseTimeLimit`` ends the run with an error that names
  /// it, and its thread is left behind, since nothing can stop it.
  ///
  /// - Complexity: one judgement for each case, and for each candidate of shrinking.
  public func run(_ run: PropertyRun) -> PropertyReport {
    run.announce("\(identifier): seed \(run.seed)")
    let watch = RunWatch()
    let finished = DispatchSemaphore(value: 0)
    // 8 KiB for each of ChoiceSource.maximumDepth generators; only what is used takes memory.
    let thread = JoinableThread(stackSize: 8 << 20) {
      var session = PropertySession(self, run, watch)
      let report = session.report()
      watch.result.withLock { $0 = report }
      finished.signal()
    }
    guard let thread else {
      var report = emptyReport(run)
      report.problem = .noThread
      return report
    }
    let clock = ContinuousClock()
    var last = (evaluation: watch.evaluations.load(ordering: .relaxed), since: clock.now)
    let interval = min(run.caseTimeLimit / 8, .milliseconds(250))
    while finished.wait(timeout: .now() + (interval / .seconds(1))) == .timedOut {
      let evaluation = watch.evaluations.load(ordering: .relaxed)
      if evaluation != last.evaluation {
        last = (evaluation, clock.now)
      } else if clock.now - last.since > run.caseTimeLimit {
        thread.abandon()
        return abandoned(run, watch)
      }
    }
    thread.join()
    return watch.result.withLock { $0 } ?? abandoned(run, watch)
  }

  /// The text of case `index` of `seed`, for a run that repeats it.
  public func text(ofCase index: UInt64, seed: UInt64) -> String {
    generator.value(seed: seed, index: index).map(describe) ?? "rejected by its generator"
  }

  /// The report of a run before its first case.
  package func emptyReport(_ run: PropertyRun) -> PropertyReport {
    PropertyReport(
      identifier: identifier, statement: statement, seed: run.seed,
      requiredLabels: run.requiresLabels ? requiredLabels : [:],
      discardedPerHundred: run.discardedPerHundred)
  }

  private func abandoned(_ run: PropertyRun, _ watch: RunWatch) -> PropertyReport {
    var report = emptyReport(run)
    watch.isAbandoned.store(true, ordering: .relaxed)
    let index = watch.index.load(ordering: .relaxed)
    report.cases = watch.cases.load(ordering: .relaxed)
    report.failure = watch.failure.withLock { $0 }
    report.failed = report.failure == nil ? 0 : 1
    let subject = watch.subject.withLock { $0 } ?? "case \(index) of seed \(run.seed)"
    // Before the first case it is one from a file that hangs, which has no number.
    let line = report.cases > 0 ? replayLine?(run.seed, index) : nil
    let replay = line.map { " (replay: \($0))" } ?? ""
    report.problem = .tooSlow("\(identifier): \(subject)\(replay)", limit: run.caseTimeLimit)
    return report
  }
}

/// What the thread that judges tells the one that waits.
final class RunWatch: Sendable {
  /// The number of judgements and of steps of shrinking begun: while it grows, nothing hangs.
  let evaluations = Atomic<UInt64>(0)
  /// The number of cases begun.
  let cases = Atomic<Int>(0)
  /// The case being generated or judged.
  let index = Atomic<UInt64>(0)
  /// What is being judged, where it is not simply the case of that number.
  let subject = Mutex<String?>(nil)
  /// The first failure, as soon as it is found.
  let failure = Mutex<PropertyFailure?>(nil)
  let result = Mutex<PropertyReport?>(nil)
  /// Whether nobody waits any more: a case that ends after all is the last.
  let isAbandoned = Atomic<Bool>(false)
}
