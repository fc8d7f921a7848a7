import ArgumentParser
import Foundation
import PerformanceBudgets

/// Further looks at what is not within its limit, by processes of their own.
///
/// Where the system puts a process into memory is decided once, and no interval of its rounds shows what that does.
/// ``HeapShuffle`` and ``StackShuffle`` move what a process can move by itself; what remains is where libraries lie.
/// On one processor an operation takes a third longer in one process in eight: in 46 of 48 with 110 in bits 21 to 23
/// of the address of Swift's library, and in 5 of 352 others. Three such processes in a row are one board in five hundred.
struct Confirmation {
  /// The arguments that choose the board, those of the process that measured first.
  var arguments: [String]
  /// When the last of the further processes should be done.
  var end: ContinuousClock.Instant

  /// How many further processes look, one after the other.
  private static let processes = 2
  /// What a process gets at least, however late it is.
  private static let leastTime = Duration.seconds(2)
  /// How sure one of them must be: of the board's error of 1 % each has a fifth, the first process three.
  static let confidence = 0.998

  /// The verdicts on a board, after further looks at breaches and, if time was not what it lacked, at what is undecided.
  ///
  /// One that no other process can be asked about stays what it is.
  func confirmed(
    _ verdicts: [BudgetVerdict], on judged: [JudgedMeasurement], in file: BudgetFile
  ) -> [BudgetVerdict] {
    let isOutOfTime = judged.contains { $0.measurement.stop == .timeLimit }
    var verdicts = verdicts
    for _ in 0..<Self.processes {
      let open = verdicts.indices.filter {
        verdicts[$0].mayChangeInAnotherProcess
          && (verdicts[$0].outcome == .breach || !isOutOfTime)
      }
      let lines = Set(open.compactMap { file.line(of: verdicts[$0].budget) })
      guard !lines.isEmpty, let answers = answers(on: BudgetLines(lines: lines.sorted())) else {
        break
      }
      for place in open {
        let verdict = verdicts[place]
        guard let answer = answers.first(where: { $0.isOn(verdict, in: file) }) else { continue }
        verdicts[place] = verdict.seenAgain(as: answer.verdict(on: verdict.budget))
      }
    }
    return verdicts
  }

  /// What a further process finds; `nil` if it comes to no end.
  private func answers(on lines: BudgetLines) -> [Answer]? {
    let time = max(ContinuousClock.now.duration(to: end), Self.leastTime)
    let process = BoardProcess(
      arguments: arguments + [
        "--confirming", lines.argument, "--time-limit", "\(time.components.seconds)",
      ])
    guard let (output, exitCode) = process.run(), exitCode == 0 else { return nil }
    return try? JSONDecoder().decode([Answer].self, from: Data(output.utf8))
  }
}

extension Confirmation {
  /// What a further process says of a budget on a subject.
  struct Answer: Codable {
    /// The line of the budget in its file.
    var line: Int
    var subject: String?
    var metric: String
    /// Whether it is within the limit; `nil` if neither that nor a breach is found.
    var isWithin: Bool?
    var measured: Double?
    var lower: Double?
    var upper: Double?

    init(_ verdict: BudgetVerdict, in file: BudgetFile) {
      line = file.line(of: verdict.budget) ?? 0
      subject = verdict.subject
      metric = verdict.budget.metric.rawValue
      isWithin = verdict.outcome == .pass ? true : verdict.confirmsBreach ? false : nil
      measured = verdict.measured
      lower = verdict.interval?.lower
      upper = verdict.interval?.upper
    }

    func isOn(_ verdict: BudgetVerdict, in file: BudgetFile) -> Bool {
      line == file.line(of: verdict.budget) && subject == verdict.subject
        && metric == verdict.budget.metric.rawValue
    }

    func verdict(on budget: Budget) -> BudgetVerdict {
      var interval: MedianInterval?
      if let lower, let measured, let upper {
        interval = MedianInterval(lower: lower, median: measured, upper: upper)
      }
      return BudgetVerdict(
        budget: budget, subject: subject, measured: measured, interval: interval,
        outcome: isWithin.map { $0 ? .pass : .breach } ?? .inconclusive(.limitWithinInterval))
    }
  }

  /// What the process that is asked prints.
  static func text(of verdicts: [BudgetVerdict], in file: BudgetFile) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let answers = verdicts.map { Answer($0, in: file) }
    return try String(decoding: encoder.encode(answers), as: UTF8.self) + "\n"
  }
}

/// Budgets by the lines of their file: `12,40`.
struct BudgetLines: ExpressibleByArgument {
  var lines: [Int]

  init(lines: [Int]) { self.lines = lines }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let lines = parts.compactMap { $0 }
    guard lines.count == parts.count else { return nil }
    self.lines = lines
  }

  var argument: String { lines.map(String.init).joined(separator: ",") }
}
