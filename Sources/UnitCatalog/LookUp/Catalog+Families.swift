/// Families of units that share their names with others: US and imperial gallons, Gregorian and Julian years.
///
/// The data says already of which convention a unit is, so no list of families has to agree with it:
/// 1. what stands in parentheses in its symbol: `yr (Gregorian)`, `cal (IT)`, `tbsp (metric)`;
/// 2. US customary or imperial, if it belongs to one of them only;
/// 3. the conventions of the units it is defined by: a decade is ten mean Gregorian years.
///
/// Within a nation's family units of one kind meet first: dry gallons and dry quarts. A unit without
/// family meets those of its heading: a tablespoon and a teaspoon of an Australian kitchen.
extension Catalog {
  /// Whether two units are of one convention; a US and an imperial unit never are.
  ///
  /// Units without a convention, such as the liter and the day, are of no family.
  ///
  /// - Complexity: O(1) after the first call for a unit; that is O(*n*) for *n* units that the
  ///   definitions name.
  package func areOfOneFamily(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let (own, other) = (conventions(of: x), conventions(of: y))
    if let nation = own.nation, let otherNation = other.nation { return nation == otherNation }
    return own.words.contains { other.words.contains($0) }
  }

  /// Whether two units are of one kind within a nation's units: dry gallons and dry quarts.
  package func areOfOneKind(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let (own, other) = (conventions(of: x), conventions(of: y))
    return own.kind != nil && own.kind == other.kind && own.nation == other.nation
  }

  /// Whether a unit is of a kind within a nation's units, as the US bushel is a dry measure.
  package func isOfKind(_ unit: MeasureUnit) -> Bool { conventions(of: unit).kind != nil }

  /// Whether two units are of one nation, and not of one kind: liquid and dry gallons.
  package func areOfTwoKinds(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let (own, other) = (conventions(of: x), conventions(of: y))
    return own.nation != nil && own.nation == other.nation && own.kind != other.kind
  }

  /// Whether two units stand under one heading of their quantity, as those of an Australian kitchen.
  package func shareHeading(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    guard x.quantity == y.quantity, let quantity = quantity(x.quantity) else { return false }
    return quantity.groups.contains { group in
      [x, y].allSatisfy { group.units.contains($0.identifier) }
    }
  }

  /// Whether a unit is tied to a convention.
  package func hasConvention(_ unit: MeasureUnit) -> Bool { !conventions(of: unit).words.isEmpty }

  /// Whether two units are plain counts of a smaller one by different conventions: the year of 365 days
  /// and the month of 30 days.
  ///
  /// A plain count says in its symbol by which number it is defined: `yr (365 d)` is `365 day`.
  package func areCountedApart(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    isPlainCount(x) && isPlainCount(y) && !areOfOneFamily(x, y)
  }

  /// Whether what stands in parentheses in the unit's symbol begins with the number that defines it.
  package func isPlainCount(_ unit: MeasureUnit) -> Bool { conventions(of: unit).isPlainCount }

  /// The conventions of a unit of this catalog, kept with the unit.
  ///
  /// A unit that is added to a catalog changes no definition of the others, so theirs stay true.
  fileprivate func conventions(of unit: MeasureUnit) -> UnitConventions {
    let storage = unit.storage
    return storage.conventions.object
      ?? storage.conventions.keep(UnitConventions(unit, in: self))
  }
}

extension UnitConventions {
  fileprivate convenience init(_ unit: MeasureUnit, in catalog: Catalog) {
    let nation = Self.nation(of: unit)
    var words: [String] = []
    if let own = nation ?? Qualifier.inParentheses(unit.symbol) { words.append(own) }
    for position in catalog.positions(inDefinitionOf: unit) {
      let named = catalog.conventions(of: catalog.unit(at: position))
      words += named.words.filter { !words.contains($0) }
    }
    let count = Qualifier.inParentheses(unit.symbol)?.split(byte: UInt8(ascii: " ")).first
    let inside = Qualifier.inParentheses(unit.symbol)?.split(byte: UInt8(ascii: " ")) ?? []
    self.init(
      nation: nation, kind: nation != nil && inside.count == 2 ? inside[1] : nil, words: words,
      isPlainCount: count != nil
        && count == unit.definition.split(byte: UInt8(ascii: " ")).first)
  }

  private static func nation(of unit: MeasureUnit) -> String? {
    let systems = unit.systems
    if systems.contains(.us) == systems.contains(.imperial) { return nil }
    return systems.contains(.us) ? "US" : "UK"
  }
}
