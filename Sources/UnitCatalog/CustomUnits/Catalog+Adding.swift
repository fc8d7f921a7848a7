extension Catalog {
  /// How many units of a quantity may have, so that checking every pair takes a moment.
  public static let unitLimit = 500

  /// The catalog with custom units at the end of their quantities.
  ///
  /// A unit belongs to the quantity of its reference, which may be another of the units, in any order.
  /// All that a definition can be wrong in is checked, and that each unit converts to every other of its
  /// quantity and is found by each of its names.
  ///
  /// - Throws: ``CustomUnitError`` for the first unit that cannot be added.
  /// - Complexity: O(*n* · *m*) for *n* units added to quantities of *m*.
  public func adding(_ units: [CustomUnit]) throws(CustomUnitError) -> Catalog {
    if units.isEmpty { return self }
    var composition = CustomUnitComposition(in: self)
    var identifiers: [String] = []
    for unit in units { identifiers.append(try composition.insert(unit)) }
    var records = self.records
    var positions: [String: Int] = [:]
    for (position, record) in records.enumerated() { positions[record.identifier] = position }
    for identifier in identifiers {
      let (quantity, record) = try composition.record(of: identifier)
      if let position = positions[quantity] { records[position].units.append(record) }
    }
    return try extended(to: records, with: identifiers)
  }

  /// The catalog with a quantity of its own at the end, in which nothing but its base unit is yet.
  ///
  /// - Throws: ``CustomUnitError`` if an identifier or a name does not fit.
  public func adding(_ quantity: CustomQuantity) throws(CustomUnitError) -> Catalog {
    try adding([quantity])
  }

  /// The catalog with quantities of their own at the end, in which nothing but their base units is yet.
  ///
  /// - Throws: ``CustomUnitError`` for the first of which an identifier or a name does not fit.
  /// - Complexity: O(*n* + *m*) for *n* quantities added to a catalog of *m* units.
  public func adding(_ quantities: [CustomQuantity]) throws(CustomUnitError) -> Catalog {
    if quantities.isEmpty { return self }
    var records = self.records
    var known = Set(records.map { $0.identifier })
    var bases: [String] = []
    var knownBases: Set<String> = []
    for custom in quantities {
      let record = try record(of: custom)
      if !known.insert(record.identifier).inserted {
        throw CustomUnitError(
          unit: Printable.excerpt(custom.name), .repeatedIdentifier(record.identifier))
      }
      if !knownBases.insert(record.baseUnit).inserted {
        throw CustomUnitError(unit: record.baseUnit, .repeatedIdentifier(record.baseUnit))
      }
      records.append(record)
      bases.append(record.baseUnit)
    }
    return try extended(to: records, with: bases)
  }

  /// The record of a custom quantity, whose base unit is new to the catalog.
  func record(of custom: CustomQuantity) throws(CustomUnitError) -> QuantityRecord {
    guard let identifier = custom.identifier ?? Identifier.derived(from: custom.name) else {
      throw CustomUnitError(unit: Printable.excerpt(custom.name), .noIdentifier(name: custom.name))
    }
    guard Identifier.canNameQuantity(identifier) else {
      throw CustomUnitError(unit: Printable.excerpt(custom.name), .malformedIdentifier(identifier))
    }
    for text in [custom.name, custom.description, custom.iconName] where !Printable.holds(text) {
      throw CustomUnitError(unit: identifier, .unprintable(text))
    }
    let base = CustomUnit(
      identifier: custom.baseIdentifier, name: custom.baseName, pluralName: custom.basePluralName,
      symbol: custom.baseSymbol, reference: "", factor: "1")
    let baseIdentifier = try CustomUnitComposition.identifier(of: base, in: self)
    return QuantityRecord(
      identifier: identifier, name: custom.name, description: custom.description,
      iconName: custom.iconName,
      baseUnit: baseIdentifier, dimension: .one,
      units: [base.record(identifier: baseIdentifier, definition: "base")])
  }

  /// The catalog of the records, in which the named units are new and are checked.
  private func extended(
    to records: [QuantityRecord], with added: [String]
  ) throws(CustomUnitError) -> Catalog {
    let catalog: Catalog
    do throws(CatalogError) { catalog = try Catalog(records) } catch {
      let unit = error.unit ?? error.text
      guard case .definition(let problem) = error.problem else {
        throw CustomUnitError(unit: unit, .malformedIdentifier(unit))
      }
      throw CustomUnitError(unit: unit, .definition(problem))
    }
    try catalog.checkAdded(added)
    return catalog
  }

  /// Checks units that were added to a catalog of which the rest is right.
  ///
  /// - Throws: ``CustomUnitError`` for the first that look-up would not find or that does not convert.
  package func checkAdded(_ identifiers: [String]) throws(CustomUnitError) {
    let conflicts = NameConflicts(self)
    for quantity in quantities where quantity.units.count > Self.unitLimit {
      let limit = Self.unitLimit
      throw CustomUnitError(
        unit: quantity.identifier, .tooManyUnits(quantity: quantity.name, limit: limit))
    }
    let added = Set(identifiers)
    for identifier in identifiers {
      guard let unit = unit(identifier) else { continue }
      if let problem = conflicts.problem(of: unit) {
        throw CustomUnitError(unit: identifier, problem)
      }
      for other in quantity(unit.quantity)?.units ?? [] {
        // Between two that were added, each comes to be the unit once.
        let isBoth = !added.contains(other.identifier)
        if let problem = unit.pairProblem(with: other, isBoth: isBoth) {
          throw CustomUnitError(unit: identifier, problem)
        }
      }
    }
  }
}

extension MeasureUnit {
  /// The problem of converting to another unit of the quantity, or also back from it.
  func pairProblem(with other: MeasureUnit, isBoth: Bool) -> CustomUnitError.Problem? {
    if conversionMap(to: other) != nil && (!isBoth || other.conversionMap(to: self) != nil) {
      return nil
    }
    if let trait, let otherTrait = other.trait, trait != otherTrait {
      return .noConversion(trait, to: other.identifier, otherTrait)
    }
    return .pairDoesNotFit(with: other.identifier)
  }
}
