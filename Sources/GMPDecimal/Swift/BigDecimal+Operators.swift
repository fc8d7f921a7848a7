import DecimalArithmetic

// There is no operator /: most quotients have infinitely many digits, so a division needs a
// context.

extension BigDecimal: AdditiveArithmetic {
  /// Returns the sum, exactly.
  ///
  /// Operators never round, so their results grow: a sum has the digits from the first to the last
  /// of both numbers, and a product as many as both numbers together. A result that would need more
  /// than ``maximumDigits``, or an exponent that no context has, is NaN. ``add(_:_:in:)`` and the
  /// other named operations round and return conditions.
  ///
  ///     BigDecimal("1E+30")! + BigDecimal("1E-30")!  // 61 digits
  public static func + (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(add(x, y, in: .widest))
  }

  /// Returns the difference, exactly; see ``+(_:_:)``.
  public static func - (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(subtract(x, y, in: .widest))
  }
}

extension BigDecimal {
  /// Returns the product, exactly; see ``+(_:_:)``.
  public static func * (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(multiply(x, y, in: .widest))
  }

  /// Multiplies, exactly; see ``+(_:_:)``.
  public static func *= (x: inout BigDecimal, y: BigDecimal) { x = x * y }

  /// Returns the result of an operation in the widest context, or NaN if it is inexact even there.
  private static func exact(_ outcome: Outcome<BigDecimal>) -> BigDecimal {
    outcome.isExact ? outcome.value : BigDecimal(.quietNaN, storage: outcome.value.storage)
  }
}

extension ArithmeticContext {
  /// The context with the widest limits.
  static var widest: ArithmeticContext {
    ArithmeticContext(precision: limit, maxExponent: limit, minExponent: -limit)
  }
}
