#if SeededFaults
import DecimalArithmetic

extension PrecisionSettings {
  /// The decimals up to which no gate is asked: the most that any setting has, or none.
  var faultyMost: Int {
    guard SeededFault.gateTakesMostDecimals.isActive else { return -1 }
    var most = global
    for category in categories { most = max(most, category.decimals) }
    for pair in pairs { most = max(most, pair.decimals) }
    return most
  }
}
#endif
