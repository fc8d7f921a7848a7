import StrictText
import UnitCatalog

/// The parsed content of a registry file, before it is compared with a catalog.
struct RegistryContent {
  var quantities: [QuantityContent] = []
  var customUnits: [CustomUnit] = []
  /// The byte offsets of the units, by their names in errors.
  private(set) var unitOffsets: [String: Int] = [:]
  /// The byte offsets of the quantities, by identifier.
  private(set) var quantityOffsets: [String: Int] = [:]
  /// The model, scale and offset that the file states for a unit, with the unit's identifier.
  var derived: [(unit: String, fields: DerivedContent)] = []
  /// The probable mistakes.
  private(set) var warnings: [RegistryWarning] = []

  /// The content of a quantity in the file.
  ///
  /// Name, base unit and dimension may be missing if the catalog has the quantity.
  struct QuantityContent {
    let identifier: String
    let offset: Int
    let dimension: DimensionVector?
    let lowest: ExactNumber?
    let name: String?
    let description: String?
    let aliases: [String]
    let topics: [String]
    let icon: String?
    let base: String?
    var groups: [UnitGroup] = []
    var choices: [NameChoice] = []
    var units: [UnitRecord] = []

    var isEmpty: Bool {
      aliases.isEmpty && topics.isEmpty && groups.isEmpty && choices.isEmpty && units.isEmpty
    }
  }

  init(_ node: JSONNode, in source: RegistrySource) {
    let file = ObjectReader(
      node, "registry", fields: "format version quantities customUnits", in: source)
    let format = file.string("format")
    if format != RegistryFormat.name {
      source.refuse(.unknownFormat(Printable.excerpt(format)), at: file.offset(of: "format"))
    }
    check(version: file)
    for node in file.array("quantities", limit: RegistryFormat.listLimit) {
      if source.isRefused { return }
      read(quantity: node, in: source)
    }
    for node in file.array("customUnits") {
      if source.isRefused { return }
      read(customUnit: node, in: source)
    }
    if customUnits.isEmpty && quantities.allSatisfy({ $0.isEmpty }) {
      warnings.append(source.warning(.definesNothing, at: node.offset))
    }
  }

  private func check(version file: ObjectReader) {
    guard let version = file.node("version") else { return file.refuseMissing("version") }
    var found = version.kindName
    if case .number(let text) = version.content { found = text }
    if found != "\(RegistryFormat.version)" {
      file.source.refuse(.unknownVersion(Printable.excerpt(found)), at: version.offset)
    }
  }

  private mutating func read(quantity node: JSONNode, in source: RegistrySource) {
    let object = ObjectReader(
      node, "quantity",
      fields: """
        identifier name description aliases topics icon base dimension lowest groups choices units
        """, in: source)
    let identifier = object.string("identifier")
    if !Identifier.canNameQuantity(identifier) {
      object.refuse("identifier", identifier, expected: "a–z, then a–z, 0–9 and -")
    }
    if quantityOffsets.updateValue(object.offset, forKey: identifier) != nil {
      source.refuse(.repeatedUnit(identifier), at: object.offset)
    }
    var quantity = QuantityContent(
      identifier: identifier, offset: object.offset, dimension: Self.dimension(object),
      lowest: Self.lowest(object), name: object.optionalString("name"),
      description: object.optionalString("description"),
      aliases: object.distinctStrings("aliases"), topics: object.distinctStrings("topics"),
      icon: object.optionalString("icon"), base: object.optionalString("base"))
    quantity.readGroups(object)
    quantity.readChoices(object)
    for node in object.array("units") {
      if source.isRefused { return }
      let (record, fields) = UnitContent.read(node, in: source)
      note(record.identifier, at: node.offset, in: source)
      quantity.units.append(record)
      derived.append((record.identifier, fields))
    }
    quantities.append(quantity)
  }

  private static func dimension(_ object: ObjectReader) -> DimensionVector? {
    guard let text = object.optionalString("dimension") else { return nil }
    let dimension = DimensionVector(text)
    if dimension == nil {
      object.refuse("dimension", text, expected: "1 or names like \"length time^-1\"")
    }
    return dimension
  }

  private static func lowest(_ object: ObjectReader) -> ExactNumber? {
    guard let text = object.optionalString("lowest") else { return nil }
    let lowest = try? ExactNumber(text)
    if lowest == nil {
      object.refuse("lowest", text, expected: "a decimal or a fraction as text")
    }
    return lowest
  }

  private mutating func read(customUnit node: JSONNode, in source: RegistrySource) {
    let object = ObjectReader(
      node, "custom unit",
      fields: "identifier name plural symbol aliases reference factor offset source note",
      in: source)
    let factor = object.numberText("factor")
    if factor == nil { object.refuseMissing("factor") }
    let unit = CustomUnit(
      identifier: object.optionalString("identifier"), name: object.string("name"),
      pluralName: object.optionalString("plural"), symbol: object.string("symbol"),
      aliases: object.strings("aliases"), reference: object.string("reference"),
      factor: factor ?? "", offset: object.numberText("offset") ?? "0",
      source: object.optionalString("source") ?? "Custom unit",
      note: object.optionalString("note"))
    note(unit.label, at: object.offset, in: source)
    NoisyNumber.warn(unit.factor, of: unit, source, at: object.offset(of: "factor"), &warnings)
    NoisyNumber.warn(unit.offset, of: unit, source, at: object.offset(of: "offset"), &warnings)
    customUnits.append(unit)
  }

  /// Records the byte offset of a unit.
  ///
  /// A second unit with this identifier is refused.
  private mutating func note(_ identifier: String, at offset: Int, in source: RegistrySource) {
    if unitOffsets.updateValue(offset, forKey: identifier) != nil {
      source.refuse(.repeatedUnit(identifier), at: offset)
    }
  }
}

extension RegistryContent.QuantityContent {
  fileprivate mutating func readGroups(_ object: ObjectReader) {
    for node in object.array("groups", limit: RegistryFormat.listLimit) {
      let group = ObjectReader(node, "group", fields: "name aliases units", in: object.source)
      groups.append(
        UnitGroup(
          name: group.string("name"), aliases: group.distinctStrings("aliases"),
          units: group.distinctStrings("units")))
    }
  }

  fileprivate mutating func readChoices(_ object: ObjectReader) {
    for node in object.array("choices", limit: RegistryFormat.listLimit) {
      let choice = ObjectReader(node, "choice", fields: "names units", in: object.source)
      let names = choice.distinctStrings("names")
      let units = choice.distinctStrings("units")
      if names.isEmpty { choice.refuseMissing("names") }
      if units.isEmpty { choice.refuseMissing("units") }
      choices.append(NameChoice(names: names, units: units))
    }
  }
}
