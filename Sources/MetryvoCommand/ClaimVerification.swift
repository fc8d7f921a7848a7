import ArgumentParser
import Conformance
import DecimalArithmetic
import Foundation
import GMPDecimal
import MeasureText
import Reporting
import UnitCatalog
import UnitConversion

/// What was found of a table of claims: `metryvo verify --table`.
struct ClaimVerification {
  private let path: String
  private var rows: [Row] = []

  fileprivate struct Row {
    var claim: Claim
    var judged: JudgedClaim?
    var problem: String?
  }

  /// Reads and judges the table.
  ///
  /// - Throws: ``Failure`` if the file is missing or no table. A row with an unreadable number or name is
  ///   found, not thrown.
  init(path: String, catalog: Catalog) throws {
    self.path = path
    let table: ClaimTable
    do {
      table = try ClaimTable([UInt8](try InputFile.read(path)))
    } catch let error as ClaimTableError {
      throw Failure(code: .badInput, message: "\(path): \(error)")
    }
    let judge = ClaimJudge(
      BigDecimal.self, units: UnitReader(catalog: catalog), numbers: .arbitraryPrecision)
    for claim in table.claims {
      do throws(ClaimProblem) {
        rows.append(Row(claim: claim, judged: try judge.judge(claim)))
      } catch {
        rows.append(Row(claim: claim, problem: error.description))
      }
    }
  }

  /// Prints each row and the sums.
  ///
  /// - Throws: the exit code 1 if a claim is not correct, else 65 if a row cannot be judged.
  func finish(json: Bool) throws {
    if json {
      try StandardOutput.write(json: record)
    } else {
      try StandardOutput.write(text)
    }
    if rows.contains(where: { $0.judged.map { $0.verdict != .correct } ?? false }) {
      throw ExitCode(Failure.Code.checkFailed.rawValue)
    }
    if rows.contains(where: { $0.judged == nil }) {
      throw ExitCode(Failure.Code.badInput.rawValue)
    }
  }

  private var text: String {
    let table = TextTable(
      rows: [["line", "verdict", "claim", "", "right"]] + rows.map(\.cells),
      alignments: [.right, .left, .left, .left, .left])
    var lines = table.lines
    let notes = rows.compactMap(\.judged).flatMap { self.notes(of: $0) }
    lines += [""] + definitions
    if !notes.isEmpty { lines += [""] + notes }
    return (lines + ["", summary]).joined(separator: "\n")
  }

  private func notes(of judged: JudgedClaim) -> [String] {
    judged.alternatives.compactMap { ReadingNote($0.name, $0.reading) }
      .map { "note: line \(judged.claim.line): \($0.text)" }
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

  private func count(_ verdict: (ClaimVerdict) -> Bool) -> Int {
    rows.filter { $0.judged.map { verdict($0.verdict) } ?? false }.count
  }

  private var summary: String {
    let correct = count { $0 == .correct }
    let wrong = count { $0 == .wrong }
    let unread = rows.filter { $0.judged == nil }.count
    let off = rows.count - correct - wrong - unread
    var parts = ["\(correct) correct", "\(off) off in the last place", "\(wrong) wrong"]
    if unread > 0 { parts.append("\(unread) unreadable") }
    return "\(path): \(rows.count) claims: \(parts.joined(separator: ", "))"
  }

  private var record: Record {
    Record(
      file: path,
      claims: rows.map { row in
        Record.Claim(
          line: row.claim.line, value: row.claim.value, from: row.claim.from, to: row.claim.to,
          claimed: row.claim.claimed, mode: row.claim.mode.rawValue, digits: row.claim.digits,
          verdict: row.verdict, right: row.judged?.right, exact: row.judged?.isExact,
          fromSource: row.judged?.plan.source.source, toSource: row.judged?.plan.target.source,
          problem: row.problem)
      })
  }

  private struct Record: Encodable {
    var file: String
    var claims: [Claim]

    struct Claim: Encodable {
      var line: Int
      var value: String
      var from: String
      var to: String
      var claimed: String
      var mode: String
      var digits: Int?
      var verdict: String
      var right: String?
      var exact: Bool?
      var fromSource: String?
      var toSource: String?
      var problem: String?
    }
  }
}

extension ClaimVerification.Row {
  fileprivate var verdict: String {
    switch judged?.verdict {
    case .correct: "correct"
    case .off(let units): "off by \(units)"
    case .wrong: "wrong"
    case nil: "unreadable"
    }
  }

  fileprivate var cells: [String] {
    let left = MeasureTextError.excerpt(
      "\(claim.value) \(judged?.plan.source.symbol ?? claim.from)")
    let right = MeasureTextError.excerpt(
      "\(claim.claimed) \(judged?.plan.target.symbol ?? claim.to)")
    return [
      String(claim.line), verdict, left, "= " + right,
      judged.map { $0.right + ($0.isExact ? " (exact)" : " (rounded \(claim.mode.rawValue))") }
        ?? problem ?? "",
    ]
  }
}

extension MeasureUnit {
  /// The definition as people read it.
  fileprivate var definitionText: String { definition == "base" ? "base unit" : definition }
}
