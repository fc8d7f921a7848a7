import DecimalArithmetic

/// A calculated number: an exact fraction if it fits ``ExactRatio``, else a decimal of the backend.
///
///     let one = CalculatedValue<Decimal128>(1)
///     let third = try one.divided(by: CalculatedValue(3), in: .decimal128)
///     try third.multiplied(by: CalculatedValue(3), in: .decimal128) == one  // true
///
/// The first rule that applies determines the result of an operation:
///
/// 1. The operation on two fractions is exact if the result fits ``ExactRatio``: 1 ÷ 3 × 3 = 1.
/// 2. Otherwise each operand becomes a decimal, rounded to the context, and the backend's operation
///    rounds once. The result is exact if neither the operands nor the operation were rounded. An
///    exact result of at most 38 digits becomes a fraction again.
///
/// A rounded value stays rounded: 10³⁰ + 10⁻³⁰ − 10³⁰ has an intermediate sum of 61 digits and is
/// about 0 in decimal128. The value is always finite. An operation without a finite value throws a
/// ``CalculationError``.
public enum CalculatedValue<Number: DecimalBackend>: Hashable, Sendable {
  /// An exact fraction.
  case fraction(ExactRatio)
  /// A finite decimal that is no fraction of at most 128 bits, or was rounded.
  case decimal(Number, isExact: Bool)

  /// The exact number 0.
  @inlinable
  public static var zero: CalculatedValue { .fraction(.zero) }

  /// Creates an exact integer.
  @inlinable
  public init(_ value: Int) {
    self = .fraction(
      ExactRatio(isNegative: value < 0, UInt128(value.magnitude)) ?? .zero)
  }

  /// Whether the value is exact: no operation rounded it.
  @inlinable
  public var isExact: Bool {
    switch self {
    case .fraction: true
    case .decimal(_, let isExact): isExact
    }
  }

  /// Whether the value is 0.
  @inlinable
  public var isZero: Bool {
    switch self {
    case .fraction(let ratio): ratio.isZero
    case .decimal(let number, _): number.isZero
    }
  }

  /// Whether the value is below 0.
  @inlinable
  public var isNegative: Bool {
    switch self {
    case .fraction(let ratio): ratio.isNegative
    case .decimal(let number, _): number.isNegative && !number.isZero
    }
  }

  /// Returns the value as a decimal of at most the context's digits, rounded once.
  ///
  /// The fraction 2/3 is 0.6666666666666666666666666666666667 in decimal128, inexact.
  ///
  ///     let thirds = CalculatedValue<Decimal128>.fraction(ExactRatio(2, over: 3)!)
  ///     thirds.decimal(in: .decimal32).value  // 0.6666667
  ///     thirds.decimal(in: .decimal32).conditions  // Inexact Rounded
  ///
  /// - Conditions: the conditions of the rounding; inexact and rounded for a value that an earlier
  ///   operation rounded.
  /// - Precondition: the backend supports the context.
  @inlinable
  public func decimal(in context: ArithmeticContext) -> Outcome<Number> {
    if case .fraction(let ratio) = self, ratio.denominator == 1,
      let number = Number(
        exactly: ratio.numerator, exponent: ratio.exponent, isNegative: ratio.isNegative)
    {
      return Number.plus(number, in: context)
    }
    let result = rounded(to: .digits(context.precision), in: context)
    return Outcome(result.value, result.conditions)
  }

  /// Returns the value rounded once to a number of digits or decimals.
  ///
  /// A fraction is rounded directly, without an intermediate decimal.
  ///
  ///     let eighth = CalculatedValue<Decimal128>.fraction(ExactRatio(1, over: 8)!)
  ///     eighth.rounded(to: .decimals(2), in: .decimal128).value  // 0.12
  ///
  /// - Conditions: the conditions of the rounding; inexact and rounded for a value that an earlier
  ///   operation rounded.
  /// - Precondition: the backend supports the context.
  @inlinable
  public func rounded(
    to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Number> {
    switch self {
    case .fraction(let ratio) where !ratio.isZero:
      let one = Number.parse("1", in: context).value
      return Number.convert(one, by: .linear(ratio), to: target, in: context)
    case .fraction:
      return Conversion(Number.parse("0", in: context).value)
    case .decimal(let number, let isExact):
      var result = Number.round(number, to: target, in: context)
      if !isExact { result.conditions.formUnion([.inexact, .rounded]) }
      return result
    }
  }
}
