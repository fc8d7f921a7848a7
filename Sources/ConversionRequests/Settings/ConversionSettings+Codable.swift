#if !hasFeature(Embedded)
import DecimalArithmetic
import MeasureText
import UnitCatalog

// A range is encoded as its raw value.
extension BackendRange: Codable {}

extension ConversionSettings: Codable {
  private enum Key: CodingKey {
    case digits, decimals, rounding, range, locale, region, separators, isStrict, grouping
    case notation, trailingZeros, style, system
  }

  /// Writes an object of the properties that are not `nil`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(digits, forKey: .digits)
    try container.encodeIfPresent(decimals, forKey: .decimals)
    try container.encode(rounding, forKey: .rounding)
    try container.encode(range, forKey: .range)
    try container.encodeIfPresent(locale, forKey: .locale)
    try container.encodeIfPresent(region, forKey: .region)
    try container.encodeIfPresent(separators, forKey: .separators)
    try container.encode(isStrict, forKey: .isStrict)
    try container.encodeIfPresent(grouping, forKey: .grouping)
    try container.encode(notation, forKey: .notation)
    try container.encodeIfPresent(trailingZeros, forKey: .trailingZeros)
    try container.encode(style, forKey: .style)
    try container.encodeIfPresent(system, forKey: .system)
  }

  /// Reads an object; a missing property has its value of ``init()``.
  ///
  /// - Throws: `DecodingError` for a property of another type, and for digits or decimals outside
  ///   the range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ key: Key, else standard: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    self.init()
    rounding = try value(.rounding, else: rounding)
    range = try value(.range, else: range)
    locale = try value(.locale, else: nil)
    region = try value(.region, else: nil)
    separators = try value(.separators, else: nil)
    isStrict = try value(.isStrict, else: false)
    grouping = try value(.grouping, else: nil)
    notation = try value(.notation, else: notation)
    trailingZeros = try value(.trailingZeros, else: nil)
    style = try value(.style, else: style)
    system = try value(.system, else: nil)
    func count(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
      guard let count = try container.decodeIfPresent(Int.self, forKey: key) else { return nil }
      if range.contains(count) { return count }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: "\(count) is not in \(range.lowerBound)...\(range.upperBound)")
    }
    digits = try count(.digits, in: range.precisions)
    decimals = try count(.decimals, in: range.decimals)
  }
}
#endif
