import TerminalText

/// What does not hold, as commands to GitHub's runner, which shows them beside the lines that they name.
///
/// One line each: `::error file=Benchmarks/Budgets.json,line=12,title=…::40.1 µs, limit ≤ 36.0 µs: …`. An
/// undecided budget is a warning. A document of which all holds gives no line.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions", `error`, `warning`; the escapes are those of the
/// runner's own toolkit.
package enum WorkflowCommands {
  /// The lines; none if all holds.
  package static func lines(_ document: ReportDocument) -> [String] {
    let budgets = document.budgets
    var lines = budgets.compactMap { entry in
      level(entry.verdict).map {
        command($0, place: entry.place, title: entry.name, message: entry.finding)
      }
    }
    // What has no board of budgets says in its conclusion what it comes to. In a document that is not merged a
    // board is everybody's.
    let told = Set(document.sections.filter { !$0.budgets.isEmpty }.map(\.part))
    let untold = document.conclusions.filter { !told.contains($0.subject) && !told.contains(nil) }
    lines += untold.compactMap { conclusion in
      level(conclusion.verdict).map {
        command($0, place: nil, title: conclusion.subject, message: conclusion.text)
      }
    }
    return lines
  }

  private static func level(_ verdict: ReportVerdict) -> String? {
    switch verdict {
    case .failed: "error"
    case .inconclusive: "warning"
    case .ok, .notRun: nil
    }
  }

  private static func command(
    _ level: String, place: ReportPlace?, title: String, message: String
  ) -> String {
    var properties = place.map { ["file=\(property($0.file))", "line=\($0.line)"] } ?? []
    properties.append("title=\(property(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// A message: one line, in which a percent sign begins an escape.
  private static func data(_ text: String) -> String {
    DisplayText.line(text).replacing("%", with: "%25")
  }

  /// A property's value, which ends at a comma or a colon.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
