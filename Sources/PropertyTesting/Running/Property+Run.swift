import Foundation
import Synchronization

extension Property {
  /// Judges the saved cases, then the generated cases; shrinks and saves the first failing case.
  ///
  /// The seed is announced before anything else. A separate thread judges the cases. If a case
  /// takes longer than ``PropertyRun/caseTimeLimit``, the run ends with an error that names the
  /// case. The thread continues to run, because a thread cannot be stopped from outside.
  ///
  ///     let small = Property("small", "n < 50", of: Generator.integer(in: 0...999)) { n in
  ///       n < 50 ? .holds : .broken([("n", "\(n)")])
  ///     }
  ///     let failure = small.run(PropertyRun(seed: 7, cases: 100)).failure
  ///     failure?.found  // Optional("130")
  ///     failure?.shrunk  // Optional("50")
  ///
  /// - Complexity: one judgement for each case, and one for each candidate of shrinking.
  public func run(_ run: PropertyRun) -> PropertyReport {
    run.announce("\(identifier): seed \(run.seed)")
    let watch = RunWatch()
    let finished = DispatchSemaphore(value: 0)
    // 8 KiB for each of the ChoiceSource.maximumDepth nested generators; unused pages take no
    // memory.
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

  /// Returns the text of case `index` of `seed`, for a run that repeats the case.
  ///
  ///     let small = Property("small", "n < 50", of: Generator.integer(in: 0...999)) { n in
  ///       n < 50 ? .holds : .broken([("n", "\(n)")])
  ///     }
  ///     small.text(ofCase: 3, seed: 7)  // "328"
  public func text(ofCase index: UInt64, seed: UInt64) -> String {
    generator.value(seed: seed, index: index).map(describe) ?? "rejected by its generator"
  }

  /// Returns the report of a run before its first case.
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
    // If no case was generated, a saved case hangs; a saved case has no number.
    let line = report.cases > 0 ? replayLine?(run.seed, index) : nil
    let replay = line.map { " (replay: \($0))" } ?? ""
    report.problem = .tooSlow("\(identifier): \(subject)\(replay)", limit: run.caseTimeLimit)
    return report
  }
}

/// The state that the judging thread shares with the waiting thread.
final class RunWatch: Sendable {
  /// The number of judgements and shrinking steps begun; the run hangs if the number stops growing.
  let evaluations = Atomic<UInt64>(0)
  /// The number of cases begun.
  let cases = Atomic<Int>(0)
  /// The case being generated or judged.
  let index = Atomic<UInt64>(0)
  /// The text of the value being judged; `nil` while the generated case ``index`` is judged.
  let subject = Mutex<String?>(nil)
  /// The first failure, or `nil` if none was found yet.
  let failure = Mutex<PropertyFailure?>(nil)
  let result = Mutex<PropertyReport?>(nil)
  /// Whether the waiting thread has given up; the judging thread then ends after its current case.
  let isAbandoned = Atomic<Bool>(false)
}
