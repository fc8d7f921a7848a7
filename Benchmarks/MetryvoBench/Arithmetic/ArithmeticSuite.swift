import Foundation
import Reporting
import Wording

/// The suite `arithmetic`: single operations of `Decimal128`, and their times beside a peer's.
struct ArithmeticSuite {
  var limits: ArithmeticLimits
  var hasPeer: Bool

  /// Checks that both sides agree, measures, and gives the findings.
  func run() throws(BenchFailure) -> (document: ReportDocument, exitCode: Int32) {
    let start = ContinuousClock.now
    var measurements: [ArithmeticMeasurement] = []
    for width in OperandWidth.allCases {
      let operands = ArithmeticOperands(width)
      for operation in ArithmeticOperation.allCases {
        if hasPeer && !IntelArithmetic.agrees(on: operation, operands) {
          throw BenchFailure(1, "\(operation.rawValue), \(width.rawValue): the peer disagrees")
        }
        measurements.append(
          ArithmeticMeasurement(
            operation, width, on: operands, limit: limits.ratio(of: operation, width),
            hasPeer: hasPeer))
      }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let breached = measurements.count(where: \.isBreached)
    return (document(measurements, breached: breached, seconds: seconds), breached == 0 ? 0 : 1)
  }

  private func document(
    _ measurements: [ArithmeticMeasurement], breached: Int, seconds: Double
  ) -> ReportDocument {
    var document = ReportDocument(title: "metryvo-bench arithmetic", facts: RunFacts.current())
    if hasPeer { document.facts.append(ReportFact("peer", limits.peer)) }
    let verdict: ReportVerdict = breached == 0 ? .ok : .failed
    document.sections = [
      ReportSection(
        "arithmetic", title: "Arithmetic", verdict: verdict,
        blocks: [
          .paragraph(
            """
            Nanoseconds of thread CPU for one operation, the shortest of interleaved rounds. Full: 34 \
            digits; short: 1–7 digits. Every condition is raised, no operation may allocate.
            """),
          .table(table(measurements)),
        ])
    ]
    let words =
      breached == 0
      ? "all \(measurements.count.counted("operation holds", "operations hold"))"
      : "\(breached) of \(measurements.count.counted("operation")) beyond the limit"
    document.conclusions = [
      ReportConclusion(
        "arithmetic", verdict: verdict, text: "\(words) (\(Int(seconds.rounded())) s)")
    ]
    return document
  }

  private func table(_ measurements: [ArithmeticMeasurement]) -> ReportTable {
    let peerColumns: [ReportTable.Column] =
      hasPeer ? [.init("Intel ns", .right), .init("ratio", .right), .init("limit", .right)] : []
    var table = ReportTable(
      columns: [.init("operation"), .init("digits"), .init("ns", .right)] + peerColumns
        + [.init("allocations", .right)])
    for found in measurements {
      var cells = [
        found.operation.rawValue, found.width.rawValue, String(format: "%.1f", found.nanoseconds),
      ]
      if let peer = found.peerNanoseconds, let ratio = found.ratio {
        cells += [
          String(format: "%.1f", peer), String(format: "%.2f", ratio),
          String(format: "≤ %.2f", found.limit),
        ]
      }
      cells.append(found.allocations.map { String($0) } ?? "–")
      table.append(.init(cells, verdict: found.isBreached ? .failed : .ok))
    }
    return table
  }
}
