import DecimalArithmetic

/// An interchange format of IEEE 754 with the decimal encoding (DPD), written after `#` in decTest.
///
/// An encoding has, from its first bit: the sign; the combination field of five bits; the exponent
/// continuation; the declets of all digits but the first.
///
/// Source: IEEE 754-2019, 3.5.2 and table 3.6.
public struct InterchangeFormat: Hashable, Sendable {
  /// The number of bits: 32, 64 or 128.
  public let width: Int
  /// The precision, the limits and the clamp of the format.
  public let context: ArithmeticContext

  /// The format decimal32.
  public static let decimal32 = InterchangeFormat(width: 32, context: .decimal32)
  /// The format decimal64.
  public static let decimal64 = InterchangeFormat(width: 64, context: .decimal64)
  /// The format decimal128.
  public static let decimal128 = InterchangeFormat(width: 128, context: .decimal128)
  /// The three formats.
  public static let all = [decimal32, decimal64, decimal128]

  /// The number of declets, each of three digits; the first digit is in the combination field.
  var declets: Int { (context.precision - 1) / 3 }
  /// The number of exponent bits besides the two bits in the combination field.
  var continuationBits: Int { width - 6 - 10 * declets }
  /// The bias of the exponent, with which Etiny is encoded as 0.
  var bias: Int { -context.etiny }
}
