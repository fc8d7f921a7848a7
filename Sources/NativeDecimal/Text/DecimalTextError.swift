import DecimalArithmetic

/// The offset and the reason of the error in a text that is no number.
public struct DecimalTextError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Reason: Hashable, Sendable {
    /// The text is empty or ends where a digit must follow.
    case incomplete
    /// The grammar does not allow the byte at this offset.
    case unexpectedByte(UInt8)
    /// The payload of a NaN has more digits than the context allows.
    case payloadTooLong(limit: Int)
  }

  /// The byte offset of the first byte in error; the length if the text is incomplete.
  public let offset: Int
  /// The error at this offset.
  public let reason: Reason

  /// Creates the error of a text that ``Decimal128/parse(utf8:in:)`` refuses.
  init(_ text: UnsafeBufferPointer<UInt8>, payloadDigits: Int) {
    do throws(NumericString.SyntaxError) {
      let syntax = try NumericString(text)
      // The syntax is valid, so the payload is too long. The first excess digit is the position.
      offset = syntax.significantDigits.lowerBound + payloadDigits
      reason = .payloadTooLong(limit: payloadDigits)
    } catch {
      offset = error.offset
      reason =
        error.offset < text.count ? .unexpectedByte(text[error.offset]) : .incomplete
    }
  }
}
