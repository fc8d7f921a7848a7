import Foundation

/// How much of the peer's time each operation may take: `Benchmarks/ArithmeticLimits.json`.
struct ArithmeticLimits: LimitsFile {
  static let currentSchema = 1
  var schema: Int
  var peer: String
  var limits: [Limit]

  struct Limit: Decodable {
    var operation: ArithmeticOperation
    var full: Double
    var short: Double
  }

  init(_ data: Data, name: String) throws(BenchFailure) {
    self = try Self.read(data, name: name)
    try Self.requireOneLimit(
      of: ArithmeticOperation.allCases.map(\.rawValue), among: limits.map(\.operation.rawValue),
      name: name)
  }

  func ratio(of operation: ArithmeticOperation, _ width: OperandWidth) -> Double {
    let limit = limits.first { $0.operation == operation }
    return (width == .full ? limit?.full : limit?.short) ?? 0
  }
}
