import DecimalArithmetic
import StrictText
import UnitCatalog

/// Reads the members of a flat object, the rows of its lists one by one.
final class LegacyReader {
  /// The keys whose objects have names that a person chose.
  static let ownNames = JSONKeys("settings.precision.perCategory")

  let catalog: Catalog
  let time: Timestamp
  let source: DataSource
  /// The members that are no lists of rows.
  private var members: [JSONMember] = []
  private var favorites = RowCollector<Favorite>()
  private var units = RowCollector<UserUnit>()
  /// The conversions, without what custom units and settings say of them.
  private var history = NotebookContent()

  init(_ catalog: Catalog, _ time: Timestamp, _ source: DataSource) {
    self.catalog = catalog
    self.time = time
    self.source = source
  }

  /// The members that were read as a whole.
  var object: DataObject { DataObject(node, in: source) }

  /// These members as a value.
  var node: JSONNode { JSONNode(content: .object(members), offset: 0) }

  /// Reads the value of a key.
  func read(_ key: String, _ offset: Int, _ scanner: inout JSONScanner) throws(JSONProblem) {
    if key.isExtensionKey { return try scanner.passValue() }
    if let category = key.legacyCategory {
      return try source.rows(.key(key), &scanner) {
        units.add(unit($0, of: category), $0, source, key: Self.key)
      }
    }
    if !LegacyNotebook.keys.hasWord(key) {
      source.refuse(
        .unknownKey(Printable.excerpt(key), known: LegacyNotebook.keys.dataWords), at: offset)
      return try scanner.passValue()
    }
    if ("favorites.list" as StaticString).hasBytes(of: key) {
      try source.rows(.name("favorites.list"), &scanner) {
        favorites.add(favorite($0), $0, source, key: Self.key)
      }
    } else if ("history.list" as StaticString).hasBytes(of: key) {
      try source.rows(.name("history.list"), &scanner, record)
    } else if ("iap.history" as StaticString).hasBytes(of: key) {
      try source.rows(.name("iap.history"), &scanner, checkPurchase)
    } else {
      members.append(JSONMember(key: key, value: try scanner.value(), offset: offset))
    }
  }

  private func record(_ node: JSONNode) {
    let entry = conversion(node)
    if source.isRefused { return }
    do throws(FieldProblem) { _ = try history.record(entry) } catch {
      source.refuse(error, in: node, key: Self.key)
    }
  }

  /// Checks the metadata of a receipt, which nothing is made of.
  private func checkPurchase(_ node: JSONNode) {
    let purchase = DataObject(node, keys: "productId transactionDate", in: source)
    _ = purchase.text("productId")
    _ = purchase.time("transactionDate")
  }

  /// The flat key of a row for a key of the format.
  private static func key(_ name: StaticString) -> StaticString {
    if name.hasBytes(of: "input") { return "inputValue" }
    if name.hasBytes(of: "result") { return "resultValue" }
    return name.hasBytes(of: "reference") ? "referenceUnitId" : name
  }

  /// The notebook, when all members were read.
  func content() -> NotebookContent {
    var content = NotebookContent()
    readSettings(&content)
    content.favorites = favorites.rows
    content.customUnits = units.inOrder
    let whole = content.catalog(extending: catalog)
    for entry in history.history {
      content.history.insert(completed(entry, content.settings.roundingMode, whole))
    }
    content.recents = RecentItems(
      categories: object.distinctTexts("recents.categories", limit: RecentItems.categoryLimit),
      units: object.distinctTexts("recents.units", limit: RecentItems.unitLimit),
      last: last(in: whole))
    return content
  }

  /// The last conversion, by the name of its category and the symbols of its units.
  private func last(in catalog: Catalog) -> LastConversion? {
    guard let name = object.optionalText("lastUsedCategoryName") else {
      for key: StaticString in ["lastInputUnitSymbol", "lastOutputUnitSymbol"]
      where object.node(key) != nil {
        source.refuse(.missingKey("lastUsedCategoryName"), at: object.offset(of: key))
      }
      return nil
    }
    guard let quantity = catalog.quantity(named: name) else {
      source.inside(.name("lastUsedCategoryName")) {
        source.refuse(
          Printable.excerpt(name), expected: "known category",
          at: object.offset(of: "lastUsedCategoryName"))
      }
      return nil
    }
    let from = unit("lastInputUnitSymbol", quantity, catalog)
    let to = unit("lastOutputUnitSymbol", quantity, catalog)
    return LastConversion(
      category: quantity.identifier, from: from?.identifier ?? quantity.baseUnit.identifier,
      to: to?.identifier ?? quantity.baseUnit.identifier, input: "")
  }

  private func unit(
    _ key: StaticString, _ quantity: Quantity, _ catalog: Catalog
  ) -> MeasureUnit? {
    object.value(key) { node in
      guard let text = object.text(of: node) else { return nil }
      if let unit = catalog.unit(legacySymbol: text, of: quantity) { return unit }
      source.refuse(text, expected: "known symbol of the category", at: node.offset)
      return nil
    }
  }
}
