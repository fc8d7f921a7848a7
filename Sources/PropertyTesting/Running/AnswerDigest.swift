/// A digest of answers in their order, 128 bits, at a few nanoseconds a word.
///
/// A word w makes of the state s first s′ = (s ⊕ w) · m mod 2¹²⁸, with an odd m, and then s′ ⊕ ⌊s′ ÷ 2⁶⁴⌋. For a
/// given word this maps states one to one, and for a given state words: two sequences of the same length that
/// differ in one word never have the same digest, and others do once in 2¹²⁸ by chance. It tells apart what
/// differs by mistake; against answers that are made up to have a wanted digest it does not help.
@frozen
public struct AnswerDigest: Hashable, Sendable {
  @usableFromInline var state: UInt128

  /// 2¹²⁸ ÷ φ, odd, as of ``CaseRandom``; a test recomputes it.
  @usableFromInline package static var multiplier: UInt128 {
    0x9E37_79B9_7F4A_7C15 << 64 | 0xF39C_C060_5CED_C835
  }

  /// The digest of nothing.
  @inlinable
  public init() { state = Self.multiplier }

  /// Adds a word.
  @inlinable @inline(__always)
  public mutating func add(_ word: UInt64) {
    state = (state ^ UInt128(truncatingIfNeeded: word)) &* Self.multiplier
    state ^= state >> 64
  }

  /// Adds two words, the lower first.
  @inlinable @inline(__always)
  public mutating func add(_ words: UInt128) {
    add(UInt64(truncatingIfNeeded: words))
    add(UInt64(truncatingIfNeeded: words >> 64))
  }

  /// Adds another digest.
  @inlinable @inline(__always)
  public mutating func add(_ other: AnswerDigest) { add(other.state) }

  /// Adds the length of a text in UTF-8 and its bytes, eight to a word.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(UInt64(bytes.count))
      var word: UInt64 = 0
      for (place, byte) in bytes.enumerated() {
        word |= UInt64(byte) << UInt64(8 * (place % 8))
        if place % 8 == 7 || place == bytes.count - 1 {
          add(word)
          word = 0
        }
      }
    }
  }
}

extension AnswerDigest: CustomStringConvertible {
  /// 32 hexadecimal digits.
  public var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// The digest that ``description`` writes so; `nil` for any other text.
  public init?(_ text: String) {
    guard text.utf8.count == 32, let state = UInt128(text, radix: 16) else { return nil }
    self.state = state
    if description != text { return nil }
  }
}

extension AnswerDigest: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = AnswerDigest(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected 32 hexadecimal digits")
    }
    self = digest
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
