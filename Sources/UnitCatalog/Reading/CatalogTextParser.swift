import DecimalArithmetic

/// A parsed data text: the record of the quantity, and the byte ranges of the units' values.
struct ParsedCatalogText {
  /// The record of the quantity, with an empty list of units.
  private(set) var head: QuantityRecord
  private(set) var units: [UnitFields] = []
  /// The line of each `unit` key.
  private(set) var unitLines: [Int?] = []

  /// Parses the whole of `source`.
  ///
  /// - Throws: ``CatalogError`` for the first line that does not have the form of a data text.
  init(_ source: CatalogText) throws(CatalogError) {
    var text = source.text
    // The catalog reads values from this text at any later time, so the bytes must be contiguous.
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
      units.append(try UnitFields(reader.block))
      unitLines.append(reader.block.line)
    }
  }

  /// Returns the line of a unit's `unit` key, or 1 if `unit` is `nil` or not in the text.
  func line(of unit: String?) -> Int? {
    let index = units.firstIndex { $0.identifier == unit }
    return index.map { unitLines[$0] } ?? 1
  }
}

extension QuantityRecord {
  /// Parses the block of a quantity, without its units.
  ///
  /// - Throws: ``CatalogError`` for an unknown, repeated, unreadable or missing key.
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

  /// Parses the value of `lowest`, a number of base units.
  private static func lowest(of block: TextBlock) throws(CatalogError) -> ExactRatio? {
    guard let field = block.optional("lowest") else { return nil }
    guard let number = try? ExactRatio(factor: block.value(field)) else {
      throw block.unreadable(field)
    }
    return number
  }

  /// Parses the value of a group or a choice: `name | name = unit unit unit`.
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
  /// Checks that each key is in `keys` or `repeatable`, and that keys in `keys` occur at most once.
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

  /// Returns the parts of a value `a | b | c`; an empty array if the block lacks the key.
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
