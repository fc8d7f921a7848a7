import DecimalArithmetic

extension Decimal128: AdditiveArithmetic {
  /// Returns the sum, rounded half-even to 34 digits.
  ///
  /// Operators compute in ``ArithmeticContext/decimal128`` and drop the conditions. Named
  /// operations such as ``add(_:_:in:)`` take another rounding and return the conditions, which say
  /// whether a result is exact.
  public static func + (x: Self, y: Self) -> Self { add(x, y, in: .decimal128).value }

  /// Returns the difference, rounded half-even to 34 digits; see ``+(_:_:)``.
  public static func - (x: Self, y: Self) -> Self { subtract(x, y, in: .decimal128).value }
}

extension Decimal128 {
  /// Returns the product, rounded half-even to 34 digits; see ``+(_:_:)``.
  public static func * (x: Self, y: Self) -> Self { multiply(x, y, in: .decimal128).value }

  /// Multiplies, rounded half-even to 34 digits; see ``+(_:_:)``.
  public static func *= (x: inout Self, y: Self) { x = x * y }

  /// Returns the quotient, rounded half-even to 34 digits; infinite for x ÷ 0 and NaN for 0 ÷ 0.
  public static func / (x: Self, y: Self) -> Self { divide(x, by: y, in: .decimal128).value }

  /// Divides, rounded half-even to 34 digits; see ``/(_:_:)``.
  public static func /= (x: inout Self, y: Self) { x = x / y }
}
