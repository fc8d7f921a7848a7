import DecimalArithmetic

extension Expected {
  /// Returns the final result: drops a digit after a carry, applies Emax, and clamps.
  ///
  /// `digits` is the largest number of digits of the result, at most the precision.
  static func fitted<Integer: ExactInteger>(
    _ coefficient: Integer, exponent: Int, isNegative: Bool, digits: Int,
    _ conditions: Conditions, in context: ArithmeticContext
  ) -> Expected? {
    if coefficient == 0 {
      return zero(isNegative: isNegative, exponent: exponent, conditions, in: context)
    }
    var (coefficient, exponent, conditions) = (coefficient, exponent, conditions)
    var count = coefficient.decimalDigits
    if count > digits {
      coefficient /= 10
      exponent += 1
      count -= 1
    }
    if exponent + count - 1 > context.maxExponent {
      return overflow(isNegative: isNegative, conditions, in: context)
    }
    if context.clamp && exponent > context.etop {
      let padding = exponent - context.etop
      if padding > ExactCoefficient.digitLimit { return nil }
      coefficient *= .powerOfTen(padding)
      exponent = context.etop
      conditions.insert(.clamped)
    }
    return .finite(
      isNegative: isNegative, coefficient.coefficient, exponent: exponent, conditions)
  }

  /// Returns a zero with its exponent limited to Etiny…Emax, or to Etiny…Etop with clamp.
  static func zero(
    isNegative: Bool, exponent: Int, _ conditions: Conditions = [], in context: ArithmeticContext
  ) -> Expected {
    let highest = context.clamp ? context.etop : context.maxExponent
    let fitting = min(max(exponent, context.etiny), highest)
    return .finite(
      isNegative: isNegative, .zero, exponent: fitting,
      fitting == exponent ? conditions : conditions.union(.clamped))
  }

  /// Returns infinity, or the largest finite number if the mode rounds this sign towards 0.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Overflow".
  static func overflow(
    isNegative: Bool, _ conditions: Conditions, in context: ArithmeticContext
  ) -> Expected? {
    let raised = conditions.union([.overflow, .inexact, .rounded])
    let towardsZero =
      switch context.rounding {
      case .down, .up05: true
      case .ceiling: isNegative
      case .floor: !isNegative
      case .halfEven, .halfUp, .halfDown, .up: false
      }
    if !towardsZero { return .infinity(isNegative: isNegative, raised) }
    if context.precision > ExactCoefficient.digitLimit { return nil }
    return .finite(
      isNegative: isNegative, .nines(context.precision), exponent: context.etop, raised)
  }
}
