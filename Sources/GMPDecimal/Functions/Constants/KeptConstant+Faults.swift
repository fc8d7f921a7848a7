#if SeededFaults
import DecimalArithmetic
import Synchronization

extension KeptConstant {
  /// Returns the constant at the first width that was kept, widened with zeros.
  func faultyValue(places: Int) -> Integer? {
    guard SeededFault.gmpConstantTooShort.isActive, let digits = kept.withLock({ $0 }) else {
      return nil
    }
    var value = Integer()
    value.setShiftedRight(digits.value, 0)
    value.shift(places - digits.places)
    return value
  }
}

extension LeadingDigits {
  /// Whether the first approximation of a function counts as certain.
  static var ignoresError: Bool { SeededFault.gmpFunctionErrorIgnored.isActive }
}
#endif
