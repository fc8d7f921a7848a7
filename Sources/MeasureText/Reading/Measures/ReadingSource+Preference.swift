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

  /// What a name may mean in a quantity: the unit that the system or the region prefers and its
  /// nation's other kinds, else all.
  func name(_ reading: UnitReading, in quantity: String) -> FittingName {
    let isOwn = reading.unit.quantity == quantity
    if isOwn && reading.alternatives.isEmpty {
      return FittingName(meanings: [reading.unit], isIdentifier: reading.isIdentifier)
    }
    var meanings = reading.meanings
    if !meanings.allSatisfy({ $0.quantity == quantity }) {
      meanings = meanings.filter { $0.quantity == quantity }
    }
    if let place = preference(among: meanings.count, of: quantity, { meanings[$0] }) {
      let preferred = meanings[place]
      meanings = [preferred] + meanings.filter { catalog.areOfTwoKinds(preferred, $0) }
    }
    return FittingName(
      meanings: meanings,
      // `ton`, the identifier of a mass, is no identifier among powers.
      isIdentifier: reading.isIdentifier && isOwn)
  }
}
