import Peers
import Reporting
import UnitCatalog

/// The section of one table in the document of conflicts.
struct TableSection {
  private let report: TableReport
  private let catalog: Catalog
  /// The reasons of the differences in the order of their first use.
  ///
  /// The rows refer to the reasons by number.
  private let reasons: [KnownConflict]

  init(_ report: TableReport, catalog: Catalog) {
    self.report = report
    self.catalog = catalog
    var reasons: [KnownConflict] = []
    for conflict in report.units.compactMap({ report.conflict(of: $0) })
    where !reasons.contains(conflict) {
      reasons.append(conflict)
    }
    self.reasons = reasons
  }

  var section: ReportSection {
    var blocks: [ReportBlock] = []
    if !differences.rows.isEmpty { blocks.append(.table(differences)) }
    blocks += reasons.enumerated().map { .paragraph("(\($0 + 1)) \(text(of: $1))") }
    for (digits, units) in rounded {
      blocks.append(.paragraph("Agree to \(digits) digits, \(CatalogVerification.list(units))"))
    }
    blocks += unevaluated.map(ReportBlock.paragraph)
    if !report.unevaluated.isEmpty { blocks.append(.table(unread)) }
    let problems =
      report.mapProblems + report.wrongConflicts
      + report.unusedConflicts.map {
        "the ledger explains '\($0)', which does not differ in version \(report.version)"
      }
    if !problems.isEmpty { blocks.append(.preformatted(problems.joined(separator: "\n"))) }
    if blocks.isEmpty { blocks.append(.paragraph("Every value agrees.")) }
    return ReportSection(
      report.kind.rawValue, title: "\(report.kind.title) \(report.version)",
      verdict: report.holds ? .ok : .failed, blocks: blocks)
  }

  private var differences: ReportTable {
    var table = ReportTable(columns: [
      .init("unit"), .init("in"), .init("ours", .right), .init("theirs", .right),
      .init("difference", .right), .init("reason", .right),
    ])
    for unit in report.units {
      guard case .differs(let difference) = unit.verdict else { continue }
      let number = report.conflict(of: unit).flatMap { reasons.firstIndex(of: $0) }
      table.append(
        .init([
          unit.unit, unit.target, difference.ours, difference.theirs, difference.relative,
          number.map { "(\($0 + 1))" } ?? "unknown",
        ]))
    }
    return table
  }

  private func text(of conflict: KnownConflict) -> String {
    let source = conflict.source ?? conflict.units.first.flatMap { catalog.unit($0)?.source }
    return conflict.reason + (source.map { " Ours: \($0)." } ?? "")
  }

  /// The units that agree to a number of digits, grouped by this number in descending order.
  private var rounded: [(digits: Int, units: [String])] {
    var byDigits: [Int: [String]] = [:]
    for unit in report.units {
      if case .agreesToDigits(let digits) = unit.verdict {
        // A unit occurs twice if the table states the unit in two target units.
        if byDigits[digits]?.contains(unit.unit) != true {
          byDigits[digits, default: []].append(unit.unit)
        }
      }
    }
    return byDigits.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// Our units whose definition in the table cannot be evaluated.
  private var unevaluated: [String] {
    report.units.compactMap { unit in
      guard case .notEvaluated(let reason) = unit.verdict else { return nil }
      return "Not compared: \(unit.unit) (\(unit.theirs)): \(reason)."
    }
  }

  private var unread: ReportTable {
    ReportTable(
      columns: [.init("definitions not evaluated"), .init("number", .right)],
      rows: report.unevaluated.sorted { $0.key < $1.key }.map { reason, names in
        .init([reason, String(names.count)])
      })
  }
}
