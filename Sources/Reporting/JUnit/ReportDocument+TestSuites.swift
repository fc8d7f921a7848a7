extension ReportDocument {
  /// The findings as test suites: a suite for each section that judges.
  ///
  /// Each budget and each judged row of a table is a case; a section with neither budgets nor
  /// judged rows is one case. An inconclusive verdict is an error, and `notRun` is skipped. A part
  /// that did not run is a suite with one skipped case.
  package var testSuites: [TestSuite] {
    let judged = sections.compactMap(\.testSuite)
    let unrun = conclusions.filter { $0.verdict == .notRun }.map { conclusion in
      TestSuite(
        conclusion.subject,
        [.init(conclusion.subject, group: "not run", .skipped(conclusion.text))])
    }
    return judged + unrun
  }
}

extension ReportSection {
  fileprivate var testSuite: TestSuite? {
    var cases = blocks.flatMap { block -> [TestSuite.TestCase] in
      switch block {
      case .budgets(let board):
        board.entries.map { entry in
          .init(
            entry.name, group: identifier, .init(entry.verdict, entry.finding),
            output: entry.verdict == .ok ? [entry.finding] : [])
        }
      case .table(let table): table.testCases(group: identifier)
      default: []
      }
    }
    if cases.isEmpty, let verdict {
      cases = [.init(title, group: identifier, .init(verdict, title))]
    }
    return cases.isEmpty ? nil : TestSuite(part.map { "\($0).\(title)" } ?? title, cases)
  }
}

extension ReportTable {
  /// Returns a case for each judged row; its name consists of the left-aligned cells before the
  /// numbers.
  fileprivate func testCases(group: String) -> [TestSuite.TestCase] {
    rows.compactMap { row in
      guard let verdict = row.verdict else { return nil }
      let named = zip(columns, row.cells).prefix { $0.0.alignment == .left }
      let words = named.map(\.1).filter { !$0.isEmpty }.joined(separator: " ")
      let cells = zip(columns, row.cells).map { column, cell in
        column.title.isEmpty ? cell : "\(column.title): \(cell)"
      }
      return .init(words, group: group, .init(verdict, cells.joined(separator: ", ")))
    }
  }
}

extension TestSuite.Outcome {
  fileprivate init(_ verdict: ReportVerdict, _ text: String) {
    switch verdict {
    case .ok: self = .passed
    case .failed: self = .failed(text)
    case .inconclusive: self = .error(text)
    case .notRun: self = .skipped(text)
    }
  }
}
