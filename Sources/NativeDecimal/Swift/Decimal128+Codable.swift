#if !hasFeature(Embedded)
extension Decimal128: Codable {
  /// Writes the text of ``description``, because many coders would convert a number to `Double`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a text that ``init(_:)`` accepts.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Decimal128(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a number of at most 34 digits: \(text.prefix(64))")
    }
    self = value
  }
}
#endif
