#if !hasFeature(Embedded)
import DecimalArithmetic

extension NumberPrecision: Codable {
  /// Writes `"all"`, `{"decimals": 2}` or `{"significantDigits": 3}`.
  public func encode(to encoder: any Encoder) throws {
    let coded: CodedChoice =
      switch self {
      case .decimals(let count): .counts(["decimals": count])
      case .significantDigits(let count): .counts(["significantDigits": count])
      case .all: .word("all")
      }
    try coded.encode(to: encoder)
  }

  /// Reads a value that ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedChoice(from: decoder)
    if let count = coded.only("decimals") {
      self = .decimals(count)
    } else if let count = coded.only("significantDigits") {
      self = .significantDigits(count)
    } else if coded == .word("all") {
      self = .all
    } else {
      throw coded.mismatch(decoder, expected: "all, decimals or significantDigits")
    }
  }
}

extension SmallNumbers: Codable {
  /// Writes `"asManyDigits"`, `"zero"` or `{"digits": 2}`.
  public func encode(to encoder: any Encoder) throws {
    let coded: CodedChoice =
      switch self {
      case .asManyDigits: .word("asManyDigits")
      case .digits(let count): .counts(["digits": count])
      case .zero: .word("zero")
      }
    try coded.encode(to: encoder)
  }

  /// Reads a value that ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedChoice(from: decoder)
    if let count = coded.only("digits") {
      self = .digits(count)
    } else if coded == .word("asManyDigits") {
      self = .asManyDigits
    } else if coded == .word("zero") {
      self = .zero
    } else {
      throw coded.mismatch(decoder, expected: "asManyDigits, zero or digits")
    }
  }
}

// The treatment of trailing zeros is encoded as its raw value.
extension TrailingZeros: Codable {}
#endif
