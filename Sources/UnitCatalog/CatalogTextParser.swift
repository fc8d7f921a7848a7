import DecimalArithmetic

/// A data text read into records, with the lines at which its units begin.
struct ParsedCatalogText {
  var record: QuantityRecord
  /// Identifiers with lines.
  var unitLines: [(unit: String, line: Int?)]

  /// Reads the whole of `source`.
  ///
  /// - Throws: ``CatalogError`` for the first line that does not have the form of a data text.
  init(_ source: CatalogText) throws(CatalogError) {
    let blocks = try TextBlock.blocks(of: source)
    record = try Self.quantity(blocks[0])
    unitLines = []
    for block in blocks.dropFirst() {
      record.units.append(try Self.unit(block))
      unitLines.append((block.unit ?? "", block.line))
    }
  }

  private static func quantity(_ block: TextBlock) throws(CatalogError) -> QuantityRecord {
    try block.check(
      keys: ["quantity", "name", "icon", "base", "dimension", "lowest"],
      repeatable: ["group", "choice"])
    let dimension = try block.required("dimension")
    guard let vector = DimensionVector(dimension.value) else { throw block.unreadable(dimension) }
    var record = QuantityRecord(
      identifier: try block.required("quantity").value, name: try block.required("name").value,
      iconName: try block.required("icon").value, baseUnit: try block.required("base").value,
      dimension: vector, lowest: try lowest(of: block))
    for field in block.fields where field.key == "group" || field.key == "choice" {
      let (names, units) = try assignment(field, in: block)
      if field.key == "choice" {
        record.choices.append(NameChoice(names: names, units: units))
      } else if names.count == 1 {
        record.groups.append(UnitGroup(name: names[0], units: units))
      } else {
        throw block.unreadable(field)
      }
    }
    return record
  }

  /// Reads a number of base units.
  private static func lowest(of block: TextBlock) throws(CatalogError) -> ExactRatio? {
    guard let field = block.optional("lowest") else { return nil }
    guard case .number(let number)? = try? DefinitionFactor(field.value) else {
      throw block.unreadable(field)
    }
    return number
  }

  /// Reads `name | name = unit unit unit`.
  private static func assignment(
    _ field: TextField, in block: TextBlock
  ) throws(CatalogError) -> (names: [String], units: [String]) {
    let sides = field.value.split(byte: UInt8(ascii: "="))
    guard sides.count == 2 else { throw block.unreadable(field) }
    let names = try block.list(TextField(key: field.key, value: sides[0], line: field.line))
    let units = sides[1].trimmed.split(byte: UInt8(ascii: " "))
    if units.contains("") { throw block.unreadable(field) }
    return (names, units)
  }

  private static func unit(_ block: TextBlock) throws(CatalogError) -> UnitRecord {
    try block.check(keys: [
      "unit", "symbol", "name", "plural", "alias", "system", "definition", "source", "kind", "note",
    ])
    let symbols = try block.list(try block.required("symbol"))
    let name = try block.required("name").value
    var systems: [MeasurementSystem] = []
    let systemField = try block.required("system")
    for word in systemField.value.split(byte: UInt8(ascii: " ")) {
      guard let system = MeasurementSystem(rawValue: word) else {
        throw block.unreadable(systemField)
      }
      systems.append(system)
    }
    var kind = DefinitionKind.exact
    if let field = block.optional("kind") {
      guard let written = DefinitionKind(rawValue: field.value) else {
        throw block.unreadable(field)
      }
      kind = written
    }
    return UnitRecord(
      identifier: try block.required("unit").value, symbol: symbols[0],
      symbolVariants: Array(symbols.dropFirst()), name: name,
      pluralName: block.optional("plural")?.value ?? name + "s",
      aliases: try block.list(block.optional("alias")), systems: systems,
      definition: try block.required("definition").value,
      source: block.optional("source")?.value ?? "", kind: kind, note: block.optional("note")?.value
    )
  }
}
