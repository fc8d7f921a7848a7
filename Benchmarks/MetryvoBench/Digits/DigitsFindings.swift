import Foundation
import PerformanceBudgets
import Reporting
import Wording

/// What the measurements at numbers of digits come to.
struct DigitsFindings {
  var measurements: [DigitsMeasurement]
  var limits: DigitsLimits
  /// The peer's versions, if it was asked.
  var peer: String?
  var seconds: Double

  private var judged: [(DigitsMeasurement, DigitsMeasurement.Finding)] {
    measurements.flatMap { found in found.findings(limits).map { (found, $0) } }
  }

  var breaches: Int { judged.count { $0.1.isBreached } }

  var document: ReportDocument {
    var document = ReportDocument(title: "metryvo-bench arithmetic", facts: RunFacts.current())
    if let peer { document.facts.append(ReportFact("peer", peer)) }
    let verdict: ReportVerdict = breaches == 0 ? .ok : .failed
    document.sections = [growth]
    if !judged.isEmpty {
      document.sections.append(
        ReportSection(
          "digits", title: "BigDecimal beside its peers", verdict: verdict,
          blocks: [
            .paragraph(
              """
              The peer's time divided by ours: above 1 we are faster. A fresh result is a new value, \
              an existing one takes its place.
              """), .table(ratios),
          ]))
    }
    let limited = judged.count { $0.1.atLeast != nil }
    let words =
      limited == 0
      ? "\(measurements.count.counted("time")) measured, no limits without --peers"
      : breaches == 0
        ? "all \(limited) limits hold" : "\(breaches) of \(limited) limits are breached"
    document.conclusions = [
      ReportConclusion(
        "arithmetic", verdict: verdict, text: "\(words) (\(Int(seconds.rounded())) s)")
    ]
    return document
  }

  private var growth: ReportSection {
    let charts = DigitsOperation.allCases.compactMap { operation -> ReportBlock? in
      let found = measurements.filter { $0.operation == operation }
      if found.isEmpty { return nil }
      let sides: [(String, (DigitsMeasurement) -> Double?)] = [
        ("BigDecimal", { $0.fresh }), ("BigDecimal, existing", { $0.existing }),
        ("libmpdec", { $0.libmpdec }), ("Decimal128", { $0.decimal128 }),
      ]
      let series = sides.compactMap { name, time -> GrowthChart.Series? in
        let points = found.compactMap { at in
          time(at).map { GrowthChart.Point(size: Double(at.digits), nanoseconds: $0) }
        }
        return points.isEmpty ? nil : GrowthChart.Series(name, points: points)
      }
      return .growth(
        GrowthChart(
          title: operation.rawValue, unit: "digits", series: series,
          note: note(on: operation, found)))
    }
    return ReportSection(
      "growth", title: "Growth of the operations with their digits",
      blocks: [
        .paragraph(
          """
          Thread CPU of one operation, the least of interleaved rounds; operands and results have all \
          the digits of the precision, but quantize leaves some away. M(n) is the time of a product.
          """)
      ] + charts)
  }

  /// Below, what does not depend on the digits weighs as much as what does.
  private static let fewestDigits = 1_000

  private func note(on operation: DigitsOperation, _ found: [DigitsMeasurement]) -> String {
    let theory = "In theory \(operation.theory)."
    let large = found.filter { $0.digits >= Self.fewestDigits }
    guard
      let power = PowerFit.exponent(large.map { (Double($0.digits), $0.fresh) })
    else { return theory }
    let measured = String(format: "%.2f", power)
    return
      "BigDecimal grows as n^\(measured) from \(Self.fewestDigits) digits on. \(theory)"
  }

  private var ratios: ReportTable {
    var table = ReportTable(columns: [
      .init("operation"), .init("digits", .right), .init("result"), .init("peer"),
      .init("ours", .right), .init("peer's", .right), .init("ratio", .right),
      .init("limit", .right),
    ])
    for (found, finding) in judged {
      let ours = (finding.form == .fresh ? found.fresh : found.existing) ?? .nan
      table.append(
        .init(
          [
            found.operation.rawValue, String(found.digits), finding.form.rawValue,
            finding.peer.rawValue, Figure.nanoseconds(ours),
            Figure.nanoseconds(ours * finding.ratio), String(format: "%.2f", finding.ratio),
            finding.atLeast.map { String(format: "≥ %.2f", $0) } ?? "",
          ], verdict: finding.atLeast.map { _ in finding.isBreached ? .failed : .ok }))
    }
    return table
  }

  /// The figures for programs.
  var record: DigitsRecord {
    DigitsRecord(
      peer: peer,
      rows: measurements.map {
        DigitsRecord.Row(
          operation: $0.operation, digits: $0.digits, fresh: $0.fresh, existing: $0.existing,
          libmpdec: $0.libmpdec, decimal128: $0.decimal128)
      })
  }
}

/// Nanoseconds of thread CPU for one operation.
struct DigitsRecord: Encodable {
  var peer: String?
  var rows: [Row]

  struct Row: Encodable {
    var operation: DigitsOperation
    var digits: Int
    var fresh: Double
    var existing: Double?
    var libmpdec: Double?
    var decimal128: Double?
  }
}
