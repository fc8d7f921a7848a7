import DecimalArithmetic

// There is no operator /: most quotients have infinitely many digits, so a division needs a context
// to round to.

extension BigDecimal: AdditiveArithmetic {
  /// Returns the exact sum.
  ///
  /// Operators never round, so their results grow. A sum has the digits from the highest to the
  /// lowest place of both numbers; a product has as many digits as both numbers together. A result
  /// with more than ``maximumDigits`` digits, or with an exponent beyond every context, is NaN.
  /// ``add(_:_:in:)`` and the other named operations round and return conditions.
  ///
  ///     BigDecimal("1E+30")! + BigDecimal("1E-30")!  // 61 digits
  public static func + (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(add(x, y, in: .widest))
  }

  /// Returns the exact difference; see ``+(_:_:)``.
  public static func - (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(subtract(x, y, in: .widest))
  }
}

extension BigDecimal {
  /// Returns the exact product; see ``+(_:_:)``.
  public static func * (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(multiply(x, y, in: .widest))
  }

  /// Sets x to the exact product; see ``+(_:_:)``.
  public static func *= (x: inout BigDecimal, y: BigDecimal) { x = x * y }

  /// Returns the result of an operation in the widest context, or NaN if the result is inexact.
  private static func exact(_ outcome: Outcome<BigDecimal>) -> BigDecimal {
    outcome.isExact ? outcome.value : BigDecimal(.quietNaN, storage: outcome.value.storage)
  }
}

extension ArithmeticContext {
  /// The context with the largest precision and exponents.
  static var widest: ArithmeticContext {
    ArithmeticContext(precision: limit, maxExponent: limit, minExponent: -limit)
  }
}
