import StrictText
import UnitCatalog

/// What a file of the registry format says, before it meets a catalog.
struct RegistryContent {
  var quantities: [QuantityContent] = []
  var customUnits: [CustomUnit] = []
  /// The bytes at which units begin, by what errors call them.
  private(set) var unitOffsets: [String: Int] = [:]
  /// The bytes at which quantities begin, by identifier.
  private(set) var quantityOffsets: [String: Int] = [:]
  /// What the file says the definitions come to, and where.
  var derived: [(unit: String, fields: DerivedContent)] = []
  /// What was probably not meant.
  private(set) var warnings: [RegistryWarning] = []

  /// A quantity; what names it may be left out where the catalog has it.
  struct QuantityContent {
    var identifier: String
    var offset: Int
    var name: String?
    var description: String?
    var aliases: [String]
    var topics: [String]
    var icon: String?
    var base: String?
    var dimension: DimensionVector?
    var lowest: ExactNumber?
    var groups: [UnitGroup]
    var choices: [NameChoice]
    var units: [UnitRecord]

    var isEmpty: Bool {
      aliases.isEmpty && topics.isEmpty && groups.isEmpty && choices.isEmpty && units.isEmpty
    }
  }

  init(_ node: JSONNode, in source: RegistrySource) throws(RegistryError) {
    let file = try ObjectReader(
      node, "registry", fields: ["format", "version", "quantities", "customUnits"], in: source)
    let format = try file.string("format")
    guard format == RegistryFormat.name else {
      throw source.error(
        .unknownFormat(Printable.excerpt(format)), at: file.offset(of: "format"))
    }
    let version = try file.required("version")
    guard case .number(let text) = version.content, text == "\(RegistryFormat.version)" else {
      let found = if case .number(let text) = version.content { text } else { version.kindName }
      throw source.error(.unknownVersion(Printable.excerpt(found)), at: version.offset)
    }
    for node in try file.array("quantities", limit: RegistryFormat.listLimit) {
      try read(quantity: node, in: source)
    }
    for node in try file.array("customUnits") { try read(customUnit: node, in: source) }
    if customUnits.isEmpty && quantities.allSatisfy({ $0.isEmpty }) {
      warnings.append(source.warning(.definesNothing, at: node.offset))
    }
  }

  private mutating func read(
    quantity node: JSONNode, in source: RegistrySource
  ) throws(RegistryError) {
    let object = try ObjectReader(
      node, "quantity",
      fields: [
        "identifier", "name", "description", "aliases", "topics", "icon", "base", "dimension",
        "lowest", "groups", "choices", "units",
      ], in: source)
    let identifier = try object.string("identifier")
    guard Identifier.canNameQuantity(identifier) else {
      throw object.malformed("identifier", identifier, expected: "a–z, then a–z, 0–9 and -")
    }
    if quantityOffsets.updateValue(object.offset, forKey: identifier) != nil {
      throw source.error(.repeatedUnit(identifier), at: object.offset)
    }
    var dimension: DimensionVector?
    if let text = try object.optionalString("dimension") {
      dimension = DimensionVector(text)
      if dimension == nil {
        throw object.malformed(
          "dimension", text, expected: "1 or names like \"length time^-1\"")
      }
    }
    var lowest: ExactNumber?
    if let text = try object.optionalString("lowest") {
      lowest = try? ExactNumber(text)
      if lowest == nil {
        throw object.malformed("lowest", text, expected: "a decimal or a fraction as text")
      }
    }
    var quantity = QuantityContent(
      identifier: identifier, offset: object.offset, name: try object.optionalString("name"),
      description: try object.optionalString("description"),
      aliases: try object.distinctStrings("aliases"), topics: try object.distinctStrings("topics"),
      icon: try object.optionalString("icon"), base: try object.optionalString("base"),
      dimension: dimension, lowest: lowest, groups: [], choices: [], units: [])
    for node in try object.array("groups", limit: RegistryFormat.listLimit) {
      let group = try ObjectReader(node, "group", fields: ["name", "aliases", "units"], in: source)
      quantity.groups.append(
        UnitGroup(
          name: try group.string("name"), aliases: try group.distinctStrings("aliases"),
          units: try group.distinctStrings("units")))
    }
    for node in try object.array("choices", limit: RegistryFormat.listLimit) {
      let choice = try ObjectReader(node, "choice", fields: ["names", "units"], in: source)
      let names = try choice.distinctStrings("names")
      let units = try choice.distinctStrings("units")
      if names.isEmpty { throw source.error(.missingField("names"), at: node.offset) }
      if units.isEmpty { throw source.error(.missingField("units"), at: node.offset) }
      quantity.choices.append(NameChoice(names: names, units: units))
    }
    for node in try object.array("units") {
      let (record, fields) = try UnitContent.read(node, in: source)
      try note(record.identifier, at: node.offset, in: source)
      quantity.units.append(record)
      derived.append((record.identifier, fields))
    }
    quantities.append(quantity)
  }

  private mutating func read(
    customUnit node: JSONNode, in source: RegistrySource
  ) throws(RegistryError) {
    let object = try ObjectReader(
      node, "custom unit",
      fields: [
        "identifier", "name", "plural", "symbol", "aliases", "reference", "factor", "offset",
        "source", "note",
      ], in: source)
    guard let factor = try object.numberText("factor") else {
      throw source.error(.missingField("factor"), at: object.offset)
    }
    let unit = CustomUnit(
      identifier: try object.optionalString("identifier"), name: try object.string("name"),
      pluralName: try object.optionalString("plural"), symbol: try object.string("symbol"),
      aliases: try object.strings("aliases"), reference: try object.string("reference"),
      factor: factor, offset: try object.numberText("offset") ?? "0",
      source: try object.optionalString("source") ?? "Custom unit",
      note: try object.optionalString("note"))
    try note(unit.label, at: object.offset, in: source)
    customUnits.append(unit)
    warnings += [("factor", unit.factor), ("offset", unit.offset)].compactMap { field, text in
      NoisyNumber.warning(text, of: unit, source, at: object.offset(of: field))
    }
  }

  /// Keeps the place of a unit; of two of one identifier the second is refused.
  private mutating func note(
    _ identifier: String, at offset: Int, in source: RegistrySource
  ) throws(RegistryError) {
    if unitOffsets.updateValue(offset, forKey: identifier) != nil {
      throw source.error(.repeatedUnit(identifier), at: offset)
    }
  }
}

extension ObjectReader {
  /// The texts of an array in which none stands twice.
  func distinctStrings(_ field: String) throws(RegistryError) -> [String] {
    let texts = try strings(field)
    var seen: Set<String> = []
    for text in texts where !seen.insert(text).inserted {
      throw source.error(.repeatedUnit(Printable.excerpt(text)), at: offset(of: field))
    }
    return texts
  }

  func malformed(_ field: String, _ value: String, expected: String) -> RegistryError {
    source.error(
      .unreadableValue(field: field, value: Printable.excerpt(value), expected: expected),
      at: offset(of: field))
  }
}
