extension PropertyFailure: Codable {
  private enum Key: String, CodingKey {
    case identifier, origin, caseNumber, found, shrunk, results, shrinking, replay, savedIn
  }

  /// One line of the results, as a structure: a tuple cannot conform to `Codable`.
  private struct Result: Codable {
    var who: String
    var what: String
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      identifier: try container.decode(String.self, forKey: .identifier),
      origin: try container.decode(String.self, forKey: .origin),
      caseNumber: try container.decodeIfPresent(UInt64.self, forKey: .caseNumber),
      found: try container.decode(String.self, forKey: .found),
      shrunk: try container.decode(String.self, forKey: .shrunk),
      results: try container.decode([Result].self, forKey: .results).map { ($0.who, $0.what) },
      shrinking: try container.decode(Shrinking.self, forKey: .shrinking),
      replay: try container.decodeIfPresent(String.self, forKey: .replay),
      savedIn: try container.decodeIfPresent(String.self, forKey: .savedIn))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(identifier, forKey: .identifier)
    try container.encode(origin, forKey: .origin)
    try container.encodeIfPresent(caseNumber, forKey: .caseNumber)
    try container.encode(found, forKey: .found)
    try container.encode(shrunk, forKey: .shrunk)
    try container.encode(results.map { Result(who: $0.who, what: $0.what) }, forKey: .results)
    try container.encode(shrinking, forKey: .shrinking)
    try container.encodeIfPresent(replay, forKey: .replay)
    try container.encodeIfPresent(savedIn, forKey: .savedIn)
  }
}
