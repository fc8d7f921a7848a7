import ArgumentParser
import PerformanceBudgets

/// A second look at what is breached, by a process of its own.
///
/// Where the system puts a process into memory is decided once, and no interval of its rounds shows what that does.
/// ``HeapShuffle`` and ``StackShuffle`` move what a process can move by itself; what remains, as the places of its code,
/// another process shows.
struct Confirmation {
  /// The arguments that choose the board, those of the process that found the breaches.
  var arguments: [String]

  /// The verdicts, with breaches undecided that a second process does not measure too; those that it cannot be asked
  /// about stay breached.
  func confirmed(_ verdicts: [BudgetVerdict], in file: BudgetFile) -> [BudgetVerdict] {
    let breached = verdicts.filter(\.isConfirmable)
    let lines = Set(breached.compactMap { file.line(of: $0.budget) })
    guard !lines.isEmpty, let found = breaches(on: BudgetLines(lines: lines.sorted())) else {
      return verdicts
    }
    return verdicts.map {
      $0.isConfirmable && !found.contains(Self.name(of: $0, in: file)) ? $0.unconfirmed : $0
    }
  }

  /// What the second process says of the breaches that it measures too: `40 native wall-p99`.
  static func names(ofBreaches verdicts: [BudgetVerdict], in file: BudgetFile) -> String {
    verdicts.filter(\.confirmsBreach).map { "\(name(of: $0, in: file))\n" }.joined()
  }

  private static func name(of verdict: BudgetVerdict, in file: BudgetFile) -> String {
    let budget = verdict.budget
    return "\(file.line(of: budget) ?? 0) \(verdict.subject ?? "-") \(budget.metric.rawValue)"
  }

  /// The breaches that a second process measures too; `nil` if it comes to no end.
  private func breaches(on lines: BudgetLines) -> Set<String>? {
    let process = BoardProcess(arguments: arguments + ["--confirming", lines.argument])
    guard let (output, exitCode) = process.run(), exitCode == 0 else { return nil }
    return Set(output.split(separator: "\n").map(String.init))
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
