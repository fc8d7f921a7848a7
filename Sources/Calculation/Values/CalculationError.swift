import DecimalArithmetic

/// Why an operation has no value.
///
/// An error is a value: ``identifier`` says which sentence it is, and ``english`` is the sentence in
/// English.
public enum CalculationError: Error, Hashable, Sendable {
  /// A division by 0, or a negative power of 0.
  case divisionByZero
  /// An earlier operation rounded a divisor to 0, or the base of the power 0 or a negative power.
  case roundedToZero
  /// 0 to the power 0, which has no value in General Decimal Arithmetic.
  case zeroToPowerZero
  /// A power whose exponent is no whole number, or beyond ±``ArithmeticContext/limit``.
  case exponentNotWhole
  /// The exponent of the first digit exceeds the largest of the context.
  case tooLarge(ArithmeticContext)
  /// The value is not 0 and below the smallest magnitude of the context.
  case tooSmall(ArithmeticContext)

  /// The word for the kind of error, which stays from version to version.
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
