/// The members of a JSON object of which no key may be unknown.
struct StrictMembers {
  private let container: KeyedDecodingContainer<Name>

  /// Any key at all, so that unknown ones are seen.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ decoder: any Decoder, allowing keys: [String]) throws {
    container = try decoder.container(keyedBy: Name.self)
    for key in container.allKeys.map(\.stringValue).sorted() where !keys.contains(key) {
      throw problem(.unknownKey(known: keys), at: key)
    }
  }

  func required<Value: Decodable>(_ key: String, as: Value.Type = Value.self) throws -> Value {
    try container.decode(Value.self, forKey: Name(stringValue: key))
  }

  /// `nil` only if the key is absent: null is a value of another type.
  func optional<Value: Decodable>(_ key: String) throws -> Value? {
    container.contains(Name(stringValue: key)) ? try required(key, as: Value.self) : nil
  }

  /// A problem of this object, or of one of its members.
  func problem(_ problem: BudgetFileError.Problem, at key: String? = nil) -> PlacedProblem {
    let path = container.codingPath + (key.map { [Name(stringValue: $0)] } ?? [])
    return PlacedProblem(path: PlacedProblem.text(of: path), problem: problem)
  }
}
