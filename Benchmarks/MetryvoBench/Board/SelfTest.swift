import Foundation
import PerformanceBudgets
import Reporting
import Synchronization
import Wording

/// The results of planted slowdowns, and the spread of repeated counts of unchanged code.
struct SelfTest {
  private let subjects: [Subject]
  /// Whether a budget of each subject detects the planted work; `nil` for a subject without budget.
  private var found: [Bool?]
  /// The counts of each subject: several counts of this program, then one of the other build.
  private var counts: [[Double]]
  private let isOtherBuildCounted: Bool
  private let seconds: Double

  /// The share of its instructions by which planted work lengthens a subject.
  private static let planted = 0.05
  /// The relative spread that counts of unchanged code must stay below.
  private static let spread = 0.001

  init(
    of run: BudgetRun, runs: Int, otherBuild: String?, _ progress: (String) -> Void
  ) throws {
    let start = ContinuousClock.now
    let subjects = try run.prepare(progress)
    if let obstacle = InstructionCounter.obstacle {
      throw BenchFailure(2, "nothing can be counted: \(obstacle)")
    }
    func count(_ words: String, _ counter: InstructionCounter) throws -> [Double] {
      try counter.count(subjects) { progress("\(words): \($0.counted("profile"))") }
        .map(\.instructions)
    }
    let first = try count("counting", InstructionCounter())
    counts = first.map { [$0] }
    var counter = InstructionCounter()
    for (place, subject) in subjects.enumerated() {
      counter.planted[subject.identity] =
        Self.planted * first[place] * Double(subject.operationsPerProfile)
    }
    let slowed = try count("planted work", counter)
    found = subjects.indices.map { place in
      let budgets = run.judged.filter {
        $0.metric == .instructions && $0.workload == subjects[place].workload
          && ($0.subject ?? subjects[place].name) == subjects[place].name
      }
      if budgets.isEmpty { return nil }
      return budgets.contains { first[place] <= $0.limit.bound && slowed[place] > $0.limit.bound }
    }
    for number in 1...runs {
      let load = number.isMultiple(of: 2) ? Load() : nil
      let again = try count("run \(number) of \(runs)", InstructionCounter())
      counts = zip(counts, again).map { $0 + [$1] }
      load?.end()
    }
    if let otherBuild {
      var counter = InstructionCounter()
      counter.program = otherBuild
      counts = zip(counts, try count("the other build", counter)).map { $0 + [$1] }
    }
    (self.subjects, isOtherBuildCounted) = (subjects, otherBuild != nil)
    seconds = (ContinuousClock.now - start) / .seconds(1)
  }

  /// The relative spread of each subject's counts: (maximum − minimum) ÷ minimum.
  private var spreads: [Double] {
    counts.map { values in
      let least = values.min() ?? 0
      return least > 0 ? ((values.max() ?? 0) - least) / least : 0
    }
  }

  private var missed: Int { found.count { $0 == false } }
  private var unsteady: Int { spreads.count { $0 >= Self.spread } }

  private var exitCode: Int32 { missed + unsteady > 0 ? 1 : found.contains(true) ? 0 : 2 }

  var document: ReportDocument {
    var table = ReportTable(columns: [
      .init("workload"), .init("subject"), .init("instructions", .right),
      .init("5 % planted"), .init("spread", .right),
    ])
    for (place, subject) in subjects.enumerated() {
      let isSteady = spreads[place] < Self.spread
      table.append(
        .init(
          [
            subject.workload, subject.name, String(format: "%.4g", counts[place][0]),
            found[place].map { $0 ? "found" : "missed" } ?? "not planted",
            String(format: "%.4f %%", 100 * spreads[place]),
          ], verdict: found[place] == false || !isSteady ? .failed : .ok))
    }
    let judged = found.compactMap { $0 }.count
    var document = ReportDocument.conclusion(
      "self-test", title: "The budgets, judged", table, exitCode: exitCode,
      "\(judged - missed) of \(judged.counted("slowdown")) found, "
        + "\(unsteady) of \(subjects.count.counted("count")) differ by 0.1 % or more "
        + "(\(Int(seconds.rounded())) s)")
    document.sections[0].blocks.append(
      .paragraph(
        "A slowdown is 5 % more instructions after each block, or before a program starts. It is judged "
          + "where instructions have a budget. The spread is that of "
          + "\((counts.first?.count ?? 0).counted("count")), every second one beside a loaded core"
          + (isOtherBuildCounted ? ", the last by another build." : ".")))
    return document
  }
}

/// A thread that keeps one core busy.
private final class Load: Sendable {
  private let isEnded = Atomic(false)

  init() {
    Thread { [self] in
      while !isEnded.load(ordering: .relaxed) { blackHole((1...1_000).reduce(0, &+)) }
    }.start()
  }

  func end() { isEnded.store(true, ordering: .relaxed) }
}
