/// The parts of a numeric string, as ranges and offsets of the text; the number is not computed.
///
/// ```text
/// sign           ::= '+' | '-'
/// digits         ::= digit [digit]...
/// decimal-part   ::= digits '.' [digits] | ['.'] digits
/// exponent-part  ::= 'E' [sign] digits
/// numeric-value  ::= decimal-part [exponent-part] | 'Infinity' | 'Inf'
/// nan            ::= 'NaN' [digits] | 'sNaN' [digits]
/// numeric-string ::= [sign] numeric-value | [sign] nan
/// ```
///
/// Letters may be in either case; white space is not allowed. The scan is linear and allocates no
/// memory. ``significantDigits`` is a range of the text, perhaps with the point inside, so a
/// backend can refuse a million digits before it computes with them.
///
/// Source: General Decimal Arithmetic Specification 1.70, "Numeric string syntax".
public struct NumericString: Hashable, Sendable {
  /// The kinds of values that a numeric string denotes.
  public enum Kind: Hashable, Sendable {
    /// A number: digits × 10^exponent.
    case finite
    /// Inf or Infinity.
    case infinity
    /// A quiet NaN; the significant digits are the payload.
    case quietNaN
    /// A signaling NaN; the significant digits are the payload.
    case signalingNaN
  }

  /// The kind of value that the text denotes.
  public let kind: Kind
  /// Whether the text begins with a minus sign.
  public let isNegative: Bool
  /// The range from the first nonzero digit to the last digit, perhaps with the point inside; empty
  /// for 0.
  public let significantDigits: Range<Int>
  /// The offset of the point if it lies inside ``significantDigits``.
  public let pointOffset: Int?
  /// The exponent of the last digit, saturated at ±``exponentLimit``.
  public let exponent: Int

  /// The magnitude at which exponents saturate, 2⁶⁰ − 1, or 2²⁸ − 1 where `Int` has 32 bits
  /// (WebAssembly).
  ///
  /// The limit is beyond every backend's range. The sum of a saturated exponent and the length of a
  /// text cannot overflow.
  public static let exponentLimit = Int.max >> 3

  /// The number of digits from the first nonzero digit; 0 for a zero.
  public var digitCount: Int { significantDigits.count - (pointOffset == nil ? 0 : 1) }

  /// The error of a text that is no numeric string.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// The byte offset of the first byte that the grammar does not allow, or the length of a text
    /// that ends too early.
    public let offset: Int
  }

  /// Scans the whole of `text`.
  ///
  ///     let bytes = Array("-1.50E+3".utf8)
  ///     let number = try bytes.withUnsafeBufferPointer { try NumericString($0) }
  ///     number.digitCount  // 3
  ///     number.exponent  // 1
  ///
  /// - Throws: ``SyntaxError`` with the offset at which the text leaves the grammar.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ text: UnsafeBufferPointer<UInt8>) throws(SyntaxError) {
    var scanner = Scanner(text: text)
    isNegative = scanner.takeSign()
    if let word = scanner.takeWord() {
      kind = word
      let payload = word == .infinity ? scanner.position..<scanner.position : scanner.takeDigits()
      significantDigits = scanner.withoutLeadingZeros(payload)
      pointOffset = nil
      exponent = 0
    } else {
      kind = .finite
      let integerPart = scanner.takeDigits()
      let point = scanner.take(UInt8(ascii: ".")) ? scanner.position - 1 : nil
      // Without a point takeDigits finds nothing: the integer part ended at a byte other than a
      // digit.
      let fraction = scanner.takeDigits()
      if integerPart.isEmpty && fraction.isEmpty { throw SyntaxError(offset: scanner.position) }
      let last = fraction.isEmpty ? integerPart.upperBound : fraction.upperBound
      let significant = scanner.withoutLeadingZeros(integerPart.lowerBound..<last)
      significantDigits = significant
      pointOffset = point.flatMap { significant.contains($0) ? $0 : nil }
      let written = try scanner.takeExponent()
      exponent = max(
        -Self.exponentLimit, min(Self.exponentLimit, written - fraction.count))
    }
    #if SeededFaults
    if scanner.ignoresRest { return }
    #endif
    if scanner.position != text.count { throw SyntaxError(offset: scanner.position) }
  }
}

extension NumericString {
  struct Scanner {
    let text: UnsafeBufferPointer<UInt8>
    var position = 0

    init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

    mutating func take(_ byte: UInt8) -> Bool {
      guard position < text.count, text[position] == byte else { return false }
      position += 1
      return true
    }

    /// Skips an optional sign; returns whether the sign is a minus.
    mutating func takeSign() -> Bool {
      if take(UInt8(ascii: "-")) { return true }
      _ = take(UInt8(ascii: "+"))
      return false
    }

    mutating func takeDigits() -> Range<Int> {
      let start = position
      while position < text.count, text[position] &- UInt8(ascii: "0") <= 9 { position += 1 }
      #if SeededFaults
      if let wrong = faultyDigits(from: start) { return wrong }
      #endif
      return start..<position
    }

    mutating func takeWord() -> Kind? {
      if take(caseInsensitive: "infinity") || take(caseInsensitive: "inf") { return .infinity }
      if take(caseInsensitive: "nan") { return .quietNaN }
      if take(caseInsensitive: "snan") { return .signalingNaN }
      return nil
    }

    private mutating func take(caseInsensitive word: StaticString) -> Bool {
      let length = word.utf8CodeUnitCount
      guard text.count - position >= length else { return false }
      for offset in 0..<length where text[position + offset] | 0x20 != word.utf8Start[offset] {
        return false
      }
      position += length
      return true
    }

    mutating func takeExponent() throws(SyntaxError) -> Int {
      guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return 0 }
      let isNegative = takeSign()
      let digits = takeDigits()
      if digits.isEmpty { throw SyntaxError(offset: position) }
      #if SeededFaults
      if let wrong = faultyExponent(digits, isNegative: isNegative) { return wrong }
      #endif
      var magnitude = 0
      for offset in digits {
        if magnitude > (NumericString.exponentLimit - 9) / 10 {
          magnitude = NumericString.exponentLimit
          break
        }
        magnitude = magnitude * 10 + Int(text[offset] - UInt8(ascii: "0"))
      }
      return isNegative ? -magnitude : magnitude
    }

    func withoutLeadingZeros(_ digits: Range<Int>) -> Range<Int> {
      var start = digits.lowerBound
      while start < digits.upperBound,
        text[start] == UInt8(ascii: "0") || text[start] == UInt8(ascii: ".")
      { start += 1 }
      return start..<digits.upperBound
    }
  }
}
