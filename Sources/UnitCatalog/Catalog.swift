/// Quantities and their units, with exact ratios, found by identifier or by what people write.
///
///     let catalog = Catalog.standard
///     catalog.unit("mile")?.definition     // "1760 yard"
///     catalog.lookUp("fl oz")              // .ambiguous([US fluid ounce, imperial fluid ounce])
///
/// A catalog is a value and never changes; copying it is cheap.
public struct Catalog: Sendable {
  /// What the catalog was made from; `Catalog(records)` gives the same catalog.
  public let records: [QuantityRecord]
  /// The quantities in the order of the data.
  public let quantities: [Quantity]
  /// The units of all quantities, in order.
  public let units: [MeasureUnit]
  let names: NameIndex
  private let positions: [String: Int]

  /// The catalog that records describe.
  ///
  /// - Parameter records: the quantities; definitions may name units of any of them.
  /// - Throws: ``CatalogError`` for the first malformed identifier, the first definition without a
  ///   value, and names of units that do not exist. What else can be wrong, ``validate()`` finds.
  /// - Complexity: O(*n*) for *n* characters of data.
  public init(_ records: [QuantityRecord]) throws(CatalogError) {
    var evaluator = DefinitionEvaluator(records)
    var quantities: [Quantity] = []
    var units: [MeasureUnit] = []
    var positions: [String: Int] = [:]
    for record in records {
      guard let base = record.units.firstIndex(where: { $0.identifier == record.baseUnit }) else {
        throw CatalogError(text: record.identifier, .unknownUnit(record.baseUnit, in: "base"))
      }
      let own = try Self.units(of: record, evaluator: &evaluator)
      quantities.append(Quantity(record, baseUnit: own[base], units: own))
      for unit in own {
        if positions[unit.identifier] == nil { positions[unit.identifier] = units.count }
        units.append(unit)
      }
    }
    for record in records { try Self.checkNamedUnits(of: record, positions) }
    var names = NameIndex(units)
    for record in records {
      for choice in record.choices {
        names.apply(choice.names, choice.units.compactMap { positions[$0] })
      }
    }
    self.records = records
    self.quantities = quantities
    self.units = units
    self.names = names
    self.positions = positions
  }

  /// The catalog that data texts describe.
  ///
  /// - Parameter texts: one text for each quantity.
  /// - Throws: ``CatalogError`` with the line of the first problem.
  public init(texts: [CatalogText]) throws(CatalogError) {
    var parsed: [(text: CatalogText, content: ParsedCatalogText)] = []
    for text in texts { parsed.append((text, try ParsedCatalogText(text))) }
    do { self = try Catalog(parsed.map { $0.content.record }) } catch {
      var located = error
      for (text, content) in parsed where content.record.identifier == error.text {
        located.text = text.name
        located.line = content.unitLines.first { $0.unit == error.unit }?.line ?? 1
      }
      throw located
    }
  }

  /// The unit of exactly this identifier.
  ///
  /// - Parameter identifier: such as `mile-per-hour`, case-sensitive.
  /// - Returns: `nil` if there is none.
  public func unit(_ identifier: String) -> MeasureUnit? { positions[identifier].map { units[$0] } }

  /// The quantity of exactly this identifier.
  ///
  /// - Parameter identifier: such as `length`.
  /// - Returns: `nil` if there is none.
  public func quantity(_ identifier: String) -> Quantity? {
    quantities.first { $0.identifier == identifier }
  }

  private static func units(
    of record: QuantityRecord, evaluator: inout DefinitionEvaluator
  ) throws(CatalogError) -> [MeasureUnit] {
    guard Identifier.canNameQuantity(record.identifier) else {
      throw CatalogError(text: record.identifier, .malformedIdentifier(record.identifier))
    }
    var units: [MeasureUnit] = []
    for unit in record.units {
      guard Identifier.canNameUnit(unit.identifier) else {
        throw CatalogError(
          text: record.identifier, unit: unit.identifier, .malformedIdentifier(unit.identifier))
      }
      do {
        let value = try evaluator.value(of: unit.identifier)
        units.append(MeasureUnit(unit, quantity: record.identifier, value: value))
      } catch {
        throw CatalogError(
          text: evaluator.quantity(of: error.unit) ?? record.identifier, unit: error.unit,
          .definition(error.problem))
      }
    }
    return units
  }

  private static func checkNamedUnits(
    of record: QuantityRecord, _ positions: [String: Int]
  ) throws(CatalogError) {
    for group in record.groups {
      for unit in group.units where !record.units.contains(where: { $0.identifier == unit }) {
        throw CatalogError(text: record.identifier, .unknownUnit(unit, in: "group \(group.name)"))
      }
    }
    for choice in record.choices {
      for unit in choice.units where positions[unit] == nil {
        throw CatalogError(
          text: record.identifier, .unknownUnit(unit, in: "choice \(choice.names[0])"))
      }
    }
  }
}
