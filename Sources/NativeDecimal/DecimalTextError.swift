import DecimalArithmetic

/// Where and why a text is no number.
public struct DecimalTextError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is empty or ends where a digit must follow.
    case incomplete
    /// The byte cannot stand where it stands.
    case unexpectedByte(UInt8)
    /// The payload of a NaN has more digits than the context allows.
    case payloadTooLong(limit: Int)
  }

  /// The offset in bytes of the first byte in error; the length if the text is incomplete.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason

  /// The error of a text that does not parse.
  init(_ text: UnsafeBufferPointer<UInt8>, payloadDigits: Int) {
    do throws(NumericString.SyntaxError) {
      let syntax = try NumericString(text)
      // Only a payload is left to be wrong; the first digit too many is in error.
      offset = syntax.significantDigits.lowerBound + payloadDigits
      reason = .payloadTooLong(limit: payloadDigits)
    } catch {
      offset = error.offset
      reason =
        error.offset < text.count ? .unexpectedByte(text[error.offset]) : .incomplete
    }
  }
}
