#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Whether max and min do not order the members of a cohort.
  static var choiceIgnoresCohort: Bool { SeededFault.nativeChoiceIgnoresCohort.isActive }
}
#endif
