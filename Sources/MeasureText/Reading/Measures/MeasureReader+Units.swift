import UnitCatalog

extension MeasureReader {
  /// The unit that the whole of a text names.
  ///
  ///     try MeasureReader().unit("km").unit       // kilometer
  ///     try MeasureReader().unit("cup")           // cup, with others as alternatives
  ///
  /// - Throws: ``ReadingError`` with the reason ``ReadingError/Reason/unknownUnit(suggestions:)``, or
  ///   ``ReadingError/Reason/missingUnit`` for white space.
  /// - Complexity: O(*n*) for *n* bytes.
  public func unit(_ name: String) throws(ReadingError) -> UnitReading {
    let source = source
    return try name.withUTF8Bytes { text throws(ReadingError) in
      let start = text.endOfSpaces(from: 0)
      if start == text.count { throw text.error(.missingUnit, at: start).located(in: text) }
      let end = text.startOfSpaces(before: text.count)
      let found =
        source.unit(named: text.part(start..<end), in: nil, end: end)
        ?? UnitProduct(source: source, text: text.part(0..<end), start: start).unit
      guard let found, found.end == end else {
        throw source.complete(text.error(.unknownUnit(suggestions: []), at: start), in: text)
      }
      return UnitReading(unit: found.unit, alternatives: found.others.units)
    }
  }

  /// The two units of a conversion: where names have several meanings, those that fit each other.
  ///
  ///     let reader = MeasureReader()
  ///     reader.fit(try reader.unit("oz"), try reader.unit("mL")).source.unit   // fluid-ounce
  ///
  /// With one quantity in common the units decide each other, and only its units are alternatives; with
  /// several the first of the source does. Of one quantity a unit of the preferred measurement system comes
  /// first. With none the readings come back and will not convert.
  public func fit(
    _ source: UnitReading, _ target: UnitReading
  ) -> (source: UnitReading, target: UnitReading) {
    let sources = [source.unit] + source.alternatives
    let targets = [target.unit] + target.alternatives
    let shared = sources.filter { unit in targets.contains { $0.quantity == unit.quantity } }
    guard let quantity = shared.first?.quantity else { return (source, target) }
    let others = targets.filter { unit in shared.contains { $0.quantity == unit.quantity } }
    return (chosen(of: shared, in: quantity), chosen(of: others, in: quantity))
  }

  /// A measure and the unit to convert it to, as ``fit(_:_:)-(UnitReading,_)`` decides.
  ///
  ///     try reader.fit(reader.read("12 oz"), reader.unit("mL")).source.unit    // fluid-ounce
  public func fit(
    _ measure: MeasureReading, _ target: UnitReading
  ) -> (source: MeasureReading, target: UnitReading) {
    let units = fit(measure.unitReading, target)
    var fitted = measure
    fitted.unit = units.source.unit
    fitted.alternatives = units.source.alternatives
    if fitted.alternatives.allSatisfy({ $0.quantity == fitted.unit.quantity }) {
      fitted.flags.remove(.ambiguousUnit)
    }
    return (fitted, units.target)
  }

  /// The first of the quantity and of the preferred system if there is one, with the others beside it.
  private func chosen(of candidates: [MeasureUnit], in quantity: String) -> UnitReading {
    let first = candidates.firstIndex { $0.quantity == quantity } ?? 0
    let preferred = source.preferredSystem.flatMap { system in
      candidates.firstIndex { $0.quantity == quantity && $0.systems.contains(system) }
    }
    var others = candidates
    let unit = others.remove(at: preferred ?? first)
    return UnitReading(unit: unit, alternatives: others)
  }
}
