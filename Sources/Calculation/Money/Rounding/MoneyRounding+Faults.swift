#if SeededFaults
import DecimalArithmetic

extension MoneyRounding {
  /// Returns a number of steps that is truncated, or rounded half-up in every mode.
  func faultyCount(_ cut: StepQuotient) -> UInt128? {
    if SeededFault.stepRoundsDown.isActive && step.minorUnits > 1 { return cut.count }
    if SeededFault.stepIgnoresMode.isActive && step.minorUnits > 1 {
      return cut.discarded == .half || cut.discarded == .aboveHalf ? cut.count &+ 1 : cut.count
    }
    return nil
  }
}
#endif
