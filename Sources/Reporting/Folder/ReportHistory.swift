import Foundation

/// A folder with the budgets and facts of earlier runs, which a page shows as a history.
///
/// A run is a file `2026-01-02T030405Z-0123456789ab.json` with a document that has only boards of
/// budgets. Files are read in the order of their names, which is chronological.
package struct ReportHistory: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates a value for the history at `path`, which need not exist yet.
  package init(path: String) { self.path = path }

  /// Stores the budgets of a run made at `date`, and adds a section on all stored runs to the
  /// document.
  ///
  /// Runs on other machines are counted, but not shown, because their figures are not comparable. A
  /// document without budgets is neither stored nor changed.
  ///
  /// - Throws: ``ReportError`` with the name of a file that cannot be read or written.
  package func keep(_ document: inout ReportDocument, at date: Date) throws(ReportError) {
    if document.budgets.isEmpty { return }
    let file = "\(path)/\(Self.name(date, document.fact("commit"))).json"
    try ReportFolder.write(JSONRenderer.render(document.withBudgetsAlone), to: file)
    let runs = try runs()
    let machine = document.fact("machine")
    let like = runs.filter { $0.document.fact("machine") == machine }
    let chart = HistoryChart(of: like.map { ($0.name, $0.document.budgets) })
    var blocks: [ReportBlock] = [.history(chart)]
    var left: [String] = []
    if like.count > chart.runs.count {
      left.append("The \(like.count - chart.runs.count) oldest runs are not shown.")
    }
    if runs.count > like.count {
      left.append("Runs of other machines, which are not shown: \(runs.count - like.count).")
    }
    if !left.isEmpty { blocks.append(.paragraph(left.joined(separator: " "))) }
    document.sections.append(ReportSection("history", title: "History", blocks: blocks))
  }

  private func runs() throws(ReportError) -> [(name: String, document: ReportDocument)] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .missingFolder(path)
    }
    var runs: [(name: String, document: ReportDocument)] = []
    for name in names.filter({ $0.hasSuffix(".json") }).sorted() {
      let file = "\(path)/\(name)"
      guard let data = FileManager.default.contents(atPath: file) else {
        throw .unreadable(file: file)
      }
      do {
        let document = try JSONDecoder().decode(ReportDocument.self, from: data)
        runs.append((String(name.dropLast(5)), document))
      } catch {
        throw .malformed(file: file, problem: CodingProblem.text(of: error))
      }
    }
    return runs
  }

  private static func name(_ date: Date, _ commit: String?) -> String {
    let time = date.formatted(.iso8601.timeSeparator(.omitted))
    // A merged document may list several commits. The name contains the first commit.
    let first = (commit ?? "").prefix { $0 != " " }
    let safe = first.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return safe.isEmpty ? time : "\(time)-\(safe)"
  }
}

extension ReportDocument {
  /// Returns the value of a fact; a merged document lists differing values with their parts.
  fileprivate func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  /// The document with its facts, its conclusions, and only the boards of budgets of its sections.
  fileprivate var withBudgetsAlone: ReportDocument {
    var document = self
    document.sections = sections.compactMap { section in
      var section = section
      section.blocks = section.blocks.filter { if case .budgets = $0 { true } else { false } }
      return section.blocks.isEmpty ? nil : section
    }
    return document
  }
}
