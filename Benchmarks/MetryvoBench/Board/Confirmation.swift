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

  /// The budgets of which a second process does not find the breach; those that it cannot be asked about stay breached.
  func unconfirmed(of verdicts: [BudgetVerdict], in file: BudgetFile) -> Set<Budget> {
    let breached = file.confirmableBreaches(of: verdicts)
    let lines = BudgetLines(lines: breached.keys.sorted())
    guard !breached.isEmpty, let found = breaches(on: lines) else { return [] }
    return breached.filter { !found.contains($0.key) }.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The lines of budgets that a second process finds breached; `nil` if it comes to no end.
  private func breaches(on lines: BudgetLines) -> Set<Int>? {
    let process = BoardProcess(arguments: arguments + ["--confirming", lines.argument])
    guard let (output, exitCode) = process.run(), exitCode == 0 else { return nil }
    return Set(output.split(separator: "\n").compactMap { Int($0) })
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
