import DecimalArithmetic

/// A case on which answers differ, in one format for vectors, laws and differential runs.
public struct Discrepancy: Sendable, CustomStringConvertible {
  /// The origin of the case: file, line and identifier, or law, seed and number of the case.
  public let place: String
  /// The operation and its operands, or the equation with its values.
  public let input: String
  /// The limits and the rounding mode, as decTest writes them.
  public let directives: String
  /// The answers with their origins; the expected answer is the first, if it is known.
  public let results: [(who: String, what: String)]

  /// Creates a discrepancy from its parts.
  ///
  ///     let sum = Discrepancy(
  ///       place: "own:12", input: "add 0.1 0.2", context: .decimal128,
  ///       results: [("expected", "0.3"), ("binary", "0.30000000000000004")])
  ///     sum.description.split(separator: "\n").last  // Optional("  binary: 0.30000000000000004")
  public init(
    place: String, input: String, context: ArithmeticContext,
    results: [(who: String, what: String)]
  ) {
    self.place = place
    self.input = input
    directives = context.directives
    self.results = results
  }

  /// The place and the input, then the context and each answer on a separate line.
  public var description: String {
    var lines = ["\(place): \(input)", "  \(directives)"]
    for (who, what) in results { lines.append("  \(who): \(what)") }
    return lines.joined(separator: "\n")
  }
}

extension Discrepancy: Codable {
  private enum Key: String, CodingKey { case place, input, directives, results }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    place = try container.decode(String.self, forKey: .place)
    input = try container.decode(String.self, forKey: .input)
    directives = try container.decode(String.self, forKey: .directives)
    // The array alternates origins and answers, because a tuple cannot conform to `Codable`.
    let words = try container.decode([String].self, forKey: .results)
    results = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(place, forKey: .place)
    try container.encode(input, forKey: .input)
    try container.encode(directives, forKey: .directives)
    try container.encode(results.flatMap { [$0.who, $0.what] }, forKey: .results)
  }
}

/// The number of discrepancies, and the first twenty of them.
public struct Discrepancies: Codable, Sendable {
  /// The number of discrepancies.
  public private(set) var count = 0
  /// The first discrepancies.
  public private(set) var first: [Discrepancy] = []
  /// The largest number of discrepancies that are kept.
  public static let kept = 20

  /// Creates an empty list.
  public init() {}

  /// Adds a discrepancy.
  ///
  ///     var found = Discrepancies()
  ///     for line in 1...25 {
  ///       found.add(Discrepancy(place: "\(line)", input: "", context: .decimal32, results: []))
  ///     }
  ///     [found.count, found.first.count]  // [25, 20]
  public mutating func add(_ discrepancy: Discrepancy) {
    count += 1
    if first.count < Self.kept { first.append(discrepancy) }
  }

  /// Adds the discrepancies of another run.
  public mutating func add(_ others: Discrepancies) {
    count += others.count
    first.append(contentsOf: others.first.prefix(Self.kept - first.count))
  }
}
