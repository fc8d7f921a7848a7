/// Families of units that share their names with others: US and imperial gallons, Gregorian and
/// Julian years.
///
/// The data states the convention of each unit, so there is no separate list of families. The
/// conventions of a unit are
/// 1. the words in parentheses in its symbol: `yr (Gregorian)`, `cal (IT)`, `tbsp (metric)`;
/// 2. US customary or imperial, if the unit belongs to exactly one of these systems;
/// 3. the conventions of the units in its definition: a decade is ten mean Gregorian years.
///
/// Within a nation's family, units of one kind are preferred: dry gallons with dry quarts. A unit
/// without a family is combined with units under its heading: the Australian tablespoon and
/// teaspoon.
extension Catalog {
  /// Whether two units have a convention in common; never true for a US and an imperial unit.
  ///
  /// Units without a convention, such as the liter and the day, belong to no family.
  ///
  /// - Complexity: O(1) after the first call for a unit; the first call is O(*n*) for *n* units
  ///   that the definitions name.
  package func areOfOneFamily(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let (own, other) = (conventions(of: x), conventions(of: y))
    if let nation = own.nation, let otherNation = other.nation { return nation == otherNation }
    return own.words.contains { other.words.contains($0) }
  }

  /// Whether two units are of one nation and of one kind: dry gallons and dry quarts.
  package func areOfOneKind(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let (own, other) = (conventions(of: x), conventions(of: y))
    return own.kind != nil && own.kind == other.kind && own.nation == other.nation
  }

  /// Whether a unit has a kind within its nation's units: the US bushel is a dry measure.
  package func isOfKind(_ unit: MeasureUnit) -> Bool { conventions(of: unit).kind != nil }

  /// Whether two units are of one nation but of different kinds: liquid and dry gallons.
  package func areOfTwoKinds(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    let (own, other) = (conventions(of: x), conventions(of: y))
    return own.nation != nil && own.nation == other.nation && own.kind != other.kind
  }

  /// Whether one group of a quantity contains both units, such as tablespoon and teaspoon
  /// (Australia).
  package func shareHeading(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    guard x.quantity == y.quantity, let quantity = quantity(x.quantity) else { return false }
    return quantity.groups.contains { group in
      [x, y].allSatisfy { group.units.contains($0.identifier) }
    }
  }

  /// Whether a unit has a convention.
  package func hasConvention(_ unit: MeasureUnit) -> Bool { !conventions(of: unit).words.isEmpty }

  /// Whether two units are plain counts of different conventions: the year of 365 days and the
  /// month of 30 days.
  ///
  /// The symbol of a plain count states the number of its definition: `yr (365 d)` is `365 day`.
  package func areCountedApart(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    isPlainCount(x) && isPlainCount(y) && !areOfOneFamily(x, y)
  }

  /// Whether the parentheses in the unit's symbol begin with the number of the unit's definition.
  package func isPlainCount(_ unit: MeasureUnit) -> Bool { conventions(of: unit).isPlainCount }

  /// Returns the conventions of a unit of this catalog.
  ///
  /// The unit stores the conventions at the first call. Stored conventions stay valid in extended
  /// catalogs, because adding a unit does not change other definitions.
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
