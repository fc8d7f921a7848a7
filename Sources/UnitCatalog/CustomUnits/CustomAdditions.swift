/// A catalog to which custom quantities and units are added one by one, each with its own error.
///
/// A refused addition leaves the others unchanged. ``Catalog/adding(_:)`` accepts the units of
/// ``catalog`` in one call, and refuses each array that contains a unit refused here.
///
/// - Complexity: O(*m*) to create for a catalog of *m* units; O(*k*) to add a unit to a quantity of
///   *k* units.
package struct CustomAdditions {
  private let original: Catalog
  private var composition: CustomUnitComposition
  private var conflicts: NameConflicts
  private var evaluator: DefinitionEvaluator
  private var heads: [QuantityRecord]
  /// The units of each quantity, by the index of the quantity.
  private var units: [[MeasureUnit]]
  /// The indices of the quantities, by identifier.
  private var places: [String: Int] = [:]

  /// Creates additions to a valid catalog.
  package init(to catalog: Catalog) {
    original = catalog
    composition = CustomUnitComposition(in: catalog)
    conflicts =
      catalog.isIdentical(to: .standard) ? Self.standardConflicts : NameConflicts(catalog)
    evaluator = DefinitionEvaluator(catalog.units, catalog.positions)
    heads = catalog.heads
    units = catalog.quantities.map { $0.units }
    for (place, head) in heads.enumerated() { places[head.identifier] = place }
  }

  /// The conflicts of the built-in catalog, kept because creating them reads all of its names.
  private static let standardConflicts = NameConflicts(.standard)

  /// The catalog with all accepted additions.
  ///
  /// New units are at the end of their quantities, in the order in which they were added.
  package var catalog: Catalog {
    if evaluator.units.count == original.units.count { return original }
    let all = Array(units.joined())
    return Catalog(heads, units, all, UnitPositions(all))
  }

  /// Whether a quantity has exactly this identifier.
  package func hasQuantity(_ identifier: String) -> Bool { places[identifier] != nil }

  /// Returns the identifier of the quantity of a unit; `nil` if no unit has exactly this
  /// identifier.
  package func quantity(ofUnit identifier: String) -> String? {
    evaluator.positions[identifier].map { evaluator.units[$0].quantity }
  }

  /// Adds a quantity with its base unit.
  package mutating func add(_ quantity: CustomQuantity) throws(CustomUnitError) {
    var head = try original.record(of: quantity)
    if places[head.identifier] != nil {
      throw CustomUnitError(
        unit: Printable.excerpt(quantity.name), .repeatedIdentifier(head.identifier))
    }
    if composition.holds(head.baseUnit) {
      throw CustomUnitError(unit: head.baseUnit, .repeatedIdentifier(head.baseUnit))
    }
    let base = MeasureUnit(.record(Kept(head.units[0])), in: head)
    try check(base, beside: [])
    head.units = []
    composition.insert(base: base)
    places[head.identifier] = heads.count
    heads.append(head)
    units.append([])
    keep(base, in: heads.count - 1)
  }

  /// Adds a unit to the quantity of its reference.
  package mutating func add(_ custom: CustomUnit) throws(CustomUnitError) {
    let identifier = try composition.insert(custom)
    do throws(CustomUnitError) {
      let (quantity, record) = try composition.record(of: identifier)
      guard let place = places[quantity] else { preconditionFailure("the reference has one") }
      let unit = MeasureUnit(.record(Kept(record)), in: heads[place])
      if units[place].count >= Catalog.unitLimit {
        throw CustomUnitError(
          unit: identifier, .tooManyUnits(quantity: heads[place].name, limit: Catalog.unitLimit))
      }
      try check(unit, beside: units[place])
      keep(unit, in: place)
    } catch {
      composition.remove(identifier)
      throw error
    }
  }

  /// Checks the names, the definition and the conversions of a unit.
  ///
  /// If the checks succeed, the unit is the last unit of `evaluator`.
  private mutating func check(
    _ unit: MeasureUnit, beside others: [MeasureUnit]
  ) throws(CustomUnitError) {
    if let problem = conflicts.problem(of: unit) {
      throw CustomUnitError(unit: unit.identifier, problem)
    }
    do throws(UnitProblem) { try evaluator.append(unit) } catch {
      throw CustomUnitError(unit: unit.identifier, .definition(error.problem))
    }
    for other in others + [unit] {
      guard let problem = unit.pairProblem(with: other, isBoth: true) else { continue }
      evaluator.removeLast()
      throw CustomUnitError(unit: unit.identifier, problem)
    }
  }

  private mutating func keep(_ unit: MeasureUnit, in place: Int) {
    evaluator.nameLast()
    conflicts.insert(unit)
    units[place].append(unit)
  }
}
