import DecimalArithmetic

extension BigDecimal {
  // Always inlined: the compiler would otherwise split the function into a wrapper and a copy with
  // fewer arguments.
  /// GDA multiply: returns x · y, rounded once; the sum of the exponents is preferred.
  ///
  ///     let gross = BigDecimal.multiply(BigDecimal("19.99")!, BigDecimal("1.19")!, in: .decimal32)
  ///     gross.value  // 23.7881
  ///     gross.isExact  // true
  @inline(__always)
  public static func multiply(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    product(x, y, in: context)
  }

  /// Returns the product; the limbs of the product are written to `destination` if they fit.
  @inline(__always)
  static func product(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext,
    destination: LimbsReference? = nil
  ) -> Outcome<BigDecimal> {
    let isNegative = x.isNegative != y.isNegative
    if areInline(x, y) {
      let exponent = x.exponent + y.exponent
      let rounding = Rounding(context: context, storage: .smallest)
      if (x.inline | y.inline) >> 64 == 0 {
        return rounding.roundWords(
          isNegative: isNegative, x.inline &* y.inline, exponent: exponent)
      }
      let product = UInt256(product: x.inline, y.inline)
      if let rounded = rounding.roundWide(isNegative: isNegative, product, exponent: exponent) {
        return rounded
      }
    }
    return longProduct(x, y, in: context, destination: destination)
  }

  @inline(never)
  private static func longProduct(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext, destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    let isNegative = x.isNegative != y.isNegative
    let storage = x.storage.joined(y.storage)
    guard x.isFinite && y.isFinite else {
      if let nan = propagatedNaN(x, y, in: context) { return nan }
      if x.isZero || y.isZero { return invalid(storage) }
      return Outcome(BigDecimal(.infinity, isNegative: isNegative, storage: storage))
    }
    let exponent = x.exponent + y.exponent
    let rounding = Rounding(context: context, storage: storage)
    if x.coefficientDigits + y.coefficientDigits > intermediateDigits {
      return insufficientStorage(storage)
    }
    return Natural.inScratch(x.limbCount + y.limbCount + 1, destination) { number in
      var product = number
      x.withLimbs { x in y.withLimbs { y in product.assign(productOf: x, y) } }
      return rounding.round(isNegative: isNegative, product, exponent: exponent)
    }
  }
}
