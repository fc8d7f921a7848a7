import StrictText
import UnitCatalog

/// Categories with their units, as applications bundle them: each unit with a factor to a base unit.
///
/// The text is one category, an array of them, or an object with the array as `categories`.
struct CategoryTable {
  struct Category {
    var name: String
    var offset: Int
    var units: [Entry]
  }

  /// A unit: base = (x + addend) · factor, both as text.
  struct Entry {
    var name: String
    var symbol: String
    var factor: String
    var addend: String
    var isBase: Bool
    var note: String?
    /// The bytes at which the entry and its values begin.
    var offset: Int
    var factorOffset: Int
    var addendOffset: Int
  }

  var categories: [Category] = []
  /// The byte at which the table begins.
  let offset: Int

  /// - Returns: `nil` if the text has no such form.
  init?(_ root: JSONNode, in source: RegistrySource) throws(RegistryError) {
    offset = root.offset
    switch root.content {
    case .array(let nodes):
      for node in nodes { categories.append(try Self.category(node, in: source)) }
    case .object(let members) where members.contains { $0.key == "categories" }:
      let object = try ObjectReader(root, "table", fields: ["categories"], in: source)
      for node in try object.array("categories") {
        categories.append(try Self.category(node, in: source))
      }
    case .object(let members) where members.contains { $0.key == "categoryName" }:
      categories.append(try Self.category(root, in: source))
    default: return nil
    }
    if categories.count > RegistryFormat.listLimit {
      throw source.error(
        .tooMany(field: "categories", limit: RegistryFormat.listLimit), at: root.offset)
    }
  }

  private static func category(
    _ node: JSONNode, in source: RegistrySource
  ) throws(RegistryError) -> Category {
    let object = try ObjectReader(node, "category", fields: ["categoryName", "units"], in: source)
    var category = Category(
      name: try object.string("categoryName"), offset: object.offset, units: [])
    var names: Set<String> = []
    for node in try object.array("units", limit: Catalog.unitLimit) {
      let entry = try entry(node, in: source)
      guard names.insert(entry.name).inserted else {
        throw source.error(.repeatedUnit(entry.name), at: entry.offset)
      }
      category.units.append(entry)
    }
    return category
  }

  private static func entry(
    _ node: JSONNode, in source: RegistrySource
  ) throws(RegistryError) -> Entry {
    let object = try ObjectReader(
      node, "unit",
      fields: [
        "unitName", "unitSymbol", "conversionFactor", "factor", "offset", "isBase", "notes",
      ], in: source)
    let field = object.node("factor") == nil ? "conversionFactor" : "factor"
    if field == "factor", object.node("conversionFactor") != nil {
      throw source.error(.repeatedUnit("factor"), at: object.offset(of: "factor"))
    }
    guard let factor = try object.numberText(field) else {
      throw source.error(.missingField(field), at: object.offset)
    }
    return Entry(
      name: try object.string("unitName"), symbol: try object.string("unitSymbol"),
      factor: factor, addend: try object.numberText("offset") ?? "0",
      isBase: try object.boolean("isBase") ?? false, note: try object.optionalString("notes"),
      offset: object.offset, factorOffset: object.offset(of: field),
      addendOffset: object.offset(of: "offset"))
  }
}
