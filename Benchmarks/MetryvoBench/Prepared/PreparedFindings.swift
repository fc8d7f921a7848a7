import Foundation
import Reporting

/// What the suite `prepared` found, for people and for programs.
struct PreparedFindings {
  var limits: PreparedLimits
  var isPortable: Bool
  var catalog: CatalogReadiness
  /// What the yardstick took while the catalog was measured.
  var besideCatalog: Surroundings
  var measurements: [PreparedMeasurement]
  var seconds: Double

  /// The shortest of all rounds of the yardstick.
  private var yardstick: Double {
    min(besideCatalog.yardstick, measurements.map(\.yardstick).min() ?? .infinity)
  }

  private var catalogBreaches: PreparedBreaches {
    var found = catalog.breaches(of: limits, yardstick: yardstick, isPortable: isPortable)
    found.isBesideNeighbours = !besideCatalog.wasCalm
    return found
  }

  /// What each workload comes to, the catalog among them.
  private var verdicts: [ReportVerdict] {
    measurements.map { $0.breaches(of: limits, isPortable: isPortable).verdict }
      + [catalogBreaches.verdict]
  }

  private var verdict: ReportVerdict { ReportVerdict.gravest(of: verdicts) ?? .notRun }

  var exitCode: Int32 { verdict.exitCode }

  var document: ReportDocument {
    var document = ReportDocument(title: "metryvo-bench prepared", facts: RunFacts.current())
    document.sections = [
      ReportSection(
        "prepared", title: "Prepared conversions", verdict: verdict,
        blocks: [.paragraph(explanation), .table(table), .paragraph(catalogLine)])
    ]
    let count = verdicts.count
    let words =
      switch verdict {
      case .failed: "\(verdicts.count { $0 == .failed }) of \(count) workloads breach a limit"
      case .ok: "all \(count) workloads hold"
      default: "\(verdicts.count { $0 == .inconclusive }) of \(count) workloads undecided"
      }
    document.conclusions = [
      ReportConclusion(
        "prepared", verdict: verdict, text: "\(words) (\(Int(seconds.rounded())) s)")
    ]
    return document
  }

  private var explanation: String {
    """
    Nanoseconds of thread CPU for one operation, the shortest of interleaved rounds: seven digits \
    and a point in, 12 decimals out; ratios are medians of the rounds. Measurement is Foundation's, on Double. Must: at most \
    \(Int(limits.gmpOverNative)) times native for gmp, at least \
    \(Int(limits.measurementOverNative)) times for Measurement, no allocation. \
    \(isPortable ? "Nanoseconds are not judged." : "On a slower machine limits grow with the yardstick:") \
    The yardstick took \(figure(yardstick / 1_000, 1)) µs, \
    \(figure(yardstick / limits.yardstickNanoseconds, 2)) times what the limits are for. What is too slow while \
    neighbours take part of the core is undecided.
    """
  }

  /// The line of what the first use of the catalog took.
  private var catalogLine: String {
    let memory = catalog.bytes.map { "\(figure($0 / 1_000_000, 2)) MB" } ?? "memory not told"
    let finding =
      catalogBreaches.isEmpty ? "" : ": \(catalogBreaches.words.joined(separator: ", "))"
    return """
      catalog-ready: first use of the built-in catalog \(figure(catalog.nanoseconds / 1_000, 0)) µs of thread \
      CPU, \(memory); at most \(figure(limits.catalogReady.nanoseconds / 1_000, 0)) µs, below \
      \(figure(limits.catalogReady.bytes / 1_000_000, 0)) MB\(finding)
      """
  }

  private func figure(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  private var table: ReportTable {
    var table = ReportTable(columns: [
      .init("workload"), .init("native ns", .right), .init("limit", .right),
      .init("gmp ns", .right), .init("gmp ÷ native", .right), .init("Measurement ns", .right),
      .init("÷ native", .right), .init("allocations", .right), .init("finding"),
    ])
    for found in measurements {
      let breaches = found.breaches(of: limits, isPortable: isPortable)
      func ratio(_ ratio: Double?) -> String { ratio.map { figure($0, 2) } ?? "–" }
      func time(_ time: Double?) -> String { time.map { figure($0, 1) } ?? "–" }
      let limit = limits.nanoseconds(of: found.workload, yardstick: found.yardstick)
      table.append(
        .init(
          [
            found.workload, time(found.native), isPortable ? "–" : "≤ \(figure(limit, 0))",
            time(found.gmp), ratio(found.gmpRatio), time(found.measurement),
            ratio(found.measurementRatio),
            found.allocations.map { String($0) } ?? "–", breaches.words.joined(separator: ", "),
          ], verdict: breaches.verdict))
    }
    return table
  }

  var record: PreparedRecord {
    PreparedRecord(
      yardstickNanoseconds: yardstick, catalogReadyNanoseconds: catalog.nanoseconds,
      catalogReadyBytes: catalog.bytes,
      workloads: measurements.map {
        PreparedRecord.Workload(
          workload: $0.workload, nanoseconds: $0.nanoseconds, yardstickNanoseconds: $0.yardstick,
          allocations: $0.allocations,
          breaches: $0.breaches(of: limits, isPortable: isPortable).words)
      })
  }
}

/// The figures of the suite `prepared` for programs.
struct PreparedRecord: Encodable {
  var yardstickNanoseconds: Double
  var catalogReadyNanoseconds: Double
  var catalogReadyBytes: Double?
  var workloads: [Workload]

  struct Workload: Encodable {
    var workload: String
    /// By the name of the side.
    var nanoseconds: [String: Double]
    var yardstickNanoseconds: Double
    var allocations: UInt64?
    var breaches: [String]
  }
}
