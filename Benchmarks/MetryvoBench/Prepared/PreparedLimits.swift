import Foundation
import Workloads

/// What prepared conversions may take: `Benchmarks/PreparedLimits.json`.
struct PreparedLimits: Decodable {
  var schema: Int
  /// How many times `Decimal128`'s time Foundation's `Measurement` takes at least, text to text.
  var measurementOverNative: Double
  /// How many times `Decimal128`'s time `BigDecimal` takes at most.
  var gmpOverNative: Double
  var limits: [Limit]

  struct Limit: Decodable {
    var workload: String
    /// The most nanoseconds of `Decimal128`.
    var nanoseconds: Double
  }

  init(_ data: Data, name: String) throws(BenchFailure) {
    self = try decoded(PreparedLimits.self, from: data, name: name)
    guard schema == 1 else { throw BenchFailure(65, "\(name): schema \(schema) is not 1") }
    for (workload, _) in PreparedWorkloads.statements
    where limits.count(where: { $0.workload == workload }) != 1 {
      throw BenchFailure(65, "\(name): '\(workload)' needs one limit")
    }
  }

  func nanoseconds(of workload: String) -> Double {
    limits.first { $0.workload == workload }?.nanoseconds ?? 0
  }
}
