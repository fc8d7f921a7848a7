#if !hasFeature(Embedded)
extension CodingUserInfoKey {
  /// The key of the `Catalog` in which a decoder looks up units; the default is the standard
  /// catalog.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.unitCatalog] = try Catalog(registry: file)
  /// ```
  public static let unitCatalog = CodingUserInfoKey.named("org.metryvo.unitCatalog")

  private static func named(_ name: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("any text is a key")
    }
    return key
  }
}

extension MeasureUnit: Codable {
  /// Encodes the identifier: `"mile"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Decodes an identifier and looks up the unit in the catalog of the decoder's `userInfo`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the catalog has no such unit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    let catalog = decoder.userInfo[.unitCatalog] as? Catalog ?? .standard
    guard let unit = catalog.unit(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no unit has the identifier '\(identifier.prefix(64))'")
    }
    self = unit
  }
}
#endif
