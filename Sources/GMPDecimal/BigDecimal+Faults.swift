#if SeededFaults
import DecimalArithmetic

extension BigDecimal {
  /// Returns a difference in words that takes the rest, but borrows no unit.
  @inline(__always)
  static func faultyDifference(_ total: UInt128) -> UInt128 {
    SeededFault.gmpBorrowForgotten.isActive ? total &+ 1 : total
  }

  /// Returns the rest of a difference in limbs as it was before the unit was borrowed.
  static func faultyComplement(_ discarded: DiscardedPart) -> DiscardedPart {
    SeededFault.gmpComplementForgotten.isActive ? discarded.complement : discarded
  }

  /// Returns a sum whose product is rounded before the addition.
  static func faultyFusedSum(
    _ x: BigDecimal, _ y: BigDecimal, _ z: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal>? {
    guard SeededFault.gmpFusedProductRounded.isActive else { return nil }
    let product = multiply(x, y, in: context)
    let sum = add(product.value, z, in: context)
    return Outcome(sum.value, sum.conditions.union(product.conditions))
  }

  /// The places by which a step below a power of ten is too large: the step has the size above the
  /// power.
  static var faultyStep: Int { SeededFault.gmpNextStepTooLarge.isActive ? 1 : 0 }

  /// Feeds the hasher with the exponent, in which members of a cohort differ.
  func hashExponent(into hasher: inout Hasher) {
    if SeededFault.gmpHashOfExponent.isActive { hasher.combine(exponent) }
  }
}

extension ShortNumeral {
  /// Whether the number is negative; the fault reads −0 as 0.
  @inline(__always)
  var faultySign: Bool {
    isNegative && !(SeededFault.gmpZeroReadWithoutSign.isActive && coefficient == 0)
  }
}

extension WordConversion {
  /// Returns the part cut off at the decimals; the fault forgets the part of the division before.
  @inline(__always)
  static func faultyPart(_ discarded: DiscardedPart, upper: DiscardedPart) -> DiscardedPart {
    SeededFault.gmpPreparedTailForgotten.isActive ? upper : discarded
  }
}
#endif
