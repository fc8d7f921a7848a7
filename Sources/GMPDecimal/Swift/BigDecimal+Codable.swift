extension BigDecimal: Codable {
  /// Encodes ``description`` as text, because many coders pass a number through `Double`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a text that ``init(_:)`` accepts.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = BigDecimal(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a number, or one too long: \(text.prefix(64))")
    }
    self = value
  }
}
