#if !hasFeature(Embedded)
/// The coded form of an enum case: a word (`"all"`), or counts by name (`{"digits": 5}`).
package enum CodedChoice: Codable, Hashable {
  case word(String)
  case counts([String: Int])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      self = .word(word)
    } else {
      self = .counts(try container.decode([String: Int].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .word(let word): try container.encode(word)
    case .counts(let counts): try container.encode(counts)
    }
  }

  /// Returns the count named `name` if the value has no other count; otherwise `nil`.
  package func only(_ name: String) -> Int? {
    guard case .counts(let counts) = self, counts.count == 1 else { return nil }
    return counts[name]
  }

  /// Returns the counts named `first` and `second` if the value has no other count; otherwise
  /// `nil`.
  package func both(_ first: String, _ second: String) -> (Int, Int)? {
    guard case .counts(let counts) = self, counts.count == 2, let one = counts[first],
      let other = counts[second]
    else { return nil }
    return (one, other)
  }

  /// Returns a decoding error: the value has none of the forms that `expected` lists.
  package func mismatch(_ decoder: any Decoder, expected: String) -> DecodingError {
    DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "expected \(expected), not \(text)"))
  }

  private var text: String {
    switch self {
    case .word(let word): "\"\(word.prefix(64))\""
    case .counts(let counts): "an object of \(counts.count) numbers"
    }
  }
}
#endif
