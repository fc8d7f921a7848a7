import DecimalArithmetic

extension CalculationError: CustomStringConvertible {
  public var description: String { english }

  /// The error as an English sentence, without a capital and a full stop.
  public var english: String {
    switch self {
    case .divisionByZero: "division by zero has no value"
    case .roundedToZero:
      "a value that was rounded to 0 before is a divisor or the base of a power"
    case .zeroToPowerZero: "zero to the power zero has no value"
    case .exponentNotWhole:
      "a power has a whole exponent from -\(ArithmeticContext.limit) to \(ArithmeticContext.limit)"
    case .tooLarge(let context):
      "the value is too large: the exponent of its first digit exceeds \(context.maxExponent)"
    case .tooSmall(let context):
      "the value is too small: the smallest magnitude is 1E\(context.etiny)"
    }
  }
}
