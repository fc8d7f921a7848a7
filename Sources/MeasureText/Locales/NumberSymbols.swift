/// The decimal mark, the grouping mark and the other signs of numbers in a locale.
///
/// Source: Unicode CLDR, `numbers/symbols`, `decimalFormats`, `percentFormats` and
/// `minimumGroupingDigits` of each locale. Releases 41 to 48 agree on the languages, with one
/// exception: `minimumGroupingDigits` of Italian became 2 in release 46.
public struct NumberSymbols: Hashable, Sendable {
  /// The decimal mark, between the integer part and the decimals.
  public var decimal: Unicode.Scalar
  /// The grouping mark, between groups of digits of the integer part.
  public var grouping: Unicode.Scalar
  /// The least number of digits in front of the last group: with 2, the number 1234 has no groups.
  public var minimumGroupingDigits: Int
  /// Whether a no-break space separates a number and its percent sign.
  public var spacesPercent: Bool
  /// Whether groups in front of the last group have two digits, as in 12,34,567, instead of three.
  public var hasIndianGroups: Bool

  public init(
    decimal: Unicode.Scalar, grouping: Unicode.Scalar, minimumGroupingDigits: Int = 1,
    spacesPercent: Bool = false, hasIndianGroups: Bool = false
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.minimumGroupingDigits = minimumGroupingDigits
    self.spacesPercent = spacesPercent
    self.hasIndianGroups = hasIndianGroups
  }

  /// Whether the marks make every number unambiguous.
  ///
  /// The two marks differ, and no mark is a digit, a sign or the `E` of an exponent. With ambiguous
  /// marks, numbers are written without groups.
  public var areUnambiguous: Bool {
    decimal != grouping && Self.isMark(decimal) && Self.isMark(grouping)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "+", "-", "\u{2212}", "E", "e", "\0": false
    default: true
    }
  }
}

#if !hasFeature(Embedded)
extension NumberSymbols: Codable {
  private enum Key: CodingKey {
    case decimal, grouping, minimumGroupingDigits, spacesPercent, hasIndianGroups
  }

  /// Writes an object of all properties; each mark is a string of one scalar.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(String(decimal), forKey: .decimal)
    try container.encode(String(grouping), forKey: .grouping)
    try container.encode(minimumGroupingDigits, forKey: .minimumGroupingDigits)
    try container.encode(spacesPercent, forKey: .spacesPercent)
    try container.encode(hasIndianGroups, forKey: .hasIndianGroups)
  }

  /// Reads an object that ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` for a missing property, or a mark that is not one scalar.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func mark(_ key: Key) throws -> Unicode.Scalar {
      let text = try container.decode(String.self, forKey: key)
      guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "a mark is one scalar")
      }
      return scalar
    }
    self.init(
      decimal: try mark(.decimal), grouping: try mark(.grouping),
      minimumGroupingDigits: try container.decode(Int.self, forKey: .minimumGroupingDigits),
      spacesPercent: try container.decode(Bool.self, forKey: .spacesPercent),
      hasIndianGroups: try container.decode(Bool.self, forKey: .hasIndianGroups))
  }
}
#endif
