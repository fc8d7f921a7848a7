import DecimalArithmetic

// In-place operations: the result replaces the first operand. A value whose limbs are not shared
// keeps its memory. Results and conditions are those of the operations that return a new value.
extension BigDecimal {
  /// Adds `y` like ``add(_:_:in:)``; the sum reuses the memory of self if no other value shares it.
  ///
  ///     var bill = BigDecimal("19.99")!
  ///     bill.add(BigDecimal("5.01")!, in: .decimal128).isEmpty  // true
  ///     bill  // 25.00
  ///
  /// - Returns: the conditions raised.
  public mutating func add(_ y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(
      Self.sum(self, y, flippingSecond: false, in: context, destination: destination))
  }

  /// Subtracts `y` like ``subtract(_:_:in:)``.
  ///
  /// The difference reuses the memory of self if no other value shares it.
  ///
  ///     var balance = BigDecimal("1E+7")!
  ///     balance.subtract(BigDecimal("0.01")!, in: .decimal32)  // Inexact Rounded
  ///     balance  // 1.000000E+7
  ///
  /// - Returns: the conditions raised.
  public mutating func subtract(_ y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(
      Self.sum(self, y, flippingSecond: true, in: context, destination: destination))
  }

  /// Multiplies by `y` like ``multiply(_:_:in:)``.
  ///
  /// The product reuses the memory of self if no other value shares it.
  ///
  ///     var savings: BigDecimal = 1_000
  ///     savings.multiply(by: BigDecimal("1.05")!, in: .decimal128).isEmpty  // true
  ///     savings  // 1050.00
  ///
  /// - Returns: the conditions raised.
  public mutating func multiply(by y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(Self.product(self, y, in: context, destination: destination))
  }

  /// Divides by `y` like ``divide(_:by:in:)``.
  ///
  /// The quotient reuses the memory of self if no other value shares it.
  ///
  ///     var bill: BigDecimal = 100
  ///     bill.divide(by: 3, in: .decimal32)  // Inexact Rounded
  ///     bill  // 33.33333
  ///
  /// - Returns: the conditions raised.
  public mutating func divide(by y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    let destination = destination
    return become(Self.quotient(self, y, in: context, destination: destination))
  }

  /// Quantizes to `y` like ``quantize(_:to:in:)``.
  ///
  /// The result reuses the memory of self if no other value shares it.
  ///
  ///     var price = BigDecimal("19.9")!
  ///     price.quantize(to: BigDecimal("0.01")!, in: .decimal128).isEmpty  // true
  ///     price  // 19.90
  ///
  /// - Returns: the conditions raised.
  public mutating func quantize(to y: BigDecimal, in context: ArithmeticContext) -> Conditions {
    if let conditions = cutOwnLimbs(to: y, in: context) { return conditions }
    let destination = destination
    return become(Self.quantized(self, to: y, in: context, destination: destination))
  }

  /// Sets self to the value of `outcome`, whose limbs may be stored in the memory of self.
  @inline(__always)
  mutating func become(_ outcome: Outcome<BigDecimal>) -> Conditions {
    // Keeps the old limbs alive: the operation used their memory without counting a reference.
    withExtendedLifetime(limbs) {}
    self = outcome.value
    return outcome.conditions
  }
}
