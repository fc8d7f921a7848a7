import DecimalArithmetic

/// ``BigDecimal`` with every coefficient in GMP's limbs, however small.
///
/// Small values use the algorithms of large values, so that a comparison of backends tests these
/// algorithms. ``BigDecimal`` is faster; results and conditions are equal.
package struct LimbDecimal: Hashable, Sendable {
  /// The value, with its coefficient in forced limbs.
  package let value: BigDecimal

  /// Creates the number of `value`, in forced limbs.
  package init(_ value: BigDecimal) { self.value = value.inForcedLimbs }

  /// Traps unless the value has its unique storage form with forced limbs.
  package func checkInvariants() {
    value.checkInvariants()
    precondition(value.storage == .limbs, "limbs are not forced")
  }
}

extension BigDecimal {
  /// The backend with every coefficient in GMP's limbs.
  ///
  /// A program can compare the results of this backend with those of ``BigDecimal``, which uses
  /// words for small values.
  ///
  ///     BigDecimal.inForcedLimbs.backendName  // "gmp-limbs"
  public static var inForcedLimbs: any GeneralDecimalBackend.Type { LimbDecimal.self }
}
