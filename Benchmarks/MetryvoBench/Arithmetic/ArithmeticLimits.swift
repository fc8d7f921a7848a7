import Foundation

/// How much of the peer's time each operation may take: `Benchmarks/ArithmeticLimits.json`.
struct ArithmeticLimits: Decodable {
  var schema: Int
  var peer: String
  var limits: [Limit]

  struct Limit: Decodable {
    var operation: ArithmeticOperation
    var full: Double
    var short: Double
  }

  init(_ data: Data, name: String) throws(BenchFailure) {
    self = try decoded(ArithmeticLimits.self, from: data, name: name)
    guard schema == 1 else { throw BenchFailure(65, "\(name): schema \(schema) is not 1") }
    for operation in ArithmeticOperation.allCases
    where limits.count(where: { $0.operation == operation }) != 1 {
      throw BenchFailure(65, "\(name): '\(operation.rawValue)' needs one limit")
    }
  }

  func ratio(of operation: ArithmeticOperation, _ width: OperandWidth) -> Double {
    let limit = limits.first { $0.operation == operation }
    return (width == .full ? limit?.full : limit?.short) ?? 0
  }
}
