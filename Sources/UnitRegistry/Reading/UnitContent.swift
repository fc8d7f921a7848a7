import StrictText
import UnitCatalog

/// Reading of a unit of the registry format: its record, and the stated values of its definition.
enum UnitContent {
  static func read(
    _ node: JSONNode, in source: RegistrySource
  ) -> (UnitRecord, DerivedContent) {
    let object = ObjectReader(
      node, "unit",
      fields: """
        identifier symbol symbolVariants name plural aliases systems definition source kind note \
        model scale offset
        """, in: source)
    let identifier = object.string("identifier")
    if !Identifier.canNameUnit(identifier) {
      object.refuse("identifier", identifier, expected: "a–z, then a–z, 0–9 and -")
    }
    let systems = systems(object)
    let kind = kind(object)
    let name = object.string("name")
    let record = UnitRecord(
      identifier: identifier, symbol: object.string("symbol"),
      symbolVariants: object.strings("symbolVariants"), name: name,
      pluralName: object.optionalString("plural") ?? name + "s",
      aliases: object.strings("aliases"), systems: systems.isEmpty ? [.other] : systems,
      definition: object.string("definition"),
      source: object.optionalString("source") ?? "Not stated", kind: kind,
      note: object.optionalString("note"))
    return (record, DerivedContent(object))
  }

  private static func systems(_ object: ObjectReader) -> [MeasurementSystem] {
    var systems: [MeasurementSystem] = []
    for text in object.strings("systems") {
      if let system = MeasurementSystem(rawValue: text) {
        systems.append(system)
      } else {
        let known = MeasurementSystem.allCases.map { $0.rawValue }
        object.refuse("systems", text, known: known)
      }
    }
    return systems
  }

  private static func kind(_ object: ObjectReader) -> DefinitionKind {
    guard let text = object.optionalString("kind") else { return .exact }
    if let kind = DefinitionKind(rawValue: text) { return kind }
    object.refuse("kind", text, known: DefinitionKind.allCases.map { $0.rawValue })
    return .exact
  }
}

extension ObjectReader {
  fileprivate func refuse(_ field: StaticString, _ value: String, known: [String]) {
    source.refuse(
      .unreadableValue(
        field: field.description, value: Printable.excerpt(value),
        expected: known.joined(separator: ", ")),
      at: offset(of: field))
  }
}

/// The model, scale and offset of a unit, as far as the file states them.
struct DerivedContent {
  private var fields: [(name: StaticString, text: String, offset: Int)] = []

  init(_ object: ObjectReader) {
    if let text = object.optionalString("model") {
      fields.append(("model", text, object.offset(of: "model")))
    }
    if let node = object.node("scale") {
      let scale = ObjectReader(
        node, "scale", fields: "numerator denominator piPower lnTenPower", in: object.source)
      let text = DerivedFields.scaleText(
        FractionText(scale), piPower: scale.integer("piPower"),
        lnTenPower: scale.integer("lnTenPower"))
      fields.append(("scale", text, node.offset))
    }
    if let node = object.node("offset") {
      let offset = ObjectReader(
        node, "offset", fields: "numerator denominator", in: object.source)
      fields.append(("offset", FractionText(offset).description, node.offset))
    }
  }

  /// Returns the first stated field that differs from the unit's definition, and its byte offset;
  /// `nil` if all stated fields agree.
  func mismatch(with unit: MeasureUnit) -> (field: StaticString, offset: Int)? {
    if fields.isEmpty { return nil }
    let derived = DerivedFields(unit)
    for field in fields where field.text != derived.text(of: field.name) {
      return (field.name, field.offset)
    }
    return nil
  }
}

extension DerivedFields {
  /// Returns a field as one text for comparisons; an empty text for a missing field.
  fileprivate func text(of field: StaticString) -> String {
    if field.equals("model") { return model }
    if field.equals("offset") { return offset?.description ?? "" }
    return Self.scaleText(scale, piPower: piPower, lnTenPower: lnTenPower)
  }

  fileprivate static func scaleText(
    _ scale: FractionText, piPower: Int, lnTenPower: Int
  ) -> String {
    "\(scale) \(piPower) \(lnTenPower)"
  }
}

extension FractionText: CustomStringConvertible {
  var description: String { numerator + "/" + denominator }

  /// Reads the fraction of an object.
  fileprivate init(_ object: ObjectReader) {
    self.init(
      numerator: object.string("numerator"), denominator: object.string("denominator"))
  }
}
