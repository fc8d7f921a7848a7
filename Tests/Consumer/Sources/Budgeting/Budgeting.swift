import Foundation
import PerformanceBudgets

struct WrongText: Error {}

// The function with a budget. With `--slow`, the function runs twice: a planted slowdown.
func joined(_ words: [String]) -> String { words.joined(separator: ", ") }

let isSlow = CommandLine.arguments.contains("--slow")
let words = (1...200).map { "word \($0)" }
let subject = Subject("library", workload: "join", samplesPerBlock: 16) { _ in
  for _ in 0..<(isSlow ? 2 : 1) { blackHole(joined(words)) }
} check: {
  if joined(words).utf8.count != 1_890 { throw WrongText() }
}
let file = try BudgetFile(
  Data(contentsOf: URL(fileURLWithPath: "Budgets.json")), name: "Budgets.json")
let report = try BudgetRun(file, of: [subject]).run()
print(report.text)
try report.html.write(toFile: "board.html", atomically: true, encoding: .utf8)
try report.junit.write(toFile: "board.xml", atomically: true, encoding: .utf8)
exit(report.exitCode)
