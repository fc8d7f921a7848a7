import TerminalText

/// Failed and undecided verdicts as workflow commands for GitHub's runner.
///
/// The runner shows each command beside the line that it names. A command is one line:
/// `::error file=Benchmarks/Budgets.json,line=12,title=…::40.1 µs, limit ≤ 36.0 µs: …`. A
/// failure is an error, an undecided verdict a warning. If everything holds, there are no lines.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions", `error` and `warning`; the escapes
/// are those of the runner's toolkit.
package enum WorkflowCommands {
  /// Returns the lines; empty if everything holds.
  package static func lines(_ document: ReportDocument) -> [String] {
    let budgets = document.budgets
    var lines = budgets.compactMap { entry in
      level(entry.verdict).map {
        command($0, place: entry.place, title: entry.name, message: entry.finding)
      }
    }
    // Budgets already have lines, so a conclusion gets a line only if its part has no budgets. In a
    // document that is not merged, budgets belong to every conclusion.
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

  /// Returns a message as one line, with percent signs escaped.
  private static func data(_ text: String) -> String {
    DisplayText.line(text).replacing("%", with: "%25")
  }

  /// Returns the value of a property, with escapes for colons and commas, which end a value.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
