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
  ///     BigDecimal("0.1")! + BigDecimal("0.2")!  // 0.3
  ///     (BigDecimal("1E+30")! + BigDecimal("1E-30")!).digitCount  // 61
  public static func + (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(add(x, y, in: .widest))
  }

  /// Returns the exact difference; see ``+(_:_:)``.
  ///
  ///     BigDecimal("20.00")! - BigDecimal("19.99")!  // 0.01
  ///     BigDecimal("1.00")! - 1  // 0.00
  public static func - (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(subtract(x, y, in: .widest))
  }
}

extension BigDecimal {
  /// Returns the exact product; see ``+(_:_:)``.
  ///
  ///     BigDecimal("19.99")! * 3  // 59.97
  ///     let ones = BigDecimal("11111111111111111111")!
  ///     ones * ones  // 123456790123456790120987654320987654321
  public static func * (x: BigDecimal, y: BigDecimal) -> BigDecimal {
    exact(multiply(x, y, in: .widest))
  }

  /// Sets x to the exact product; see ``+(_:_:)``.
  ///
  ///     var side = BigDecimal("1.50")!
  ///     side *= side
  ///     side  // 2.2500
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
