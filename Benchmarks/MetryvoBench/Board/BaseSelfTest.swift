import Foundation
import PerformanceBudgets
import Reporting

/// A test of `base`: the share of 20 % slowdowns found, and false alarms without a slowdown.
struct BaseSelfTest {
  private var slowed: [ProgramComparison.Outcome] = []
  private var same: [ProgramComparison.Outcome] = []
  private var alarms = 0
  private var wrong = ProgramComparison.Finding.table
  /// The number of runs without a slowdown, which is larger because false alarms are rare.
  private let runsOfTheSame: Int
  private let seconds: Double

  init(
    _ comparison: inout ProgramComparison, runs: Int, _ progress: (String) -> Void
  ) throws {
    let start = ContinuousClock.now
    runsOfTheSame = 5 * runs / 2
    for (runs, planted, words) in [(runs, 0.2, "slowed"), (runsOfTheSame, 0, "the same")] {
      comparison.planted = planted
      for run in 1...runs {
        let findings = try comparison.run {
          progress("\(words), run \(run) of \(runs): turn \($0)")
        }
        let right: ProgramComparison.Outcome = planted > 0 ? .slower : .notSlower
        for finding in findings where finding.outcome != right {
          wrong.append(finding.row("\(words): "))
        }
        let outcomes = findings.map(\.outcome)
        if planted > 0 { slowed += outcomes } else { same += outcomes }
        if planted == 0 && outcomes.contains(.slower) { alarms += 1 }
      }
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
  }

  private var found: Int { slowed.count { $0 == .slower } }
  private var undecided: Int { (slowed + same).count { $0 == .undecided } }

  /// The exit code, 0 if ≥ 99 % of slowdowns are found, no alarm is false, and ≤ 3 % are undecided.
  private var exitCode: Int32 {
    let isRight =
      100 * found >= 99 * slowed.count && alarms == 0
      && 100 * undecided <= 3 * (slowed.count + same.count)
    return slowed.isEmpty ? 2 : isRight ? 0 : 1
  }

  var document: ReportDocument {
    .conclusion(
      "base-self-test", title: "What was not found, and alarms", wrong, exitCode: exitCode,
      "\(found) of \(slowed.count) slowdowns of 20 % found, \(alarms) of \(runsOfTheSame) runs without "
        + "one alarm, \(undecided) of \(slowed.count + same.count) undecided "
        + "(\(Int(seconds.rounded())) s)")
  }
}
