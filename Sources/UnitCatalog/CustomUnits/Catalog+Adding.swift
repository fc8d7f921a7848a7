extension Catalog {
  /// The maximum number of units of a quantity, which bounds the time to check all pairs.
  public static let unitLimit = 500

  /// Returns the catalog with custom units at the end of their quantities.
  ///
  /// A unit belongs to the quantity of its reference. The reference may be another unit of `units`,
  /// in any order. The method checks the definition of each unit, its conversions to all other
  /// units of the quantity, and that look-up finds the unit by each of its names.
  ///
  ///     let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
  ///     let catalog = try Catalog.standard.adding([smoot])
  ///     catalog.lookUp("smoots")  // found(smoot)
  ///     catalog.quantity("length")?.units.last  // Optional(smoot)
  ///
  /// - Throws: ``CustomUnitError`` for the first unit that cannot be added.
  /// - Complexity: O(*n* · *m*) for *n* units added to quantities of *m* units.
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

  /// Returns the catalog with a new quantity at the end, which has only its base unit.
  ///
  ///     let currency = CustomQuantity(name: "Currency", baseName: "euro", baseSymbol: "€")
  ///     let catalog = try Catalog.standard.adding(currency)
  ///     catalog.quantity("currency")?.units  // Optional([euro])
  ///
  /// - Throws: ``CustomUnitError`` if an identifier or a name cannot be used.
  public func adding(_ quantity: CustomQuantity) throws(CustomUnitError) -> Catalog {
    try adding([quantity])
  }

  /// Returns the catalog with new quantities at the end, which have only their base units.
  ///
  /// - Throws: ``CustomUnitError`` for the first identifier or name that cannot be used.
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

  /// Returns the record of a custom quantity, whose base unit must be new to the catalog.
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

  /// Creates the catalog of the records and checks the units with the identifiers `added`.
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

  /// Checks units that were added to an otherwise valid catalog.
  ///
  /// - Throws: ``CustomUnitError`` for the first unit with a name that look-up resolves to another
  ///   unit, or that lacks a conversion to a unit of its quantity.
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
        // Both units of an added pair become `unit` in turn, so one direction is checked here.
        let isBoth = !added.contains(other.identifier)
        if let problem = unit.pairProblem(with: other, isBoth: isBoth) {
          throw CustomUnitError(unit: identifier, problem)
        }
      }
    }
  }
}

extension MeasureUnit {
  /// Returns the problem of the conversion to `other` or, if `isBoth`, of the conversion from
  /// `other`; `nil` if there is no problem.
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
