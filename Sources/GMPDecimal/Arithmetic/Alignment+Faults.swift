#if SeededFaults
import DecimalArithmetic

extension Signs {
  /// Whether a sum that is exactly 0 is negative if the mode is not asked for floor; `nil` without
  /// the fault.
  var faultySignOfZero: Bool? {
    SeededFault.gmpZeroSumIgnoresFloor.isActive ? areEqual && upper : nil
  }
}

extension Alignment {
  /// Returns the exponent down to which zeros extend the upper number; the fault omits the guard
  /// digits.
  static func faultyFloor(_ exponent: Int, digits: Int, precision: Int) -> Int {
    let room = SeededFault.gmpSumWithoutGuardDigits.isActive ? 0 : 1
    return exponent - room - max(0, precision + room - digits)
  }

  /// Whether a far smaller operand is ignored.
  var losesFarOperand: Bool { SeededFault.gmpFarOperandIgnored.isActive && lowerIsFar }
}
#endif
