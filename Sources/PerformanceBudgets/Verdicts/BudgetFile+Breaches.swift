extension BudgetFile {
  /// The breached budgets by their lines, but those that one reading decides: another process reads the same.
  public func confirmableBreaches(of verdicts: [BudgetVerdict]) -> [Int: Set<Budget>] {
    let breached = verdicts.filter { $0.outcome == .breach && !$0.budget.metric.isExact }
    return Dictionary(grouping: Set(breached.map(\.budget))) { line(of: $0) ?? 0 }
      .mapValues { Set($0) }
  }
}
