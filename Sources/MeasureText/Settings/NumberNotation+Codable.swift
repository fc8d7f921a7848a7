#if !hasFeature(Embedded)
import DecimalArithmetic

extension NumberNotation: Codable {
  /// Writes `"plain"`, `"scientific"`, `"engineering"` or the thresholds of automatic notation,
  /// `{"smallest": -12, "largest": 20}`.
  public func encode(to encoder: any Encoder) throws {
    let coded: CodedChoice =
      switch self {
      case .plain: .word("plain")
      case .scientific: .word("scientific")
      case .engineering: .word("engineering")
      case .automatic(let thresholds):
        .counts(["smallest": thresholds.smallest, "largest": thresholds.largest])
      }
    try coded.encode(to: encoder)
  }

  /// Reads a value that ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedChoice(from: decoder)
    if let (smallest, largest) = coded.both("smallest", "largest") {
      self = .automatic(NotationThresholds(smallest: smallest, largest: largest))
      return
    }
    switch coded {
    case .word("plain"): self = .plain
    case .word("scientific"): self = .scientific
    case .word("engineering"): self = .engineering
    default:
      throw coded.mismatch(decoder, expected: "plain, scientific, engineering or two thresholds")
    }
  }
}

extension DigitGrouping: Codable {
  /// Writes `"auto"`, `"always"`, `"never"` or `{"minimum": 2}`.
  public func encode(to encoder: any Encoder) throws {
    let coded: CodedChoice =
      switch self {
      case .auto: .word("auto")
      case .always: .word("always")
      case .minimum(let count): .counts(["minimum": count])
      case .never: .word("never")
      }
    try coded.encode(to: encoder)
  }

  /// Reads a value that ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedChoice(from: decoder)
    if let count = coded.only("minimum") {
      self = .minimum(count)
      return
    }
    switch coded {
    case .word("auto"): self = .auto
    case .word("always"): self = .always
    case .word("never"): self = .never
    default: throw coded.mismatch(decoder, expected: "auto, always, never or minimum")
    }
  }
}
#endif
