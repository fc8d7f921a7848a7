import Foundation

/// A file of limits that a suite holds its figures against.
protocol LimitsFile: Decodable {
  /// The only schema that is read.
  static var currentSchema: Int { get }
  var schema: Int { get }
}

extension LimitsFile {
  /// Reads a file of the schema.
  static func read(_ data: Data, name: String) throws(BenchFailure) -> Self {
    let file = try decoded(Self.self, from: data, name: name)
    guard file.schema == currentSchema else {
      throw BenchFailure(65, "\(name): schema \(file.schema) is not \(currentSchema)")
    }
    return file
  }

  /// Everything that is measured must have one limit.
  static func requireOneLimit(
    of measured: some Sequence<String>, among limited: [String], name: String
  ) throws(BenchFailure) {
    for figure in measured where limited.count(where: { $0 == figure }) != 1 {
      throw BenchFailure(65, "\(name): '\(figure)' needs one limit")
    }
  }
}

/// A file whose times hold where the yardstick takes a time of its own.
protocol YardstickLimits: LimitsFile {
  /// What the yardstick takes where the limits hold.
  var yardstickNanoseconds: Double { get }
}

extension YardstickLimits {
  static func readScaled(_ data: Data, name: String) throws(BenchFailure) -> Self {
    let file = try read(data, name: name)
    guard file.yardstickNanoseconds > 0 else {
      throw BenchFailure(65, "\(name): yardstickNanoseconds must be above 0")
    }
    return file
  }

  /// How much slower a machine is than the one the limits are for; at least 1.
  ///
  /// On a slower machine limits follow the yardstick; on a faster one they stay what they are.
  func slowness(_ yardstick: Double) -> Double { max(1, yardstick / yardstickNanoseconds) }
}
