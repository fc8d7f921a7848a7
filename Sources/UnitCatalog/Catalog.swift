/// A set of quantities and their units with exact ratios; look-up by identifier, name or symbol.
///
///     let catalog = Catalog.standard
///     catalog.unit("mile")?.definition  // Optional("1760 yard")
///     catalog.lookUp("fl oz")  // ambiguous([fluid-ounce, fluid-ounce-imperial])
///
/// A catalog is an immutable value. A copy costs one increment of a reference count.
public struct Catalog: Sendable {
  /// All fields in one object, because callers copy a catalog for each call.
  ///
  /// Retaining five references took longer than a look-up.
  private let content: Content

  private final class Content: Sendable {
    let quantities: [Quantity]
    let units: [MeasureUnit]
    let heads: [QuantityRecord]
    let positions: UnitPositions
    let names: NameIndex
    let quantityNames = LazyReference<QuantityNames>()
    /// The index of each unit's quantity, by the position of the unit.
    let quantityPlaces: [Int32]
    /// The position of each quantity's first unit, by the index of the quantity.
    let quantityStarts: [Int]

    init(
      _ quantities: [Quantity], _ units: [MeasureUnit], _ heads: [QuantityRecord],
      _ positions: UnitPositions, _ names: NameIndex
    ) {
      quantityPlaces = quantities.enumerated().flatMap { place, quantity in
        repeatElement(Int32(truncatingIfNeeded: place), count: quantity.units.count)
      }
      var start = 0
      quantityStarts = quantities.map { quantity in
        defer { start += quantity.units.count }
        return start
      }
      self.quantities = quantities
      self.units = units
      self.heads = heads
      self.positions = positions
      self.names = names
    }
  }

  /// The quantities in display order.
  public var quantities: [Quantity] { content.quantities }
  /// The units of all quantities, in display order.
  public var units: [MeasureUnit] { content.units }
  /// Returns the unit at `position`, which must be an index of ``units``.
  package func unit(at position: Int) -> MeasureUnit { content.units[position] }
  /// Whether the units at the given positions measure more than one quantity.
  package func areOfSeveralQuantities(_ positions: [Int]) -> Bool {
    guard let first = positions.first else { return false }
    let places = content.quantityPlaces
    return positions.contains { places[$0] != places[first] }
  }
  /// Returns the positions of the units of the quantity at index `place`.
  func positions(ofQuantityAt place: Int) -> Range<Int> {
    let start = content.quantityStarts[place]
    return start..<start + quantities[place].units.count
  }
  /// The records of the quantities, with empty lists of units.
  var heads: [QuantityRecord] { content.heads }
  /// The positions of the units by identifier.
  var positions: UnitPositions { content.positions }
  /// The index of unit names, filled at the first look-up.
  var names: NameIndex { content.names }
  /// The index of quantity names, created at the first look-up.
  var quantityNames: QuantityNames {
    content.quantityNames.object ?? content.quantityNames.keep(QuantityNames(quantities))
  }

  /// The records of all quantities and units; `Catalog(records)` creates an equal catalog.
  ///
  /// - Complexity: O(*n*) for *n* characters of data, at each call.
  public var records: [QuantityRecord] {
    zip(heads, quantities).map { head, quantity in
      var record = head
      record.units = quantity.units.map { $0.record }
      return record
    }
  }

  /// Whether both catalogs share one storage object.
  func isIdentical(to other: Catalog) -> Bool { content === other.content }

  /// The name choices of all quantities.
  var choices: [NameChoice] { heads.flatMap { $0.choices } }

  /// Creates the catalog that records describe.
  ///
  ///     let copy = try Catalog(Catalog.standard.records)
  ///     copy.unit("mile") == .mile  // true
  ///
  /// - Parameter records: the quantities. A definition may name units of any quantity.
  /// - Throws: ``CatalogError`` for the first malformed identifier, the first definition that
  ///   cannot be evaluated, and the first name of a unit that does not exist. ``validate()`` finds
  ///   all other errors of the data.
  /// - Complexity: O(*n*) for *n* characters of data.
  public init(_ records: [QuantityRecord]) throws(CatalogError) {
    var heads = records
    var units: [[MeasureUnit]] = []
    for index in records.indices {
      units.append(records[index].units.map { MeasureUnit(.record(Kept($0)), in: records[index]) })
      heads[index].units = []
    }
    try self.init(evaluating: units, heads)
  }

  /// Creates the catalog that data texts describe; `Data/README.md` states their form.
  ///
  /// - Parameter texts: one text for each quantity.
  /// - Throws: ``CatalogError`` with the line of the first problem.
  public init(texts: [CatalogText]) throws(CatalogError) {
    var parsed: [ParsedCatalogText] = []
    for text in texts { parsed.append(try ParsedCatalogText(text)) }
    do throws(CatalogError) {
      try self.init(
        evaluating: parsed.map { text in
          text.units.map { MeasureUnit(.text(Kept($0)), in: text.head) }
        },
        parsed.map { $0.head })
    } catch {
      var located = error
      for (text, content) in zip(texts, parsed) where content.head.identifier == error.text {
        located.text = text.name
        located.line = content.line(of: error.unit)
      }
      throw located
    }
  }

  /// Creates a catalog and evaluates the definitions of its units.
  private init(
    evaluating units: [[MeasureUnit]], _ heads: [QuantityRecord]
  ) throws(CatalogError) {
    let all = Array(units.joined())
    let positions = UnitPositions(all)
    var evaluator = DefinitionEvaluator(all, positions)
    var start = 0
    for (head, own) in zip(heads, units) {
      guard own.contains(where: { $0.storage.isBase }) else {
        throw CatalogError(text: head.identifier, .unknownUnit(head.baseUnit, in: "base"))
      }
      try Self.evaluate(start..<(start + own.count), of: head, &evaluator)
      start += own.count
    }
    for (head, own) in zip(heads, units) { try Self.checkNamedUnits(of: head, own, positions) }
    self.init(heads, units, all, positions)
  }

  /// Creates a catalog of parts that are known to be consistent.
  init(
    _ heads: [QuantityRecord], _ units: [[MeasureUnit]], _ all: [MeasureUnit],
    _ positions: UnitPositions
  ) {
    let quantities = zip(heads, units).map { head, own in
      guard let base = own.first(where: { $0.storage.isBase }) else {
        preconditionFailure("a quantity has a base unit")
      }
      return Quantity(head, baseUnit: base, units: own)
    }
    content = Content(
      quantities, all, heads, positions,
      NameIndex(all) {
        heads.flatMap { $0.choices }.map { ($0.names, $0.units.compactMap { positions[$0] }) }
      })
  }

  /// Evaluates the definition of a unit of this catalog.
  ///
  /// All definitions of the catalog must be valid.
  func evaluate(_ unit: MeasureUnit) -> DefinedValue {
    var evaluator = DefinitionEvaluator(units, positions)
    do throws(UnitProblem) {
      guard let position = positions[unit.identifier] else {
        preconditionFailure("a unit that is not evaluated is in the catalog")
      }
      return try evaluator.value(at: position)
    } catch {
      preconditionFailure("the built-in data texts are malformed")
    }
  }

  /// Returns the positions of the units that a definition names.
  func positions(inDefinitionOf unit: MeasureUnit) -> [Int] {
    guard
      let definition = try? unit.definition.withBytes({ bytes throws(DefinitionProblem) in
        try Definition(bytes, positions)
      })
    else { return [] }
    return (definition.scale + definition.addends.flatMap { $0.factors }).compactMap {
      if case .power(let position, _) = $0 { position } else { nil }
    }
  }

  /// Returns the unit with exactly this identifier.
  ///
  ///     Catalog.standard.unit("mile-per-hour")?.symbol  // Optional("mph")
  ///     Catalog.standard.unit("Mile")  // nil
  ///
  /// - Parameter identifier: an identifier such as `mile-per-hour`, case-sensitive.
  /// - Returns: the unit, or `nil` if the catalog has none.
  public func unit(_ identifier: String) -> MeasureUnit? {
    position(of: identifier).map { units[$0] }
  }

  /// Returns the index in ``units`` of the first unit with exactly this identifier.
  package func position(of identifier: String) -> Int? { positions[identifier] }

  /// Returns the quantity with exactly this identifier.
  ///
  ///     Catalog.standard.quantity("length")?.baseUnit  // Optional(meter)
  ///     Catalog.standard.quantity("Length")?.baseUnit  // nil
  ///
  /// - Parameter identifier: an identifier such as `length`, case-sensitive.
  /// - Returns: the quantity, or `nil` if the catalog has none.
  public func quantity(_ identifier: String) -> Quantity? {
    quantities.first { $0.identifier == identifier }
  }

  private static func evaluate(
    _ positions: Range<Int>, of head: QuantityRecord, _ evaluator: inout DefinitionEvaluator
  ) throws(CatalogError) {
    guard Identifier.canNameQuantity(head.identifier) else {
      throw CatalogError(text: head.identifier, .malformedIdentifier(head.identifier))
    }
    for position in positions {
      let identifier = evaluator.units[position].identifier
      guard Identifier.canNameUnit(identifier) else {
        throw CatalogError(
          text: head.identifier, unit: identifier, .malformedIdentifier(identifier))
      }
      do throws(UnitProblem) { _ = try evaluator.value(at: position) } catch {
        let bearer = evaluator.units[error.position]
        throw CatalogError(
          text: bearer.quantity, unit: bearer.identifier, .definition(error.problem))
      }
    }
  }

  private static func checkNamedUnits(
    of head: QuantityRecord, _ own: [MeasureUnit], _ positions: UnitPositions
  ) throws(CatalogError) {
    for group in head.groups {
      for unit in group.units where !own.contains(where: { $0.identifier == unit }) {
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
