import DecimalArithmetic
import UnitCatalog

/// Why a conversion has no number to show.
public enum MissingResult: Hashable, Sendable {
  case divisionByZero
  case logarithmOfZero
  case logarithmOfNegative
  /// Beyond the numbers of the context.
  case tooLarge
  /// Nearer to 0 than the numbers of the context, and not 0.
  case tooSmall

  /// What keeps `conversion`, the result of `plan` in `context`, from being shown; `nil` if nothing does.
  ///
  /// Beyond the range the rounding mode decides between infinity and the largest number there is, and between 0
  /// and the smallest: one is as wrong as the other. A 0 that fewer decimals than the smallest number has make of
  /// a result is none of these; who asks for so few says what to show instead (`elseDigits`).
  public init?<Number: DecimalBackend>(
    of conversion: Conversion<Number>, by plan: ConversionPlan, in context: ArithmeticContext
  ) {
    let (value, conditions) = (conversion.value, conversion.conditions)
    if conditions.contains(.divisionByZero) {
      if case .level = plan.target.model {
        self = .logarithmOfZero
      } else {
        self = .divisionByZero
      }
    } else if conditions.contains(.invalidOperation) {
      self = .logarithmOfNegative
    } else if !value.isFinite || conditions.contains(.overflow) {
      self = .tooLarge
    } else if conditions.contains(.underflow), value.exponent == context.etiny,
      value.isZero || Self.isSmallest(value, in: context)
    {
      self = .tooSmall
    } else {
      return nil
    }
  }

  /// Whether a number with the exponent Etiny has the coefficient 1.
  private static func isSmallest<Number: DecimalBackend>(
    _ value: Number, in context: ArithmeticContext
  ) -> Bool {
    let smallest = Number.parse("1E\(context.etiny)", in: context).value
    return value.digitCount == 1 && Number.abs(value, in: context).value == smallest
  }
}

extension MissingResult: CustomStringConvertible {
  public var description: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .logarithmOfZero: "the logarithm of zero is infinite"
    case .logarithmOfNegative: "a negative value has no logarithm"
    case .tooLarge: "beyond the range"
    case .tooSmall: "too small for the range"
    }
  }
}
