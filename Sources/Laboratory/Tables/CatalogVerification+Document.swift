import Peers
import Reporting
import UnitCatalog
import Wording

extension CatalogVerification {
  /// The findings as a document whose text depends only on the catalog and the tables.
  package var document: ReportDocument {
    var document = ReportDocument(
      title: "The catalog beside other people's tables",
      facts: [
        ReportFact(
          "catalog",
          "\(catalog.units.count.counted("unit")) of "
            + catalog.quantities.count.counted("quantity", "quantities"))
      ]
        + reports.map {
          ReportFact($0.kind.title, "version \($0.version), SHA-256 \($0.digest)")
        },
      conclusions: [conclusion])
    document.sections.append(
      ReportSection(
        "tables", title: "Tables", verdict: holds ? .ok : .failed,
        blocks: [.paragraph(Self.explanation), .table(overview)]))
    for report in reports {
      document.sections.append(TableSection(report, catalog: catalog).section)
    }
    document.sections.append(
      ReportSection(
        "only-ours", title: "In none of these tables",
        blocks: [.paragraph(Self.list(onlyOurs))]))
    if !missing.isEmpty {
      document.sections.append(
        ReportSection(
          "not-compared", title: "Not compared", blocks: missing.map(ReportBlock.paragraph)))
    }
    return document
  }

  private static let explanation = """
    Each unit's value in its base unit is compared as an exact fraction, times a power of π. It agrees if it is \
    equal; it agrees to digits if the number that the table writes is ours, rounded or cut to the digits it \
    has, π included; it differs otherwise, and then a reason must be known.
    """

  private var overview: ReportTable {
    let titles = [
      "read", "evaluated", "matched", "agree", "agree to digits", "differ, known",
      "differ, unknown", "not evaluated", "ours not in it",
    ]
    var table = ReportTable(columns: [.init("table")] + titles.map { .init($0, .right) })
    for report in reports {
      let counts = report.counts
      let numbers = [
        report.read, report.evaluated, report.units.count, counts.agree, counts.agreeToDigits,
        counts.known, counts.unknown, counts.notEvaluated, report.absent.count,
      ]
      table.append(.init([report.kind.title] + numbers.map(String.init)))
    }
    return table
  }

  /// The units that none of the present tables contains.
  private var onlyOurs: [String] {
    let absent = reports.map { Set($0.absent) }
    return catalog.units.map(\.identifier).filter { unit in
      absent.allSatisfy { $0.contains(unit) }
    }
  }

  private var conclusion: ReportConclusion {
    let known = reports.reduce(0) { $0 + $1.counts.known }
    let unknown = reports.reduce(0) { $0 + $1.counts.unknown }
    let stale = reports.reduce(0) { $0 + $1.unusedConflicts.count + $1.mapProblems.count }
    let matched = reports.reduce(0) { $0 + $1.units.count }
    var text =
      "\(matched.counted("value")) in \(reports.count.counted("table")): "
      + "\(known) differ for known reasons, \(unknown) without one"
    if stale > 0 { text += "; \(stale) entries of maps and ledger are out of date" }
    if !missing.isEmpty { text += "; not compared: \(missing.count)" }
    return ReportConclusion("catalog", verdict: holds ? .ok : .failed, text: text)
  }

  /// Returns the number of the identifiers, then the identifiers, as a sentence.
  static func list(_ units: [String]) -> String {
    units.isEmpty ? "None." : "\(units.count): \(units.joined(separator: ", "))."
  }
}
