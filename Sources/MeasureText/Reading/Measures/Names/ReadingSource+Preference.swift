import UnitCatalog

extension ReadingSource {
  /// Returns the index of the preferred unit of a quantity among units that share a name.
  ///
  /// The preferred system takes precedence over the region. Returns `nil` if neither the system nor
  /// the region prefers a unit.
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
    if forgetsRegion { return nil }
    #endif
    return first(regionalUnits.hasFirst) ?? first { $0.systems.contains(regionalUnits.system) }
  }

  /// Returns a name with its meanings in a quantity.
  ///
  /// If the system or the region prefers a unit, the meanings are the preferred unit and units of
  /// other kinds of the same nation. Otherwise the meanings are all units of the quantity.
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
      // `ton` is the identifier of a mass, and no identifier among units of power.
      isIdentifier: reading.isIdentifier && isOwn)
  }
}
