/// A digest of 128 bits of a sequence of answers; adding a word takes a few nanoseconds.
///
/// Adding a word w to a state s makes the state s″ = s′ ⊕ ⌊s′ ÷ 2⁶⁴⌋ with s′ = (s ⊕ w) · m mod 2¹²⁸
/// and an odd m. For a fixed w the map s ↦ s″ is one to one; for a fixed s the map w ↦ s″ is one to
/// one. Two sequences of equal length that differ in one word therefore never have equal digests.
/// Other sequences collide by chance once in 2¹²⁸. The digest detects differences that arise by
/// mistake, but not answers chosen to collide.
@frozen
public struct AnswerDigest: Hashable, Sendable {
  @usableFromInline var state: UInt128

  /// 2¹²⁸ ÷ φ, rounded to an odd number, with φ the golden ratio; a test recomputes the number.
  @usableFromInline package static var multiplier: UInt128 {
    0x9E37_79B9_7F4A_7C15 << 64 | 0xF39C_C060_5CED_C835
  }

  /// Creates the digest of the empty sequence.
  @inlinable
  public init() { state = Self.multiplier }

  /// Adds a word.
  @inlinable @inline(__always)
  public mutating func add(_ word: UInt64) {
    state = (state ^ UInt128(truncatingIfNeeded: word)) &* Self.multiplier
    state ^= state >> 64
  }

  /// Adds two words, the lower first.
  ///
  ///     var pair = AnswerDigest()
  ///     pair.add(UInt128(1) << 64 | 2)
  ///     pair == [2, 1].reduce(into: AnswerDigest()) { $0.add($1 as UInt64) }  // true
  @inlinable @inline(__always)
  public mutating func add(_ words: UInt128) {
    add(UInt64(truncatingIfNeeded: words))
    add(UInt64(truncatingIfNeeded: words >> 64))
  }

  /// Adds another digest.
  @inlinable @inline(__always)
  public mutating func add(_ other: AnswerDigest) { add(other.state) }

  /// Adds the length of a text in UTF-8, then its bytes, eight to a word.
  ///
  ///     let parts = ["1.5", "0"].reduce(into: AnswerDigest()) { $0.add($1) }
  ///     let whole = ["1.50"].reduce(into: AnswerDigest()) { $0.add($1) }
  ///     parts == whole  // false
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
  /// The digest as 32 hexadecimal digits.
  public var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// Creates the digest whose ``description`` is `text`; `nil` if no digest has this description.
  ///
  ///     AnswerDigest(AnswerDigest().description) == AnswerDigest()  // true
  ///     AnswerDigest("12ab")  // nil
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
