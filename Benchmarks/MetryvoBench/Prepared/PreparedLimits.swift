import Foundation
import Workloads

/// What prepared conversions may take: `Benchmarks/PreparedLimits.json`.
struct PreparedLimits: Decodable {
  var schema: Int
  /// What the yardstick takes where the nanoseconds of the limits hold.
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
    self = try decoded(PreparedLimits.self, from: data, name: name)
    guard schema == 2 else { throw BenchFailure(65, "\(name): schema \(schema) is not 2") }
    guard yardstickNanoseconds > 0 else {
      throw BenchFailure(65, "\(name): yardstickNanoseconds must be above 0")
    }
    for (workload, _) in PreparedWorkloads.statements
    where limits.count(where: { $0.workload == workload }) != 1 {
      throw BenchFailure(65, "\(name): '\(workload)' needs one limit")
    }
  }

  /// The limit of a workload on a machine where the yardstick takes so long.
  ///
  /// On a slower machine limits grow as the yardstick does; on a faster one they stay what they are.
  func nanoseconds(of workload: String, yardstick: Double) -> Double {
    guard let limit = limits.first(where: { $0.workload == workload }) else { return 0 }
    return limit.nanoseconds * slowness(yardstick)
  }

  /// How much slower a machine is than the one the limits are for; at least 1.
  func slowness(_ yardstick: Double) -> Double { max(1, yardstick / yardstickNanoseconds) }
}
