import DecimalArithmetic

/// The reason why an operation has no value.
///
/// The error carries no sentence: ``identifier`` names the case, and ``english`` is the English
/// sentence.
public enum CalculationError: Error, Hashable, Sendable {
  /// A division by 0, or a negative power of 0.
  case divisionByZero
  /// A divisor, or the base of a power with an exponent of 0 or below, was rounded to 0 by an
  /// earlier operation.
  case roundedToZero
  /// 0 to the power 0, which is an invalid operation in General Decimal Arithmetic.
  case zeroToPowerZero
  /// A power whose exponent is no whole number, or is beyond ±``ArithmeticContext/limit``.
  case exponentNotWhole
  /// The adjusted exponent exceeds the greatest exponent of the context.
  case tooLarge(ArithmeticContext)
  /// The value is not 0, but rounds to 0 in the context.
  case tooSmall(ArithmeticContext)

  /// The stable identifier of the error.
  public var identifier: String {
    switch self {
    case .divisionByZero: "divisionByZero"
    case .roundedToZero: "roundedToZero"
    case .zeroToPowerZero: "zeroToPowerZero"
    case .exponentNotWhole: "exponentNotWhole"
    case .tooLarge: "tooLarge"
    case .tooSmall: "tooSmall"
    }
  }
}
