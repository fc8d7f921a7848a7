import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

extension MeasureReader {
  /// The unit that the whole of a text names.
  ///
  ///     try MeasureReader().unit("km").unit       // kilometer
  ///     try MeasureReader().unit("cup")           // cup, with others as alternatives
  ///
  /// - Throws: ``ReadingError`` with the reason ``ReadingError/Reason/unknownUnit(suggestions:)``,
  ///   or ``ReadingError/Reason/missingUnit`` for white space.
  /// - Complexity: O(*n*) for *n* bytes.
  public func unit(_ name: String) throws(ReadingError) -> UnitReading {
    try name.withUTF8Bytes { text throws(ReadingError) in try foldedUnit(text) }
  }

  /// The unit that a text names whose characters have common widths.
  func unit(_ text: UTF8Bytes) throws(ReadingError) -> UnitReading {
    let start = text.endOfSpaces(from: 0)
    if start == text.count { throw text.error(.missingUnit, at: start).located(in: text) }
    let end = text.startOfSpaces(before: text.count)
    guard let found = unit(in: text.part(0..<end), from: start), found.end == end else {
      throw source.complete(text.error(.unknownUnit(suggestions: []), at: start), in: text)
    }
    return UnitReading(
      unit: found.unit, alternatives: found.others.units,
      isInOtherCase: found.flags.contains(.letterCase), isIdentifier: found.isIdentifier)
  }

  /// A unit or a product of units, from a place in a text to its end.
  private func unit(in text: UTF8Bytes, from start: Int) -> FoundUnit? {
    let name = text.part(start..<text.count)
    if let found = source.unit(named: name, in: nil, end: text.count) { return found }
    if let product = UnitProduct(source: source, text: text, start: start).unit { return product }
    let head = UnitText(source: source, text: text, start: start).longest(in: nil)
    return head.flatMap { source.joined($0, in: text) }
  }

  /// The two units of a conversion: where names have several meanings, those that fit each other.
  ///
  ///     let reader = MeasureReader()
  ///     reader.fit(try reader.unit("oz"), try reader.unit("mL")).source.unit   // fluid-ounce
  ///
  /// With one quantity in common the units decide each other, and only its units are alternatives;
  /// with several the first of the source does. Of one quantity a unit that the preferred
  /// measurement system or region prefers comes first; else the first two of one family do
  /// (``Catalog/areOfOneFamily(_:_:)``), so that a year has twelve months. Two identifiers mean
  /// their own units. A name of one meaning beside a shared name with that meaning is converted to
  /// the shared name's default: `1 Gregorian year to years`. With no quantity in common the
  /// readings come back and will not convert.
  public func fit(
    _ source: UnitReading, _ target: UnitReading
  ) -> (source: UnitReading, target: UnitReading) {
    fit(source, target, parts: [])
  }

  private func fit(
    _ source: UnitReading, _ target: UnitReading, parts: [MeasureUnit]
  ) -> (source: UnitReading, target: UnitReading) {
    let sources = [source.unit] + source.alternatives
    let targets = [target.unit] + target.alternatives
    let shared = sources.filter { unit in targets.contains { $0.quantity == unit.quantity } }
    guard let quantity = shared.first?.quantity else { return (source, target) }
    let others = targets.filter { unit in shared.contains { $0.quantity == unit.quantity } }
    // `ton`, the identifier of a mass, is no identifier among powers.
    let areIdentifiers =
      source.isIdentifier && target.isIdentifier
      && source.unit.quantity == target.unit.quantity
    let pair = FittingPair(
      candidates(shared, of: quantity), candidates(others, of: quantity), in: catalog,
      parts: parts, areIdentifiers: areIdentifiers)
    return (
      reading(of: pair.source, among: shared, source),
      reading(of: pair.target, among: others, target)
    )
  }

  /// A measure and the unit to convert it to, as ``fit(_:_:)-(UnitReading,_)`` decides.
  ///
  ///     try reader.fit(reader.read("12 oz"), reader.unit("mL")).source.unit    // fluid-ounce
  public func fit(
    _ measure: MeasureReading, _ target: UnitReading
  ) -> (source: MeasureReading, target: UnitReading) {
    let units = fit(measure.unitReading, target, parts: measure.parts.map { $0.unit.unit })
    var fitted = measure
    fitted.unit = units.source.unit
    fitted.alternatives = units.source.alternatives
    if fitted.alternatives.allSatisfy({ $0.quantity == fitted.unit.quantity }) {
      fitted.flags.remove(.ambiguousUnit)
    }
    return (fitted, units.target)
  }

  /// A measure as it converts to each of some units: what ``fit(_:_:)-(MeasureReading,_)`` makes of
  /// it beside the unit's identifier.
  ///
  ///     // year-365-day, year-gregorian
  ///     try reader.fit(reader.read("1 year"), toEach: [day, decade]).map(\.unit.identifier)
  public func fit(_ measure: MeasureReading, toEach units: [MeasureUnit]) -> [MeasureReading] {
    #if SeededFaults
    if SeededFault.tableKeepsDefaults.isActive { return units.map { _ in measure } }
    #endif
    if measure.alternatives.isEmpty { return units.map { _ in measure } }
    return units.map { unit in
      fit(measure, UnitReading(unit: unit, alternatives: [], isIdentifier: true)).source
    }
  }

  /// Those of the quantity, or the one that the system or the region prefers.
  private func candidates(_ units: [MeasureUnit], of quantity: String) -> [MeasureUnit] {
    let candidates = units.filter { $0.quantity == quantity }
    let preferred = source.preference(among: candidates.count, of: quantity) { candidates[$0] }
    return preferred.map { [candidates[$0]] } ?? candidates
  }

  /// The unit that was chosen, with the others beside it.
  private func reading(
    of unit: MeasureUnit, among candidates: [MeasureUnit], _ reading: UnitReading
  ) -> UnitReading {
    var chosen = reading
    chosen.unit = unit
    chosen.alternatives = candidates.filter { $0 != unit }
    return chosen
  }
}
