import DecimalArithmetic
import UnitCatalog

/// The reasons why a conversion has no number to show.
public enum MissingResult: Hashable, Sendable {
  case divisionByZero
  case logarithmOfZero
  case logarithmOfNegative
  /// The result is beyond the range of the context.
  case tooLarge
  /// The result is not 0, but nearer to 0 than the smallest number of the context.
  case tooSmall

  /// Creates the reason why `conversion`, the result of `plan` in `context`, has no number to show.
  ///
  /// The initialiser returns `nil` if there is a number to show.
  ///
  /// Beyond the range of the context, the rounding mode decides between infinity and the largest
  /// number, and between 0 and the smallest number. None of these numbers is near the exact result,
  /// so none is shown. A result that the target's decimals round to 0 is shown: the initialiser
  /// returns `nil`, and `elseDigits` of the target states the digits.
  ///
  ///     let converter = Converter<Decimal128>()
  ///     let plan = try ConversionPlan(from: .milePerGallon, to: .literPer100Kilometer)
  ///     let result = converter.convert(0, by: plan)
  ///     MissingResult(of: result, by: plan, in: converter.context)  // Optional(division by zero)
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
