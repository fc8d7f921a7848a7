import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyNotebook {
  /// Reads the flat keys strictly, with the place of what is refused.
  ///
  /// Unknown keys are refused, but for those that begin with `x-`. Rows that have no time of their
  /// own have `time`. A custom unit without a reference refers to the base unit of its category, and
  /// its offset is added before the factor.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, no longer than a document.
  ///   - catalog: where names of categories and symbols of units are looked up.
  ///   - time: the present.
  /// - Throws: ``NotebookDataError`` for the first problem.
  public init(
    _ bytes: [UInt8], in catalog: Catalog = .standard, at time: Timestamp
  ) throws(NotebookDataError) {
    try self.init(bytes, in: catalog, at: time, limit: NotebookDocument.byteLimit)
  }

  /// Reads a text of so many bytes at most.
  init(
    _ bytes: [UInt8], in catalog: Catalog, at time: Timestamp, limit: Int
  ) throws(NotebookDataError) {
    if bytes.count > limit { throw NotebookDataError(.tooLong(limit: limit)) }
    let source = DataSource(bytes)
    let node: JSONNode
    do throws(JSONError) { node = try JSONScanner.scan(bytes) } catch {
      throw source.error(
        .json(error.problem.quoting { Printable.excerpt($0) }), at: error.offset)
    }
    let reader = LegacyReader(node, catalog, time, source)
    let content = reader.content()
    let claimsPro = reader.object.flag("iap.entitlements.pro", else: false)
    reader.checkPurchases()
    if let failure = source.failure { throw failure }
    self.init(content: content, claimsPro: claimsPro)
  }

  /// Reads the UTF-8 of a text, as bytes are read.
  public init(
    text: String, in catalog: Catalog = .standard, at time: Timestamp
  ) throws(NotebookDataError) {
    try self.init(Array(text.utf8), in: catalog, at: time)
  }
}

/// Reads the members of a flat object.
struct LegacyReader {
  let object: DataObject
  let catalog: Catalog
  let time: Timestamp
  let source: DataSource

  init(_ node: JSONNode, _ catalog: Catalog, _ time: Timestamp, _ source: DataSource) {
    object = DataObject(node, in: source)
    self.catalog = catalog
    self.time = time
    self.source = source
    for member in object.members
    where !LegacyNotebook.keys.hasWord(member.key) && member.key.legacyCategory == nil
      && !member.key.isExtensionKey
    {
      source.refuse(
        .unknownKey(Printable.excerpt(member.key), known: LegacyNotebook.keys.dataWords),
        at: member.offset)
    }
  }

  func content() -> NotebookContent {
    var content = NotebookContent()
    readSettings(&content)
    var units = RowCollector<UserUnit>()
    for member in object.members {
      guard let category = member.key.legacyCategory else { continue }
      source.inside(.key(member.key)) { readUnits(member.value, of: category, &units) }
    }
    content.customUnits = units.inOrder
    let whole = content.catalog(extending: catalog)
    readFavorites(&content)
    readHistory(&content, in: whole)
    let last = last(in: whole)
    content.recents = RecentItems(
      categories: object.distinctTexts("recents.categories", limit: RecentItems.categoryLimit),
      units: object.distinctTexts("recents.units", limit: RecentItems.unitLimit), last: last)
    return content
  }

  /// Checks the metadata of receipts, which nothing is made of.
  func checkPurchases() {
    _ = object.elements("iap.history") { node in
      let purchase = DataObject(node, keys: "productId transactionDate", in: source)
      _ = purchase.text("productId")
      _ = purchase.time("transactionDate")
      return Void?.none
    }
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
