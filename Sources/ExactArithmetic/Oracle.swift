import BigInt
import DecimalArithmetic

/// The judge: every operation computed on exact rationals and rounded once, by the definition.
///
/// Slow and obvious on purpose, and none of it is shared with the backends: not the rounding
/// decision, not the overflow rule, not the writer of numbers.
///
/// Each operation returns `nil`, "not judged", where the answer would need more than
/// ``digitLimit`` digits; a runner counts such cases as skipped. Far exponents alone are no reason:
/// see ``sum(_:_:precision:)``.
///
/// Source: General Decimal Arithmetic Specification 1.70; decTest 2.59 for what it leaves open.
package enum Oracle {
  /// The longest coefficient that is built: decimal128 needs at most 12,320 digits for a sum.
  package static let digitLimit = 40_000
}

extension Oracle {
  /// Rounds a number that is not 0 to `context`, with `preferred` as the exponent if it is exact.
  ///
  /// - The last digit stands at max(adjusted exponent − precision + 1, Etiny) or above.
  /// - An exact result has the exponent nearest to the preferred one; rounded is raised if that is
  ///   above it, for then zeros were discarded.
  static func rounded(
    _ value: Rational, preferred: Int, in context: ArithmeticContext
  ) -> Expected? {
    unrounded(value, preferred: preferred, in: context)?.rounded(by: context.rounding)
  }

  /// The same before a mode has chosen: the number between its neighbours.
  static func unrounded(
    _ value: Rational, preferred: Int, in limits: ArithmeticContext
  ) -> Unrounded? {
    let adjusted = value.adjustedExponent
    let lowest = max(adjusted - limits.precision + 1, limits.etiny)
    // At the preferred exponent where it is seen without dividing that it can be kept.
    var exponent =
      preferred > lowest && value.isWhole && value.exponent >= preferred ? preferred : lowest
    var placed = Neighbours(of: value, adjusted: adjusted, at: exponent)
    if exponent < preferred, placed?.isExact ?? true,
      let coarser = Neighbours(of: value, adjusted: adjusted, at: preferred), coarser.isExact
    {
      (exponent, placed) = (preferred, coarser)
    }
    guard let neighbours = placed else { return nil }
    return Unrounded(
      .placed(
        Placement(
          neighbours: neighbours, exponent: exponent,
          rule: .rounded(adjusted: adjusted, preferred: preferred, lowest: lowest))),
      in: limits)
  }

  /// The last steps of a rounded result: the carry to one digit too many, Emax, and clamp.
  ///
  /// `digits` is the number of digits the result may have, at most the precision.
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
      if padding > digitLimit { return nil }
      coefficient *= .powerOfTen(padding)
      exponent = context.etop
      conditions.insert(.clamped)
    }
    return .finite(
      isNegative: isNegative, coefficient.coefficient, exponent: exponent, conditions)
  }

  /// A zero, its exponent brought into Etiny…Emax, or Etiny…Etop with clamp.
  static func zero(
    isNegative: Bool, exponent: Int, _ conditions: Conditions = [], in context: ArithmeticContext
  ) -> Expected {
    let highest = context.clamp ? context.etop : context.maxExponent
    let fitting = min(max(exponent, context.etiny), highest)
    return .finite(
      isNegative: isNegative, .zero, exponent: fitting,
      fitting == exponent ? conditions : conditions.union(.clamped))
  }

  /// Beyond Emax: infinity, or the largest finite number where the mode rounds towards it.
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
    if context.precision > digitLimit { return nil }
    return .finite(
      isNegative: isNegative, .nines(context.precision), exponent: context.etop, raised)
  }
}
