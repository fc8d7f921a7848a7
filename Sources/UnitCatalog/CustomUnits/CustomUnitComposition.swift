import DecimalArithmetic

/// The quantities and definitions of custom units, which may refer to each other.
struct CustomUnitComposition {
  fileprivate struct Entry {
    let unit: CustomUnit
    let factor: ExactNumber
    let offset: ExactNumber
    var relation: CustomUnitRelation?
  }

  private let catalog: Catalog
  private var entries: [String: Entry] = [:]
  /// The base units of new custom quantities, by their identifiers.
  private var bases: [String: MeasureUnit] = [:]
  /// The identifiers of the base units in `bases`, by the identifiers of their quantities.
  private var baseIdentifiers: [String: String] = [:]

  init(in catalog: Catalog) { self.catalog = catalog }

  /// Adds a unit, and checks everything except its reference.
  ///
  /// - Returns: the stated or derived identifier.
  mutating func insert(_ unit: CustomUnit) throws(CustomUnitError) -> String {
    let identifier = try Self.identifier(of: unit, in: catalog)
    if entries[identifier] != nil || bases[identifier] != nil {
      throw CustomUnitError(unit: unit.label, .repeatedIdentifier(identifier))
    }
    let factor = try Self.number(unit.factor, "factor", of: identifier)
    if factor.value.isZero { throw CustomUnitError(unit: identifier, .zeroFactor) }
    let offset = try Self.number(unit.offset, "offset", of: identifier)
    entries[identifier] = Entry(unit: unit, factor: factor, offset: offset)
    return identifier
  }

  /// Removes a unit that was added.
  mutating func remove(_ identifier: String) { entries[identifier] = nil }

  /// Adds the base unit of a custom quantity, to which units may refer.
  mutating func insert(base: MeasureUnit) {
    bases[base.identifier] = base
    baseIdentifiers[base.quantity] = base.identifier
  }

  /// Whether an added unit or base unit has this identifier.
  func holds(_ identifier: String) -> Bool {
    entries[identifier] != nil || bases[identifier] != nil
  }

  /// Returns the stated or derived identifier of a unit, which must be valid and not in the
  /// catalog.
  static func identifier(
    of unit: CustomUnit, in catalog: Catalog
  ) throws(CustomUnitError) -> String {
    guard let identifier = unit.identifier ?? Identifier.derived(from: unit.name) else {
      throw CustomUnitError(
        unit: unit.label, .noIdentifier(name: Printable.excerpt(unit.name)))
    }
    guard Identifier.canNameUnit(identifier) else {
      let text = Printable.excerpt(identifier)
      throw CustomUnitError(unit: unit.label, .malformedIdentifier(text))
    }
    if catalog.unit(identifier) != nil {
      throw CustomUnitError(unit: unit.label, .repeatedIdentifier(identifier))
    }
    return identifier
  }

  private static func number(
    _ text: String, _ field: String, of unit: String
  ) throws(CustomUnitError) -> ExactNumber {
    do { return try ExactNumber(text) } catch {
      let excerpt = Printable.excerpt(text)
      throw CustomUnitError(
        unit: unit,
        error == .doesNotFit
          ? .doesNotFit(field: field, text: excerpt) : .notANumber(field: field, text: excerpt))
    }
  }

  /// Returns the quantity of a custom unit, and the unit's record.
  mutating func record(
    of identifier: String
  ) throws(CustomUnitError) -> (quantity: String, UnitRecord) {
    let relation = try relation(of: identifier)
    guard let entry = entries[identifier] else { preconditionFailure("an identifier of `order`") }
    let definition = try definition(of: entry, identifier)
    return (relation.quantity, entry.unit.record(identifier: identifier, definition: definition))
  }

  /// Returns the relation of a unit to the base unit.
  ///
  /// The method follows the references to a unit with a known relation, then composes the relations
  /// in reverse order.
  private mutating func relation(of identifier: String) throws(CustomUnitError)
    -> CustomUnitRelation
  {
    var path: [String] = []
    var seen: Set<String> = []
    var current = identifier
    var known = entries[current]?.relation
    while known == nil, let entry = entries[current] {
      guard seen.insert(current).inserted else {
        let start = path.firstIndex(of: current) ?? 0
        throw CustomUnitError(unit: current, .cycle(Array(path[start...]) + [current]))
      }
      path.append(current)
      current = entry.unit.reference
      known = entries[current]?.relation
    }
    guard var relation = known ?? catalogRelation(of: current) else {
      throw CustomUnitError(
        unit: path.last ?? identifier,
        .unknownReference(
          Printable.excerpt(current), suggestions: catalog.suggestions(for: current)))
    }
    for step in path.reversed() {
      guard let entry = entries[step] else { continue }
      do throws(CustomUnitError.Problem) {
        relation = try relation.composed(
          entry.factor.value, entry.addend, of: entry.unit.reference)
      } catch {
        throw CustomUnitError(unit: step, error)
      }
      entries[step]?.relation = relation
    }
    return relation
  }

  private func catalogRelation(of identifier: String) -> CustomUnitRelation? {
    (catalog.unit(identifier) ?? bases[identifier]).map { CustomUnitRelation($0) }
  }

  /// Returns the definition in terms of the reference or, if the reference is not a multiple of
  /// base units, in terms of the base unit.
  ///
  /// Units with an offset, reciprocals and levels are not factors, so a definition cannot name such
  /// a reference.
  private func definition(
    of entry: Entry, _ identifier: String
  ) throws(CustomUnitError) -> String {
    let reference = entry.unit.reference
    guard let relation = entries[reference]?.relation ?? catalogRelation(of: reference),
      let own = entries[identifier]?.relation
    else {
      preconditionFailure("the relation was found by way of the reference")
    }
    if relation.isMultiple { return entry.definition(by: reference) }
    let base =
      catalog.quantity(relation.quantity)?.baseUnit.identifier
      ?? baseIdentifiers[relation.quantity] ?? ""
    do throws(DefinitionProblem) { return try own.definition(by: base) } catch {
      throw CustomUnitError(unit: identifier, .definition(error))
    }
  }
}

extension CustomUnitComposition.Entry {
  /// The addend after the multiplication, for the offset o and the factor f: (x + o) · f = x · f +
  /// o · f.
  ///
  /// `nil` if o · f does not fit.
  fileprivate var addend: ExactRatio? {
    unit.offsetOrder == .afterFactor ? offset.value : offset.value.multiplied(by: factor.value)
  }

  /// Returns the definition in terms of the reference, with both numbers as written:
  /// `5/9 kelvin + 459.67 * 5/9 kelvin`.
  fileprivate func definition(by reference: String) -> String {
    let product = "\(factor.text) \(reference)"
    if offset.value.isZero { return product }
    let isNegative = offset.value.isNegative
    let magnitude = isNegative ? String(Substring(offset.text.utf8.dropFirst())) : offset.text
    let sign = isNegative ? " - " : " + "
    return product + sign + magnitude
      + (unit.offsetOrder == .beforeFactor ? " * \(product)" : " \(reference)")
  }
}

extension CustomUnit {
  /// Returns the record of the unit with its definition.
  ///
  /// The kind is conventional: the stated factor is exact by agreement.
  func record(identifier: String, definition: String) -> UnitRecord {
    UnitRecord(
      identifier: identifier, symbol: symbol, name: name, pluralName: pluralName ?? name + "s",
      aliases: aliases, systems: [.other], definition: definition, source: source,
      kind: .conventional, note: note ?? "Taken as its author states it.")
  }
}

extension Catalog {
  /// Returns the identifiers of units that an unknown identifier may mean.
  fileprivate func suggestions(for text: String) -> [String] {
    let found = lookUp(text)
    if case .unknown(let units) = found { return units.map { $0.identifier } }
    return found.candidates.map { $0.identifier }
  }
}
