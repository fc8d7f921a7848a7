import DecimalArithmetic

/// Reads a number as people type it: digits with at most one point, a sign, an exponent.
///
///     number   ::= [sign] (digits ['.' [digits]] | '.' digits) [exponent]
///     sign     ::= '+' | '-' | '−' (U+2212)
///     exponent ::= ('e' | 'E') [sign] digits
///
/// Digits are ASCII. There is no grouping and no decimal comma: `1,234` is an error that says where,
/// never a guess. NaN and infinities are no input. White space around the number is ignored.
public struct NumberReader: Hashable, Sendable {
  /// The most digits that are read, counted from the first that is not 0.
  public let digitLimit: Int
  /// The largest magnitude of the exponent of a number's first digit.
  public let exponentLimit: Int

  /// A reader with the limits of the backend it reads for.
  public init(digitLimit: Int, exponentLimit: Int) {
    self.digitLimit = digitLimit
    self.exponentLimit = exponentLimit
  }

  /// Limits of decimal128: 34 digits, exponents up to 6144.
  public static let decimal128 = NumberReader(digitLimit: 34, exponentLimit: 6_144)
  /// Limits for arbitrary precision: 100 000 digits, exponents up to 1 000 000.
  public static let arbitraryPrecision = NumberReader(
    digitLimit: 100_000, exponentLimit: 1_000_000)

  /// The number that `text` denotes, unrounded.
  ///
  ///     try NumberReader.decimal128.read("−40", as: Decimal128.self)  // -40
  ///
  /// - Throws: ``MeasureTextError`` that names the character or the limit.
  /// - Complexity: O(*n*) for *n* bytes up to the limits.
  public func read<Number: DecimalBackend>(
    _ text: String, as type: Number.Type = Number.self
  ) throws(MeasureTextError) -> Number {
    let ascii = try numericString(text)
    var syntax: NumericString?
    ascii.withUnsafeBufferPointer { syntax = try? NumericString($0) }
    guard let syntax, syntax.kind == .finite else {
      throw .notANumber(MeasureTextError.excerpt(text))
    }
    if syntax.digitCount == 0 {
      return zero(syntax, as: type)
    }
    if syntax.digitCount > digitLimit {
      throw .tooManyDigits(count: syntax.digitCount, limit: digitLimit)
    }
    let adjusted = syntax.exponent + syntax.digitCount - 1
    guard abs(adjusted) <= exponentLimit else { throw .exponentOutOfRange(limit: exponentLimit) }
    guard let number = Number(exactly: String(decoding: ascii, as: UTF8.self)) else {
      // Within the limits only a subnormal number with digits below Etiny is left.
      throw .exponentOutOfRange(limit: exponentLimit)
    }
    return number
  }

  /// A zero with its exponent, or the nearest within the limit: a zero has no magnitude to lose.
  private func zero<Number: DecimalBackend>(
    _ syntax: NumericString, as type: Number.Type
  ) -> Number {
    let exponent = max(-exponentLimit, min(0, syntax.exponent))
    let text = "\(syntax.isNegative ? "-" : "")0E\(exponent)"
    guard let zero = Number(exactly: text) else { preconditionFailure("0 fits every backend") }
    return zero
  }

  /// The text in ASCII, or the place where it is no number.
  private func numericString(_ text: String) throws(MeasureTextError) -> [UInt8] {
    var scanner = CharacterScanner(text)
    var ascii: [UInt8] = []
    scanner.takeSign(into: &ascii)
    let integerDigits = scanner.takeDigits(into: &ascii)
    var fractionDigits = 0
    if scanner.take(".", into: &ascii) { fractionDigits = scanner.takeDigits(into: &ascii) }
    if integerDigits + fractionDigits == 0 { throw scanner.unexpected(in: text) }
    if scanner.take("e", into: &ascii) || scanner.take("E", into: &ascii) {
      scanner.takeSign(into: &ascii)
      if scanner.takeDigits(into: &ascii) == 0 { throw scanner.unexpected(in: text) }
    }
    if !scanner.isAtEnd { throw scanner.unexpected(in: text) }
    return ascii
  }
}
