import PerformanceBudgets

/// The group of a budget in the report.
enum BoardGroup: String {
  case typing = "Typing"
  case converting = "Converting"
  case arithmetic = "Arithmetic"
  case text = "Text"
  case notebook = "Notebook"
  case start = "Start"
  case memory = "Memory"

  init(of budget: Budget) {
    switch budget.metric {
    case .allocations, .allocatedBytes, .peakMemory:
      self = .memory
      return
    default: break
    }
    switch budget.call.name.prefix(while: { $0 != "-" }) {
    case "keystroke", "search", "calculator", "expression": self = .typing
    case "operation", "growth", "worst", "verification": self = .arithmetic
    case "read", "format", "paste": self = .text
    case "notebook": self = .notebook
    case "command", "catalog": self = .start
    default: self = .converting
    }
  }
}
