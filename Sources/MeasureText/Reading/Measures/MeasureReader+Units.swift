import UnitCatalog

extension MeasureReader {
  /// Reads a text that is the name of a unit.
  ///
  ///     try MeasureReader().unit("km").unit  // kilometer
  ///     try MeasureReader().unit("gallon").alternatives  // [gallon-imperial, gallon-dry]
  ///
  /// - Throws: ``ReadingError`` with the reason ``ReadingError/Reason/unknownUnit(suggestions:)``,
  ///   or ``ReadingError/Reason/missingUnit`` for white space.
  /// - Complexity: O(*n*) for *n* bytes.
  public func unit(_ name: String) throws(ReadingError) -> UnitReading {
    try name.withUTF8Bytes { text throws(ReadingError) in try foldedUnit(text) }
  }

  /// Reads the name of a unit in a text without full-width and half-width characters.
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

  /// Finds a unit or a product of units from an offset to the end of a text.
  private func unit(in text: UTF8Bytes, from start: Int) -> FoundUnit? {
    let name = text.part(start..<text.count)
    if let found = source.unit(named: name, in: nil, end: text.count) { return found }
    if let product = UnitProduct(source: source, text: text, start: start).unit { return product }
    let head = UnitText(source: source, text: text, start: start).longest(in: nil)
    return head.flatMap { source.joined($0, in: text) }
  }

  /// Whether a word of a locale other than English introduces the target unit of a conversion.
  ///
  /// German has the word `nach`, French the word `en`.
  package func isRequestWord(_ word: String) -> Bool {
    source.words.language != .english
      && word.withUTF8Bytes { source.words.meaning(of: $0).contains(.request) }
  }

  /// Resolves the two units of a conversion together, if their names have several meanings.
  ///
  ///     let reader = MeasureReader()
  ///     try reader.unit("oz").unit  // ounce
  ///     try reader.fit(reader.unit("oz"), reader.unit("mL")).source.unit  // fluid-ounce
  ///
  /// The common quantity is the first quantity of the source that the target also has. Only units
  /// of common quantities remain alternatives. Within the quantity, a unit of the preferred
  /// measurement system or region is chosen. Without a preferred unit, the first two units of one
  /// family (`Catalog.areOfOneFamily(_:_:)`) are chosen, so that a year has twelve months. Two
  /// identifiers mean their own units. Readings without a common quantity are returned unchanged,
  /// and do not convert.
  public func fit(
    _ source: UnitReading, _ target: UnitReading
  ) -> (source: UnitReading, target: UnitReading) {
    let units = fit([source], target)
    return (units.sources[0], units.target)
  }

  /// Resolves the names of a measure, which are of one quantity, and the name of the target unit.
  private func fit(
    _ sources: [UnitReading], _ target: UnitReading
  ) -> (sources: [UnitReading], target: UnitReading) {
    let targets = target.meanings
    let shared = sources[0].meanings.filter { unit in
      targets.contains { $0.quantity == unit.quantity }
    }
    guard let quantity = shared.first?.quantity else { return (sources, target) }
    let others = targets.filter { unit in shared.contains { $0.quantity == unit.quantity } }
    let names = FittingNames(
      sources.map { source.name($0, in: quantity) }, target: source.name(target, in: quantity),
      in: catalog)
    var fitted = sources
    for place in sources.indices {
      let meanings = place == 0 ? shared : sources[place].meanings
      fitted[place] = sources[place].read(as: names.units[place], of: meanings)
    }
    return (fitted, target.read(as: names.units[sources.count], of: others))
  }

  /// Resolves a measure and its target unit, as ``fit(_:_:)-(UnitReading,_)`` resolves two units.
  ///
  /// The names of a sum's parts and of the target are resolved together.
  ///
  ///     let reader = MeasureReader()
  ///     let sum = try reader.read("2 years 3 days")
  ///     sum.number?.text  // Optional("733")
  ///     try reader.fit(sum, reader.unit("months")).source.number?.text  // Optional("733.485")
  public func fit(
    _ measure: MeasureReading, _ target: UnitReading
  ) -> (source: MeasureReading, target: UnitReading) {
    if !measure.parts.isEmpty { return fit(sum: measure, target) }
    var fitted = measure
    let units = fit(measure.unitReading, target)
    fitted.unit = units.source.unit
    fitted.alternatives = units.source.alternatives
    if fitted.alternatives.allSatisfy({ $0.quantity == fitted.unit.quantity }) {
      fitted.flags.remove(.ambiguousUnit)
    }
    return (fitted, units.target)
  }

  private func fit(
    sum: MeasureReading, _ target: UnitReading
  ) -> (source: MeasureReading, target: UnitReading) {
    let units = fit(sum.parts.map { $0.unit }, target)
    var (fitted, parts) = (sum, sum.parts)
    for place in parts.indices { parts[place].unit = units.sources[place] }
    #if SeededFaults
    if leavesTargetOut { return (sum, fit(sum.unitsOfParts, target).target) }
    #endif
    if fitted.addUp(parts) { return (fitted, units.target) }
    // With the units that were resolved together, the sum exceeds 128 bits. So each part keeps the
    // unit with which it was read.
    let decided = sum.parts.map { $0.unit.read(as: $0.unit.unit, of: []) }
    return (sum, fit(decided, target).target)
  }

  /// Resolves a measure for each of several target units, as ``fit(_:_:)-(MeasureReading,_)`` does
  /// with the identifier of the unit.
  ///
  ///     let reader = MeasureReader()
  ///     let years = try reader.fit(reader.read("1 year"), toEach: [.day, .decade])
  ///     years.map(\.unit)  // [year-365-day, year-gregorian]
  public func fit(_ measure: MeasureReading, toEach units: [MeasureUnit]) -> [MeasureReading] {
    #if SeededFaults
    if keepsUnits(of: measure) { return units.map { _ in measure } }
    #endif
    if measure.alternatives.isEmpty && measure.parts.allSatisfy({ $0.unit.alternatives.isEmpty }) {
      return units.map { _ in measure }
    }
    return units.map { unit in
      fit(measure, UnitReading(unit: unit, alternatives: [], isIdentifier: true)).source
    }
  }
}
