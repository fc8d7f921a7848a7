import StrictText
import UnitCatalog

extension RowCollector {
  /// Adds a row, unless a value was refused before.
  ///
  /// `key` maps a key of the format to the key in the text.
  mutating func add(
    _ row: Row, _ node: JSONNode, _ source: DataSource,
    key: (StaticString) -> StaticString = { $0 }
  ) {
    if source.isRefused { return }
    do throws(FieldProblem) { try add(row) } catch { source.refuse(error, in: node, key: key) }
  }
}

extension NotebookContent {
  /// Adds favourites sorted by `order`; favourites with equal `order` keep the order of the text.
  mutating func add(_ favorites: [OrderedFavorite], _ source: DataSource) {
    let order = favorites.indices.sorted {
      (favorites[$0].order, $0) < (favorites[$1].order, $1)
    }
    var collector = RowCollector<Favorite>()
    for position in order where !source.isRefused {
      source.inside(.name("favorites")) {
        source.inside(.position(position)) {
          collector.add(favorites[position].favorite, favorites[position].place, source)
        }
      }
    }
    self.favorites = collector.rows
  }
}

/// A favourite with its value of the key `order`.
struct OrderedFavorite {
  let favorite: Favorite
  let order: Int
  /// The object with only its key `id`, at which a repeated identifier is reported.
  let place: JSONNode

  init(_ node: JSONNode, in source: DataSource) {
    let any = DataObject(node, in: source)
    let isUnit: Bool = any.required("kind", else: false) { node in
      guard let text = any.text(of: node) else { return nil }
      if text.hasBytes(of: "unit") { return true }
      if !text.hasBytes(of: "pair") {
        source.refuse(text, expected: .favoriteKind, at: node.offset)
      }
      return false
    }
    let object = DataObject(node, keys: Self.keys(isUnit: isUnit), in: source)
    favorite = Favorite(
      id: object.text("id"),
      isUnit
        ? .unit(object.text("unit")) : .pair(from: object.text("from"), to: object.text("to")),
      label: object.optionalText("label"),
      color: object.value("colorTag") { object.choice(of: $0, expected: .colorTag) },
      decimals: object.decimals("precision"), createdAt: object.time("createdAt"),
      updatedAt: object.optionalTime("updatedAt"), lastUsedAt: object.optionalTime("lastUsedAt"))
    order = object.integer("order") ?? .max
    place = JSONNode(
      content: .object(object.members.filter { ("id" as StaticString).hasBytes(of: $0.key) }),
      offset: node.offset)
    if !source.isRefused, let problem = favorite.problem { source.refuse(problem, in: node) }
  }

  /// Returns the known keys of a favourite unit or a favourite pair.
  private static func keys(isUnit: Bool) -> StaticString {
    #if SeededFaults
    if isUnit, let keys = allKeys { return keys }
    #endif
    return isUnit
      ? "id kind unit label colorTag precision order createdAt updatedAt lastUsedAt"
      : "id kind from to label colorTag precision order createdAt updatedAt lastUsedAt"
  }
}

extension UserUnit {
  init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(
      node,
      keys: """
        id identifier categoryId name symbol aliases reference factor offset offsetOrder note \
        createdAt updatedAt
        """, in: source)
    self.init(
      id: object.text("id"), identifier: object.optionalText("identifier"),
      category: object.text("categoryId"), name: object.text("name"),
      symbol: object.text("symbol"), aliases: object.texts("aliases"),
      reference: object.text("reference"), factor: object.numberText("factor"),
      offset: object.value("offset") { object.numberText(of: $0) } ?? "0",
      offsetOrder: object.offsetOrder(else: .afterFactor),
      note: object.optionalText("note"), createdAt: object.time("createdAt"),
      updatedAt: object.optionalTime("updatedAt"))
  }
}

extension DataObject {
  /// Returns whether an offset is added before or after the factor.
  func offsetOrder(else standard: CustomUnit.OffsetOrder) -> CustomUnit.OffsetOrder {
    value("offsetOrder") { node in
      guard let text = text(of: node) else { return nil }
      if text.hasBytes(of: "before") { return .beforeFactor }
      if text.hasBytes(of: "after") { return .afterFactor }
      source.refuse(text, expected: .offsetOrder, at: node.offset)
      return nil
    } ?? standard
  }
}

extension UserCategory {
  init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(
      node, keys: "id identifier name base createdAt updatedAt", in: source)
    let base = object.required("base", else: ("", "", "") as (String?, String, String)) { node in
      let base = DataObject(node, keys: "identifier name symbol", in: source)
      return (base.optionalText("identifier"), base.text("name"), base.text("symbol"))
    }
    self.init(
      id: object.text("id"), identifier: object.optionalText("identifier"),
      name: object.text("name"), baseIdentifier: base.0, baseName: base.1, baseSymbol: base.2,
      createdAt: object.time("createdAt"), updatedAt: object.optionalTime("updatedAt"))
  }
}
