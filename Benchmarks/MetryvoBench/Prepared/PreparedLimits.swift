import Foundation
import Workloads

/// What prepared conversions may take: `Benchmarks/PreparedLimits.json`.
struct PreparedLimits: YardstickLimits {
  static let currentSchema = 2
  var schema: Int
  var yardstickNanoseconds: Double
  /// How many times `Decimal128`'s time Foundation's `Measurement` takes at least, text to text.
  var measurementOverNative: Double
  /// How many times `Decimal128`'s time `BigDecimal` takes at most.
  var gmpOverNative: Double
  var catalogReady: CatalogLimit
  var limits: [Limit]

  struct Limit: Decodable {
    var workload: String
    /// The most nanoseconds of `Decimal128`.
    var nanoseconds: Double
    /// Whose number it is, and what was measured.
    var reason: String
  }

  /// The most that the first use of the catalog takes.
  struct CatalogLimit: Decodable {
    var nanoseconds: Double
    var bytes: Double
    var reason: String
  }

  init(_ data: Data, name: String) throws(BenchFailure) {
    self = try Self.readScaled(data, name: name)
    try Self.requireOneLimit(
      of: PreparedWorkloads.statements.map { $0.0 }, among: limits.map(\.workload), name: name)
  }

  /// The limit of a workload on a machine where the yardstick takes so long.
  func nanoseconds(of workload: String, yardstick: Double) -> Double {
    guard let limit = limits.first(where: { $0.workload == workload }) else { return 0 }
    return limit.nanoseconds * slowness(yardstick)
  }
}
