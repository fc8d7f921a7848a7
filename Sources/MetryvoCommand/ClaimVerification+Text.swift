import Conformance
import MeasureText
import Reporting
import UnitCatalog
import UnitConversion

extension ClaimVerification {
  /// The rows, the units they name, the readings of names, and the sums.
  var text: String {
    let table = TextTable(
      rows: [["line", "verdict", "claim", "", "right"]] + rows.map(\.cells),
      alignments: [.right, .left, .left, .left, .left])
    var lines = table.lines
    let notes = rows.flatMap { row in row.notes.map { "note: line \(row.row.line): \($0)" } }
    if !definitions.isEmpty { lines += [""] + definitions }
    if !notes.isEmpty { lines += [""] + notes }
    return (lines + ["", summary]).joined(separator: "\n")
  }

  /// Each unit once, with its definition and source.
  private var definitions: [String] {
    var seen: Set<String> = []
    let units = rows.compactMap(\.judged?.plan).flatMap { [$0.source, $0.target] }
      .filter { seen.insert($0.identifier).inserted }
    return TextTable(
      rows: units.map { [$0.identifier, $0.definitionText, $0.source] },
      alignments: [.left, .left, .left]
    ).lines
  }

  private var summary: String {
    let counts = counts
    var parts = [
      "\(counts.correct) correct", "\(counts.off) off in the last place", "\(counts.wrong) wrong",
    ]
    if counts.unreadable > 0 { parts.append("\(counts.unreadable) unreadable") }
    return "\(path): \(rows.count) claims: \(parts.joined(separator: ", "))"
  }
}

extension ClaimVerification.Row {
  fileprivate var cells: [String] {
    let left = measure(.value, judged?.plan.source.symbol ?? row.fields[.from])
    let right = measure(.claimed, judged?.plan.target.symbol ?? row.fields[.to])
    return [String(row.line), verdict, left, "= " + right, remark]
  }

  private func measure(_ column: ClaimColumn, _ unit: String?) -> String {
    "\(row.fields[column] ?? "") \(unit ?? "")".excerpt
  }

  private var verdict: String {
    switch judged?.verdict {
    case .correct: "correct"
    case .off(let units): "off by \(units)"
    case .wrong: "wrong"
    case nil: "unreadable"
    }
  }

  /// The right result with how far it can be trusted, or why there is none.
  private var remark: String {
    guard let judged else { return problem?.description ?? "" }
    switch judged.right {
    case .missing(let reason): return "no value: \(reason)"
    case .number:
      let remark = judged.plan.remark(isExact: judged.isExact, rounding: judged.claim.mode)
      return right?.line(remark: remark) ?? ""
    }
  }
}

extension MeasureUnit {
  /// The definition as people read it.
  fileprivate var definitionText: String { definition == "base" ? "base unit" : definition }
}
