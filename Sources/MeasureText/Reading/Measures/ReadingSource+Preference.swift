import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

extension ReadingSource {
  /// Which of the units that share a name is meant, of those of a quantity; `nil` if nothing says
  /// so.
  ///
  /// The preferred system decides before the region.
  func preference(
    among count: Int, of quantity: String, _ unit: (Int) -> MeasureUnit
  ) -> Int? {
    if preferredSystem == nil && regionalUnits == nil { return nil }
    func first(_ isMeant: (MeasureUnit) -> Bool) -> Int? {
      (0..<count).first { index in
        let unit = unit(index)
        return unit.quantity == quantity && isMeant(unit)
      }
    }
    if let preferredSystem, let index = first({ $0.systems.contains(preferredSystem) }) {
      return index
    }
    guard let regionalUnits else { return nil }
    #if SeededFaults
    if SeededFault.readerForgetsRegion.isActive { return nil }
    #endif
    return first(regionalUnits.hasFirst) ?? first { $0.systems.contains(regionalUnits.system) }
  }
}
