import StrictText
import UnitCatalog

/// Categories with their units, as applications bundle them.
///
/// Each unit has a factor to a base unit.
///
/// The JSON text is one category, an array of categories, or an object with the array as
/// `categories`.
struct CategoryTable {
  struct Category {
    var name: String
    var offset: Int
    var units: [Entry]
  }

  /// A unit with base = (x + addend) · factor.
  ///
  /// `addend` and `factor` are text.
  struct Entry {
    var name: String
    var symbol: String
    var factor: String
    var addend: String
    var isBase: Bool
    var note: String?
    /// The byte offsets of the entry and of its values.
    var offset: Int
    var factorOffset: Int
    var addendOffset: Int
  }

  var categories: [Category] = []
  /// The byte offset of the table.
  let offset: Int

  /// Reads a table.
  ///
  /// - Returns: `nil` if the text has none of the forms of a table.
  init?(_ root: JSONNode, in source: RegistrySource) {
    offset = root.offset
    let nodes: [JSONNode]
    if case .array(let elements) = root.content {
      nodes = elements
    } else if root.has("categories") {
      nodes = ObjectReader(root, "table", fields: "categories", in: source).array("categories")
    } else if root.has("categoryName") {
      nodes = [root]
    } else {
      return nil
    }
    for node in nodes where !source.isRefused { categories.append(Self.category(node, in: source)) }
    if categories.count > RegistryFormat.listLimit {
      source.refuse(
        .tooMany(field: "categories", limit: RegistryFormat.listLimit), at: root.offset)
    }
  }

  private static func category(_ node: JSONNode, in source: RegistrySource) -> Category {
    let object = ObjectReader(node, "category", fields: "categoryName units", in: source)
    var category = Category(name: object.string("categoryName"), offset: object.offset, units: [])
    var names: Set<String> = []
    for node in object.array("units", limit: Catalog.unitLimit) {
      let entry = entry(node, in: source)
      if !names.insert(entry.name).inserted {
        source.refuse(.repeatedUnit(entry.name), at: entry.offset)
      }
      category.units.append(entry)
    }
    return category
  }

  private static func entry(_ node: JSONNode, in source: RegistrySource) -> Entry {
    let object = ObjectReader(
      node, "unit",
      fields: "unitName unitSymbol conversionFactor factor offset isBase notes", in: source)
    let field: StaticString = object.node("factor") == nil ? "conversionFactor" : "factor"
    if object.node("factor") != nil, object.node("conversionFactor") != nil {
      source.refuse(.repeatedUnit("factor"), at: object.offset(of: "factor"))
    }
    let factor = object.numberText(field)
    if factor == nil { object.refuseMissing(field) }
    return Entry(
      name: object.string("unitName"), symbol: object.string("unitSymbol"),
      factor: factor ?? "", addend: object.numberText("offset") ?? "0",
      isBase: object.boolean("isBase"), note: object.optionalString("notes"),
      offset: object.offset, factorOffset: object.offset(of: field),
      addendOffset: object.offset(of: "offset"))
  }
}
