import Conformance
import ConversionRequests
import MeasureText
import Peers
import Reporting
import UnitCatalog
import UnitConversion
import Wording

/// Prints claims as people read them: the rows, the units they name, the readings of names, and the
/// sums.
///
/// The columns of a block of rows are aligned, so that all but endless tables are one block.
struct ClaimText {
  /// So many rows are held until they are printed.
  private static let blockSize = 10_000
  /// So many notes are held until the rows are printed; the others are counted.
  private static let noteLimit = 10_000

  private var block = [["line", "verdict", "claim", "", "right"]]
  private var units: Set<String> = []
  private var definitions: [[String]] = []
  private var notes: [String] = []
  private var notesLeftOut = 0

  /// - Throws: ``Failure`` if standard output cannot be written to.
  mutating func add(_ row: ClaimVerification.Row) throws(Failure) {
    block.append(row.cells)
    for unit in row.judged.map({ [$0.plan.source, $0.plan.target] }) ?? []
    where units.insert(unit.identifier).inserted {
      definitions.append([unit.identifier, unit.definitionText, unit.source])
    }
    for note in row.notes {
      if notes.count < Self.noteLimit {
        notes.append("note: line \(row.row.line): \(note)")
      } else {
        notesLeftOut += 1
      }
    }
    if block.count > Self.blockSize { try print() }
  }

  private mutating func print() throws(Failure) {
    if block.isEmpty { return }
    let table = TextTable(rows: block, alignments: [.right, .left, .left, .left, .left])
    block.removeAll()
    try StandardOutput.write(table.text)
  }

  /// Prints what is said of all rows together.
  ///
  /// - Throws: as ``add(_:)``.
  mutating func end(file: String, counts: ClaimVerification.Counts) throws(Failure) {
    try print()
    let definitions = TextTable(rows: definitions, alignments: [.left, .left, .left]).lines
    var lines: [String] = []
    if !definitions.isEmpty { lines += [""] + definitions }
    if !notes.isEmpty { lines += [""] + notes }
    if notesLeftOut > 0 {
      lines.append("note: \(notesLeftOut.counted("more note")); --json has them all")
    }
    try StandardOutput.write(
      (lines + ["", "\(file): \(counts.summary)"]).joined(separator: "\n"))
  }
}

extension ClaimVerification.Counts {
  fileprivate var summary: String {
    var parts = ["\(correct) correct", "\(off) off in the last place", "\(wrong) wrong"]
    if unreadable > 0 { parts.append("\(unreadable) unreadable") }
    return "\(claims.counted("claim")): \(parts.joined(separator: ", "))"
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
      let verdict = judged.plan.verdict(isExact: judged.isExact, rounding: judged.claim.mode)
      return right?.line(remark: ResultRemark(verdict).english) ?? ""
    }
  }
}

extension MeasureUnit {
  /// The definition as people read it.
  fileprivate var definitionText: String { definition == "base" ? "base unit" : definition }
}
