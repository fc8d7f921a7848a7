import DecimalArithmetic

/// Finds for each custom unit its quantity and its definition, following references among them.
struct CustomUnitComposition {
  fileprivate struct Entry {
    let unit: CustomUnit
    let factor: ExactNumber
    let offset: ExactNumber
    var relation: CustomUnitRelation?
  }

  private let catalog: Catalog
  private var entries: [String: Entry] = [:]
  /// Base units of custom quantities that the catalog has not, by their identifiers.
  private var bases: [String: MeasureUnit] = [:]
  /// The identifiers of those, by their quantities.
  private var baseIdentifiers: [String: String] = [:]

  init(in catalog: Catalog) { self.catalog = catalog }

  /// Takes a unit, of which all but the reference is looked at.
  ///
  /// - Returns: the identifier that the unit has or gets.
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

  /// Forgets a unit that was taken.
  mutating func remove(_ identifier: String) { entries[identifier] = nil }

  /// Takes the base unit of a custom quantity, which units may refer to.
  mutating func insert(base: MeasureUnit) {
    bases[base.identifier] = base
    baseIdentifiers[base.quantity] = base.identifier
  }

  /// Whether a unit or a base unit that was taken has an identifier.
  func holds(_ identifier: String) -> Bool {
    entries[identifier] != nil || bases[identifier] != nil
  }

  /// The identifier a unit has or gets, valid and not in the catalog.
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

  /// The quantity of a custom unit and its record, which names its reference or the base unit.
  mutating func record(
    of identifier: String
  ) throws(CustomUnitError) -> (quantity: String, UnitRecord) {
    let relation = try relation(of: identifier)
    guard let entry = entries[identifier] else { preconditionFailure("an identifier of `order`") }
    let definition = try definition(of: entry, identifier)
    return (relation.quantity, entry.unit.record(identifier: identifier, definition: definition))
  }

  /// Walks from a unit along its references to one whose relation is known, then back.
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

  /// The definition by the reference; if that is no multiple, by the base unit instead, because a scale
  /// with an offset, a reciprocal and a level are no factors.
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
  /// What is added after the multiplication: (x + o) · f is x · f + o·f.
  fileprivate var addend: ExactRatio? {
    unit.offsetOrder == .afterFactor ? offset.value : offset.value.multiplied(by: factor.value)
  }

  /// `5/9 kelvin + 459.67 * 5/9 kelvin`: both numbers as they were written.
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
  /// The record of the unit under its definition; what is agreed on is exact under that agreement.
  func record(identifier: String, definition: String) -> UnitRecord {
    UnitRecord(
      identifier: identifier, symbol: symbol, name: name, pluralName: pluralName ?? name + "s",
      aliases: aliases, systems: [.other], definition: definition, source: source,
      kind: .conventional, note: note ?? "Taken as its author states it.")
  }
}

extension Catalog {
  /// The identifiers of units that a wrong identifier may have meant.
  fileprivate func suggestions(for text: String) -> [String] {
    let found = lookUp(text)
    if case .unknown(let units) = found { return units.map { $0.identifier } }
    return found.candidates.map { $0.identifier }
  }
}
