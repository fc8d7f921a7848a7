import Foundation

/// A folder of earlier runs: the budgets and facts of each, so that a page can show how they went.
///
/// A run is a file `2026-01-02T030405Z-0123456789ab.json`, a document with its boards of budgets alone. Files are
/// read in the order of their names, which is that of time.
package struct ReportHistory: Sendable {
  /// Where the folder lies.
  package let path: String

  /// The history at `path`, which need not exist yet.
  package init(path: String) { self.path = path }

  /// Keeps the budgets of a run made at `date`, and gives the document a section on all runs kept so far.
  ///
  /// Runs of other machines are counted and not shown: their figures say nothing about this one. A document
  /// without budgets is neither kept nor changed.
  ///
  /// - Throws: ``ReportError`` if a file cannot be read or written, with its name.
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
    // Of several commits the first.
    let first = (commit ?? "").prefix { $0 != " " }
    let safe = first.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return safe.isEmpty ? time : "\(time)-\(safe)"
  }
}

extension ReportDocument {
  /// The value of a fact; in a merged document with the parts that say so, where they do not agree.
  fileprivate func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }

  /// The facts and conclusions, and of the sections those that have budgets, with nothing else in them.
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
