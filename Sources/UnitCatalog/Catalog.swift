/// Quantities and their units, with exact ratios, found by identifier or by what people write.
///
///     let catalog = Catalog.standard
///     catalog.unit("mile")?.definition     // "1760 yard"
///     catalog.lookUp("fl oz")              // .ambiguous([US fluid ounce, imperial fluid ounce])
///
/// A catalog is a value and never changes; copying it is cheap.
public struct Catalog: Sendable {
  /// The quantities in the order of the data.
  public let quantities: [Quantity]
  /// The units of all quantities, in order.
  public let units: [MeasureUnit]
  /// What was said about the quantities, without their units.
  private let heads: [QuantityRecord]
  private let positions: UnitPositions
  private let nameIndex = LazyNameIndex()

  /// What the catalog was made from; `Catalog(records)` gives the same catalog.
  ///
  /// - Complexity: O(*n*) for *n* characters of data: the records are put together at each call.
  public var records: [QuantityRecord] {
    zip(heads, quantities).map { head, quantity in
      var record = head
      record.units = quantity.units.map { $0.record }
      return record
    }
  }

  /// The names that several units bear, of all quantities.
  var choices: [NameChoice] { heads.flatMap { $0.choices } }

  /// The units by name, indexed at the first call.
  var names: NameIndex {
    nameIndex.value {
      NameIndex(
        units,
        choices: choices.map { ($0.names, $0.units.compactMap { positions[$0] }) })
    }
  }

  /// The catalog that records describe.
  ///
  /// - Parameter records: the quantities; definitions may name units of any of them.
  /// - Throws: ``CatalogError`` for the first malformed identifier, the first definition without a
  ///   value, and names of units that do not exist. What else can be wrong, ``validate()`` finds.
  /// - Complexity: O(*n*) for *n* characters of data.
  public init(_ records: [QuantityRecord]) throws(CatalogError) {
    var heads = records
    var sources: [[UnitSource]] = []
    for index in records.indices {
      sources.append(records[index].units.map { UnitSource(.record($0), in: records[index]) })
      heads[index].units = []
    }
    try self.init(heads, sources)
  }

  /// The catalog that data texts describe.
  ///
  /// - Parameter texts: one text for each quantity.
  /// - Throws: ``CatalogError`` with the line of the first problem.
  public init(texts: [CatalogText]) throws(CatalogError) {
    var parsed: [ParsedCatalogText] = []
    for text in texts { parsed.append(try ParsedCatalogText(text)) }
    do throws(CatalogError) {
      try self.init(
        parsed.map { $0.head },
        parsed.map { text in text.units.map { UnitSource(.text($0), in: text.head) } })
    } catch {
      var located = error
      for (text, content) in zip(texts, parsed) where content.head.identifier == error.text {
        located.text = text.name
        located.line = content.line(of: error.unit)
      }
      throw located
    }
  }

  private init(_ heads: [QuantityRecord], _ sources: [[UnitSource]]) throws(CatalogError) {
    var evaluator = DefinitionEvaluator(Array(sources.joined()))
    var quantities: [Quantity] = []
    quantities.reserveCapacity(heads.count)
    var units: [MeasureUnit] = []
    units.reserveCapacity(evaluator.sources.count)
    for (head, own) in zip(heads, sources) {
      guard let base = own.firstIndex(where: { $0.isBase }) else {
        throw CatalogError(text: head.identifier, .unknownUnit(head.baseUnit, in: "base"))
      }
      let start = units.count
      try Self.append(own, of: head, to: &units, &evaluator)
      quantities.append(
        Quantity(head, baseUnit: units[start + base], units: Array(units[start...])))
    }
    for (head, quantity) in zip(heads, quantities) {
      try Self.checkNamedUnits(of: head, quantity, evaluator.positions)
    }
    self.heads = heads
    self.quantities = quantities
    self.units = units
    positions = evaluator.positions
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

  private static func append(
    _ sources: [UnitSource], of head: QuantityRecord, to units: inout [MeasureUnit],
    _ evaluator: inout DefinitionEvaluator
  ) throws(CatalogError) {
    guard Identifier.canNameQuantity(head.identifier) else {
      throw CatalogError(text: head.identifier, .malformedIdentifier(head.identifier))
    }
    for source in sources {
      guard Identifier.canNameUnit(source.identifier) else {
        throw CatalogError(
          text: head.identifier, unit: source.identifier, .malformedIdentifier(source.identifier))
      }
      do throws(UnitProblem) { units.append(try evaluator.unit(at: units.count)) } catch {
        let bearer = evaluator.sources[error.position]
        throw CatalogError(
          text: bearer.quantity, unit: bearer.identifier, .definition(error.problem))
      }
    }
  }

  private static func checkNamedUnits(
    of head: QuantityRecord, _ quantity: Quantity, _ positions: UnitPositions
  ) throws(CatalogError) {
    for group in head.groups {
      for unit in group.units where !quantity.units.contains(where: { $0.identifier == unit }) {
        throw CatalogError(text: head.identifier, .unknownUnit(unit, in: "group \(group.name)"))
      }
    }
    for choice in head.choices {
      for unit in choice.units where positions[unit] == nil {
        throw CatalogError(
          text: head.identifier, .unknownUnit(unit, in: "choice \(choice.names[0])"))
      }
    }
  }
}
