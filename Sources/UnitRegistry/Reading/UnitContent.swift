import StrictText
import UnitCatalog

/// A unit of the registry format: its record, and what the file says its definition comes to.
enum UnitContent {
  private static let fields = [
    "identifier", "symbol", "symbolVariants", "name", "plural", "aliases", "systems",
    "definition", "source", "kind", "note", "model", "scale", "offset",
  ]

  static func read(
    _ node: JSONNode, in source: RegistrySource
  ) throws(RegistryError) -> (UnitRecord, DerivedContent) {
    let object = try ObjectReader(node, "unit", fields: fields, in: source)
    let identifier = try object.string("identifier")
    guard Identifier.canNameUnit(identifier) else {
      throw object.malformed("identifier", identifier, expected: "a–z, then a–z, 0–9 and -")
    }
    var systems: [MeasurementSystem] = []
    for text in try object.strings("systems") {
      guard let system = MeasurementSystem(rawValue: text) else {
        let known = MeasurementSystem.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw object.malformed("systems", text, expected: known)
      }
      systems.append(system)
    }
    var kind = DefinitionKind.exact
    if let text = try object.optionalString("kind") {
      guard let written = DefinitionKind(rawValue: text) else {
        let known = DefinitionKind.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw object.malformed("kind", text, expected: known)
      }
      kind = written
    }
    let name = try object.string("name")
    let record = UnitRecord(
      identifier: identifier, symbol: try object.string("symbol"),
      symbolVariants: try object.strings("symbolVariants"), name: name,
      pluralName: try object.optionalString("plural") ?? name + "s",
      aliases: try object.strings("aliases"), systems: systems.isEmpty ? [.other] : systems,
      definition: try object.string("definition"),
      source: try object.optionalString("source") ?? "Not stated", kind: kind,
      note: try object.optionalString("note"))
    return (record, try DerivedContent(object))
  }
}

/// Model, scale and offset as a file states them; a field that is not there states nothing.
struct DerivedContent {
  private var model: (text: String, offset: Int)?
  private var scale: (text: [String], powers: [Int], offset: Int)?
  private var addend: (text: [String], offset: Int)?

  init(_ object: ObjectReader) throws(RegistryError) {
    if let text = try object.optionalString("model") {
      model = (text, object.offset(of: "model"))
    }
    if let node = object.node("scale") {
      let scale = try ObjectReader(
        node, "scale", fields: ["numerator", "denominator", "piPower", "lnTenPower"],
        in: object.source)
      self.scale = (
        [try scale.string("numerator"), try scale.string("denominator")],
        [try scale.integer("piPower") ?? 0, try scale.integer("lnTenPower") ?? 0], node.offset
      )
    }
    if let node = object.node("offset") {
      let offset = try ObjectReader(
        node, "offset", fields: ["numerator", "denominator"], in: object.source)
      addend = (
        [try offset.string("numerator"), try offset.string("denominator")], node.offset
      )
    }
  }

  /// The first field that is not what the unit's definition comes to, and where it stands.
  func mismatch(with unit: MeasureUnit) -> (field: String, offset: Int)? {
    let derived = DerivedFields(unit)
    if let model, model.text != derived.model { return ("model", model.offset) }
    if let scale,
      scale.text != [derived.scale.numerator, derived.scale.denominator]
        || scale.powers != [derived.piPower, derived.lnTenPower]
    {
      return ("scale", scale.offset)
    }
    if let addend, addend.text != derived.offset.map({ [$0.numerator, $0.denominator] }) {
      return ("offset", addend.offset)
    }
    return nil
  }
}
