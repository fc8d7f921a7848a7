#if SeededFaults
import DecimalArithmetic

extension LocalUnitNames {
  /// Whether a name may have a space that the name of the table does not have.
  static var joinsWords: Bool { SeededFault.localNamesJoinWords.isActive }
}
#endif
