import DecimalArithmetic

/// A case on which answers differ: one format for vectors, laws and differential runs.
public struct Discrepancy: Sendable, CustomStringConvertible {
  /// Where the case comes from: file, line and identifier, or law, seed and number of the case.
  public let place: String
  /// The operation and its operands, or the equation with its values.
  public let input: String
  /// The limits and the rounding, as decTest writes them.
  public let directives: String
  /// Who said what; the first is what was expected, if one answer is known to be right.
  public let results: [(who: String, what: String)]

  /// A discrepancy from its parts.
  public init(
    place: String, input: String, context: ArithmeticContext,
    results: [(who: String, what: String)]
  ) {
    self.place = place
    self.input = input
    directives = context.directives
    self.results = results
  }

  /// The place and the input, then the context and each answer on a line of its own.
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
    // Who said what, in turn: a pair has no coding of its own.
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

/// All discrepancies counted, the first twenty kept.
public struct Discrepancies: Codable, Sendable {
  /// How many there were.
  public private(set) var count = 0
  /// The first of them.
  public private(set) var first: [Discrepancy] = []
  /// How many are kept.
  public static let kept = 20

  /// No discrepancy.
  public init() {}

  /// Counts one more.
  public mutating func add(_ discrepancy: Discrepancy) {
    count += 1
    if first.count < Self.kept { first.append(discrepancy) }
  }

  /// Adds those of another run.
  public mutating func add(_ others: Discrepancies) {
    count += others.count
    first.append(contentsOf: others.first.prefix(Self.kept - first.count))
  }
}
