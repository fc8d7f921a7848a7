import Foundation

/// How much faster than a peer an operation must be: `Benchmarks/DigitLimits.json`.
struct DigitsLimits: LimitsFile {
  static let currentSchema = 1
  var schema: Int
  var peer: String
  var limits: [Limit]

  /// The peer's time divided by ours must be at least this.
  struct Limit: Decodable {
    var operation: DigitsOperation
    var digits: Int
    var form: ResultForm
    var peer: DigitsPeer
    var atLeast: Double
  }

  init(_ data: Data, name: String) throws(BenchFailure) {
    self = try Self.read(data, name: name)
    for (index, limit) in limits.enumerated() where !(limit.atLeast > 0 && limit.digits > 0) {
      throw BenchFailure(65, "\(name): limits[\(index)]: a limit and its digits are above 0")
    }
  }

  func atLeast(
    _ operation: DigitsOperation, _ form: ResultForm, digits: Int, than peer: DigitsPeer
  ) -> Double? {
    limits.first {
      $0.operation == operation && $0.form == form && $0.digits == digits && $0.peer == peer
    }?.atLeast
  }
}

/// Whom `BigDecimal` is measured beside.
enum DigitsPeer: String, Codable {
  /// libmpdec through Python's `decimal`.
  case libmpdec
  /// Our own type of 34 digits.
  case decimal128
}
