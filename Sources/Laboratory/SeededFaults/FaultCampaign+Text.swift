import Reporting
import TerminalText
import Wording

extension FaultCampaign {
  /// A table with a row for each fault, then the number of faults found.
  package var text: String {
    let table = TextTable(
      rows: rows.map { [String($0.number), $0.name, $0.finding.text] },
      alignments: [.right, .left, .left])
    var lines = table.lines + [""]
    for row in survivors {
      lines.append(
        "not found: \(row.name), \(row.statement) (\(row.files.joined(separator: ", ")))")
    }
    let killed = rows.count - survivors.count
    let cases = rows.map(\.finding.cases).sorted()
    lines.append(
      "seeded faults: \(killed) of \(rows.count) found, seed \(seed), \(Int(seconds.rounded())) s; half of "
        + "them within \((cases.isEmpty ? 0 : cases[cases.count / 2]).counted("case"))")
    return lines.joined(separator: "\n")
  }
}

extension FaultFinding {
  /// The finder as text, with the number of cases and the duration.
  var text: String {
    "\(finder): \(cases.counted("case")), \(Double((seconds * 10).rounded() / 10)) s"
  }

  /// The law, file or outcome that found the fault, as text.
  var finder: String {
    switch outcome {
    case .law: "\(by) (\(backend))"
    case .vectors: "vectors \(by) (\(backend))"
    case .crash: "crash in \(by) (\(backend))"
    case .hang: "hang in \(by) (\(backend))"
    case .survived: "NOT FOUND"
    }
  }
}
