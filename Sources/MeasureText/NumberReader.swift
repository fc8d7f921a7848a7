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
  /// The context that holds what is read: its precision is the most digits, counted from the first
  /// that is not 0.
  public let context: ArithmeticContext
  /// The largest magnitude of the exponent of a number's first digit.
  public let exponentLimit: Int

  /// A reader of what `context` holds, up to an exponent.
  public init(context: ArithmeticContext, exponentLimit: Int) {
    self.context = context
    self.exponentLimit = exponentLimit
  }

  /// Reads for decimal128: 34 digits, exponents up to 6144.
  public static let decimal128 = NumberReader(context: .decimal128, exponentLimit: 6_144)
  /// Reads for arbitrary precision: 100 000 digits, exponents up to 1 000 000.
  public static let arbitraryPrecision = NumberReader(
    context: ArithmeticContext(
      precision: 100_000, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit),
    exponentLimit: 1_000_000)

  /// The number that `text` denotes, unrounded.
  ///
  ///     try NumberReader.decimal128.read("−40", as: Decimal128.self)  // -40
  ///
  /// - Throws: ``MeasureTextError`` that names the character or the limit.
  /// - Precondition: the backend supports the reader's context.
  /// - Complexity: O(*n*) for *n* bytes up to the limits.
  public func read<Number: DecimalBackend>(
    _ text: String, as type: Number.Type = Number.self
  ) throws(MeasureTextError) -> Number {
    precondition(Number.supports(context), "the backend does not support the reader's context")
    var text = text
    let syntax: NumericString
    if let plain = Self.scan(&text) {
      syntax = plain
    } else {
      let original = text
      text = try numericString(original)
      guard let scanned = Self.scan(&text) else {
        throw .notANumber(MeasureTextError.excerpt(original))
      }
      syntax = scanned
    }
    if syntax.digitCount > context.precision {
      throw .tooManyDigits(count: syntax.digitCount, limit: context.precision)
    }
    if syntax.digitCount == 0 {
      // A zero has no magnitude to lose, so a huge exponent is brought within the limit.
      let exponent = max(-exponentLimit, min(0, syntax.exponent))
      text = "\(syntax.isNegative ? "-" : "")0E\(exponent)"
    } else {
      let adjusted = syntax.exponent + syntax.digitCount - 1
      guard abs(adjusted) <= exponentLimit else { throw .exponentOutOfRange(limit: exponentLimit) }
    }
    let outcome = Number.parse(text, in: context)
    // Within the limits only a subnormal number can still lose digits.
    guard outcome.isExact else { throw .exponentOutOfRange(limit: exponentLimit) }
    return outcome.value
  }

  /// The structure of a text that is a number as it stands, without white space or U+2212.
  private static func scan(_ text: inout String) -> NumericString? {
    let syntax = text.withUTF8 { try? NumericString($0) }
    return syntax?.kind == .finite ? syntax : nil
  }

  /// The text as a numeric string, or the place where it is no number.
  private func numericString(_ text: String) throws(MeasureTextError) -> String {
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
    return String(decoding: ascii, as: UTF8.self)
  }
}
