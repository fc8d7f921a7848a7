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
    do {
      self = try JSONDecoder().decode(ArithmeticLimits.self, from: data)
    } catch DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      let place = context.codingPath.map {
        $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)"
      }.joined()
      throw BenchFailure(65, "\(name): \(place.dropFirst()): \(context.debugDescription)")
    } catch { throw BenchFailure(65, "\(name): \(error)") }
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
