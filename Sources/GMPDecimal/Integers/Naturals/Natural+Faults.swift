#if SeededFaults
import DecimalArithmetic

extension Natural {
  /// Returns the carry to the next limb when digits of a text are joined; the fault loses the carry
  /// of the sum.
  static func faultyCarry(_ carry: UInt64, _ overflow: Bool) -> UInt64 {
    SeededFault.gmpTextCarryLost.isActive && overflow ? carry &- 1 : carry
  }

  /// Returns whether bits shifted out before a division by a power of five are other than 0; the
  /// fault forgets the bits.
  static func faultyTail(_ isInexact: Bool) -> Bool {
    isInexact && !SeededFault.gmpShiftedBitsForgotten.isActive
  }

  /// Returns a discarded part of a division by several limbs that forgets the bits shifted out.
  static func faultyPart(order: Int, isZero: Bool) -> DiscardedPart? {
    guard SeededFault.gmpLongRestForgotten.isActive else { return nil }
    if order < 0 { return isZero ? .zero : .belowHalf }
    return order > 0 ? .aboveHalf : .half
  }
}
#endif
