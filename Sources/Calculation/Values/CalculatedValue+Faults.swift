#if SeededFaults
import DecimalArithmetic

extension CalculatedValue {
  /// Returns a rounded result as exact.
  @usableFromInline
  package static func faultyResult(
    _ outcome: Outcome<Number>, ofExact isExact: Bool
  ) -> CalculatedValue? {
    guard outcome.value.isFinite else { return nil }
    if SeededFault.calculationRoundedAsExact.isActive && !outcome.isExact {
      return .decimal(outcome.value, isExact: true)
    }
    if SeededFault.calculationForgetsRoundedOperands.isActive && outcome.isExact && !isExact {
      return .decimal(outcome.value, isExact: true)
    }
    return nil
  }

  /// Returns 1 for 0⁰, as many programming languages do.
  @usableFromInline
  package func faultyPower(_ exponent: Int) -> CalculatedValue? {
    SeededFault.zeroToPowerZeroIsOne.isActive && exponent == 0 ? CalculatedValue(1) : nil
  }
}
#endif
