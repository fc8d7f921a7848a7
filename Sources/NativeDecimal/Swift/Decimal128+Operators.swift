import DecimalArithmetic

extension Decimal128: AdditiveArithmetic {
  /// Returns the sum, rounded half-even to 34 digits.
  ///
  /// Operators compute in ``ArithmeticContext/decimal128`` and drop the conditions. Named
  /// operations such as ``add(_:_:in:)`` take another rounding and return the conditions, which say
  /// whether a result is exact.
  ///
  ///     Decimal128("0.1")! + Decimal128("0.2")!  // 0.3
  public static func + (x: Self, y: Self) -> Self { add(x, y, in: .decimal128).value }

  /// Returns the difference, rounded half-even to 34 digits; see ``+(_:_:)``.
  ///
  ///     Decimal128("20.00")! - Decimal128("17.90")!  // 2.10
  public static func - (x: Self, y: Self) -> Self { subtract(x, y, in: .decimal128).value }
}

extension Decimal128 {
  /// Returns the product, rounded half-even to 34 digits; see ``+(_:_:)``.
  ///
  ///     Decimal128("1.20")! * 3  // 3.60
  public static func * (x: Self, y: Self) -> Self { multiply(x, y, in: .decimal128).value }

  /// Multiplies, rounded half-even to 34 digits; see ``+(_:_:)``.
  ///
  ///     var price = Decimal128("19.90")!
  ///     price *= 2
  ///     price  // 39.80
  public static func *= (x: inout Self, y: Self) { x = x * y }

  /// Returns the quotient, rounded half-even to 34 digits; infinite for x ÷ 0 and NaN for 0 ÷ 0.
  ///
  ///     Decimal128("2.40")! / 2  // 1.20
  ///     Decimal128(1) / 3  // 0.3333333333333333333333333333333333
  ///     Decimal128(1) / 0  // Infinity
  public static func / (x: Self, y: Self) -> Self { divide(x, by: y, in: .decimal128).value }

  /// Divides, rounded half-even to 34 digits; see ``/(_:_:)``.
  public static func /= (x: inout Self, y: Self) { x = x / y }
}
