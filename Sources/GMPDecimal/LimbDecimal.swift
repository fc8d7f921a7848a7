import DecimalArithmetic

/// ``BigDecimal`` with every coefficient in GMP's limbs, however small.
///
/// It sends small values the way of large ones, so that comparing backends says something about
/// that way. It is slower and gives the same results and conditions.
package struct LimbDecimal: Hashable, Sendable {
  /// The value, with its coefficient in forced limbs.
  package let value: BigDecimal

  /// The same number as `value`.
  package init(_ value: BigDecimal) { self.value = value.inForcedLimbs }

  /// Traps unless the value is stored in its one form, in limbs.
  package func checkInvariants() {
    value.checkInvariants()
    precondition(value.storage == .limbs, "limbs are not forced")
  }
}

extension BigDecimal {
  /// The same numbers with every coefficient in GMP's limbs: for programs that compare both ways.
  ///
  ///     let sum = BigDecimal.inForcedLimbs.backendName    // "gmp-limbs"
  public static var inForcedLimbs: any GeneralDecimalBackend.Type { LimbDecimal.self }
}
