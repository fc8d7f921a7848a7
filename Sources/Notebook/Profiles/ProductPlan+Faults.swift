#if SeededFaults
import DecimalArithmetic

extension PrecisionSettings {
  /// The highest decimals of any setting, up to which the fault asks no gate; −1 without the fault.
  var faultyMost: Int {
    guard SeededFault.gateTakesMostDecimals.isActive else { return -1 }
    var most = global
    for category in categories { most = max(most, category.decimals) }
    for pair in pairs { most = max(most, pair.decimals) }
    return most
  }
}

extension ProductPlan {
  /// Whether an import accepts decimals of favourites that the plan refuses.
  static var takesDecimals: Bool { SeededFault.importTakesDecimals.isActive }
}
#endif
