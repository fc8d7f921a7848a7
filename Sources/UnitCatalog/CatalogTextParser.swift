import DecimalArithmetic

/// A data text read: what it says of the quantity, and where it says what of the units.
struct ParsedCatalogText {
  /// Without the units.
  private(set) var head: QuantityRecord
  private(set) var units: [UnitText] = []
  /// The lines at which the units begin.
  private(set) var unitLines: [Int?] = []

  /// Reads the whole of `source`.
  ///
  /// - Throws: ``CatalogError`` for the first line that does not have the form of a data text.
  init(_ source: CatalogText) throws(CatalogError) {
    var text = source.text
    // Values are read from the text as long as the catalog lives, so its bytes lie in one piece.
    text.makeContiguousUTF8()
    let contiguous = CatalogText(name: source.name, text)
    self = try text.withBytes { bytes throws(CatalogError) in
      try ParsedCatalogText(TextBlockReader(contiguous, bytes))
    }
  }

  private init(_ reader: TextBlockReader) throws(CatalogError) {
    var reader = reader
    _ = try reader.next()
    head = try QuantityRecord(reader.block)
    while try reader.next() {
      units.append(try UnitText(reader.block))
      unitLines.append(reader.block.line)
    }
  }

  /// The line at which a unit begins; the first for what concerns no unit.
  func line(of unit: String?) -> Int? {
    let index = units.firstIndex { $0.identifier == unit }
    return index.map { unitLines[$0] } ?? 1
  }
}

extension QuantityRecord {
  /// Reads the block of a quantity, without its units.
  ///
  /// - Throws: ``CatalogError`` for a line that cannot stand there, or one that is missing.
  init(_ block: TextBlock) throws(CatalogError) {
    try block.check(
      keys: [
        "quantity", "name", "description", "alias", "topic", "icon", "base", "dimension", "lowest",
      ],
      repeatable: ["group", "choice"])
    let dimension = try block.required("dimension")
    guard let vector = DimensionVector(block.value(dimension)) else {
      throw block.unreadable(dimension)
    }
    self.init(
      identifier: block.value(try block.required("quantity")),
      name: block.value(try block.required("name")),
      description: block.optional("description").map { block.value($0) } ?? "",
      aliases: try block.list("alias"), topics: try block.list("topic"),
      iconName: block.value(try block.required("icon")),
      baseUnit: block.value(try block.required("base")), dimension: vector,
      lowest: try Self.lowest(of: block))
    for field in block.fields {
      let isChoice = block.key(field).equals("choice")
      guard isChoice || block.key(field).equals("group") else { continue }
      let (names, units) = try Self.assignment(field, in: block)
      if isChoice {
        choices.append(NameChoice(names: names, units: units))
      } else {
        groups.append(
          UnitGroup(name: names[0], aliases: Array(names.dropFirst()), units: units))
      }
    }
  }

  /// Reads a number of base units.
  private static func lowest(of block: TextBlock) throws(CatalogError) -> ExactRatio? {
    guard let field = block.optional("lowest") else { return nil }
    guard let number = try? ExactRatio(factor: block.value(field)) else {
      throw block.unreadable(field)
    }
    return number
  }

  /// Reads `name | name = unit unit unit`.
  private static func assignment(
    _ field: TextField, in block: TextBlock
  ) throws(CatalogError) -> (names: [String], units: [String]) {
    let assignment: (names: [String], units: [String])? = block.bytes.withValue(field.value) {
      value in
      let sign = value.end(of: value.indices, before: UInt8(ascii: "="))
      guard sign < value.count else { return nil }
      let right = value.part(value.trimmed((sign + 1)..<value.count))
      if right.contains(UInt8(ascii: "=")) { return nil }
      var units: [String] = []
      right.forEachPart(separatedBy: UInt8(ascii: " ")) { units.append(String(right.part($0))) }
      let names = value.list(value.trimmed(0..<sign))
      return names.isEmpty || names.contains("") || units.contains("") ? nil : (names, units)
    }
    guard let assignment else { throw block.unreadable(field) }
    return assignment
  }
}

extension TextBlock {
  /// Checks that each key is one of the given ones and that only `repeatable` ones stand twice.
  fileprivate func check(
    keys: [StaticString], repeatable: [StaticString]
  ) throws(CatalogError) {
    for (index, field) in fields.enumerated() {
      let key = key(field)
      let mayRepeat = repeatable.contains { key.equals($0) }
      guard mayRepeat || keys.contains(where: { key.equals($0) }) else { throw unknown(field) }
      if field.value.isEmpty { throw unreadable(field) }
      if mayRepeat { continue }
      for earlier in fields[..<index] where self.key(earlier).elementsEqual(key) {
        throw repeated(field)
      }
    }
  }

  fileprivate func optional(_ key: StaticString) -> TextField? {
    fields.first { self.key($0).equals(key) }
  }

  /// The parts of a value `a | b | c`; none if the key does not stand.
  fileprivate func list(_ key: StaticString) throws(CatalogError) -> [String] {
    guard let field = optional(key) else { return [] }
    try checkList(field)
    return bytes.list(field.value)
  }

  fileprivate func required(_ key: StaticString) throws(CatalogError) -> TextField {
    guard let field = optional(key) else { throw error(.missingKey(key.description)) }
    return field
  }
}
