import Conformance
import ConversionRequests
import MeasureText
import Peers
import Reporting
import TerminalText
import UnitCatalog
import UnitConversion
import Wording

/// Judged claims as text: the rows, their units, the readings of unit names, and the totals.
///
/// The columns are aligned within a block of 10,000 rows; most tables have one block.
package struct ClaimText {
  /// The number of rows of a block, which are kept until the block is full.
  private static let blockSize = 10_000
  /// The largest number of notes that are kept; further notes are only counted.
  private static let noteLimit = 10_000

  private var block = [["line", "verdict", "claim", "", "right"]]
  private var units: Set<String> = []
  private var definitions: [[String]] = []
  private var notes: [String] = []
  private var notesLeftOut = 0

  package init() {}

  /// Adds a row to the current block.
  ///
  /// - Returns: the text of the block if it is full, else an empty text.
  package mutating func add(_ row: ClaimVerification.Row) -> String {
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
    return block.count > Self.blockSize ? takeBlock() : ""
  }

  private mutating func takeBlock() -> String {
    if block.isEmpty { return "" }
    let table = TextTable(rows: block, alignments: [.right, .left, .left, .left, .left])
    block.removeAll()
    return table.text + "\n"
  }

  /// Returns the text of the remaining rows, the units, the notes and the totals.
  package mutating func end(file: String, counts: ClaimVerification.Counts) -> String {
    let rows = takeBlock()
    let definitions = TextTable(rows: definitions, alignments: [.left, .left, .left]).lines
    var lines: [String] = []
    if !definitions.isEmpty { lines += [""] + definitions }
    if !notes.isEmpty { lines += [""] + notes }
    if notesLeftOut > 0 {
      lines.append("note: \(notesLeftOut.counted("more note")); --json has them all")
    }
    return rows + (lines + ["", "\(file): \(counts.summary)"]).joined(separator: "\n") + "\n"
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

  /// The right result and whether it is exact, or the reason why there is none.
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
  /// The definition of the unit, as reports show it.
  fileprivate var definitionText: String { definition == "base" ? "base unit" : definition }
}
