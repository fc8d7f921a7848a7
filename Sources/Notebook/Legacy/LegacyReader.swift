import DecimalArithmetic
import StrictText
import UnitCatalog

/// A reader of the members of a flat object, and of the rows of its lists one by one.
final class LegacyReader {
  /// The keys of the objects whose keys a person chose.
  static let ownNames = JSONKeys("settings.precision.perCategory")

  let catalog: Catalog
  let time: Timestamp
  let source: DataSource
  /// The members that are not lists of rows.
  private var members: [JSONMember] = []
  private var favorites = RowCollector<Favorite>(takesTwins: true)
  private var units = RowCollector<UserUnit>()
  /// The conversions, not yet completed by custom units and settings.
  private var history = NotebookContent()
  /// Notes on values that were joined or left out.
  private(set) var notes: [ImportNote] = []

  init(_ catalog: Catalog, _ time: Timestamp, _ source: DataSource) {
    self.catalog = catalog
    self.time = time
    self.source = source
  }

  /// The members other than lists of rows, as one object.
  var object: DataObject { DataObject(node, in: source) }

  /// The members other than lists of rows, as a JSON value.
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

  /// Checks the metadata of a receipt, which the notebook does not store.
  private func checkPurchase(_ node: JSONNode) {
    let purchase = DataObject(node, keys: "productId transactionDate", in: source)
    _ = purchase.text("productId")
    _ = purchase.time("transactionDate")
  }

  /// Returns the flat key of a row for a key of the document format.
  private static func key(_ name: StaticString) -> StaticString {
    if name.hasBytes(of: "input") { return "inputValue" }
    if name.hasBytes(of: "result") { return "resultValue" }
    return name.hasBytes(of: "reference") ? "referenceUnitId" : name
  }

  /// Returns the notebook after all members were read.
  func content() -> NotebookContent {
    var content = NotebookContent()
    readSettings(&content)
    content.favorites = favorites.rows.joinedBySubject
    let joined = favorites.rows.joined(in: content.favorites)
    if !joined.isEmpty { notes.append(.joined(rows: joined.map { NamedRow($0) })) }
    content.customUnits = units.inOrder
    let whole = content.catalog(extending: catalog)
    for entry in history.history {
      content.history.insert(completed(entry, content.settings.roundingMode, whole))
    }
    content.recents = RecentItems(
      categories: recents("recents.categories", .categories, limit: RecentItems.categoryLimit),
      units: recents("recents.units", .units, limit: RecentItems.unitLimit),
      last: last(in: whole))
    return content
  }

  /// Returns the recent items of a key, without repetitions and up to the limit; adds a note on the
  /// items left out.
  private func recents(_ key: StaticString, _ list: RecentList, limit: Int) -> [String] {
    var (kept, leftOut): ([String], [String]) = ([], [])
    for text in object.elements(key, { object.filledText(of: $0) }) {
      if kept.count < limit, kept.position(ofBytes: text) == nil {
        kept.append(text)
      } else {
        leftOut.append(text)
      }
    }
    #if SeededFaults
    if Self.hidesRecents { return kept }
    #endif
    if !leftOut.isEmpty {
      notes.append(.recentsLeftOut(list, limit: limit, values: leftOut))
    }
    return kept
  }

  /// Returns the last conversion, found by the name of its category and the symbols of its units;
  /// adds a note on an unknown name or symbol.
  private func last(in catalog: Catalog) -> LastConversion? {
    let keys: [StaticString] = ["lastInputUnitSymbol", "lastOutputUnitSymbol"]
    let symbols = keys.map { object.optionalText($0) }
    guard let name = object.optionalText("lastUsedCategoryName") else {
      for key in keys where object.node(key) != nil {
        source.refuse(.missingKey("lastUsedCategoryName"), at: object.offset(of: key))
      }
      return nil
    }
    guard let quantity = catalog.quantity(named: name) else {
      notes.append(.lastLeftOut(name))
      return nil
    }
    var units: [String] = []
    for symbol in symbols {
      var found: MeasureUnit? = quantity.baseUnit
      if let symbol { found = catalog.unit(legacySymbol: symbol, of: quantity) }
      #if SeededFaults
      if Self.guessesUnits { found = found ?? quantity.baseUnit }
      #endif
      guard let unit = found else {
        notes.append(.lastLeftOut(symbol ?? ""))
        return nil
      }
      units.append(unit.identifier)
    }
    return LastConversion(
      category: quantity.identifier, from: units[0], to: units[1], input: "")
  }
}
