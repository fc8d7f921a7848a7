import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyReader {
  func favorite(_ node: JSONNode) -> Favorite {
    let row = DataObject(
      node,
      keys: "id fromUnitId toUnitId label colorTag precision createdAt updatedAt lastUsedAt",
      in: source)
    let lastUsedAt = row.optionalTime("lastUsedAt")
    return Favorite(
      id: row.text("id"), .pair(from: row.text("fromUnitId"), to: row.text("toUnitId")),
      label: row.optionalText("label"),
      color: row.value("colorTag") { row.choice(of: $0, expected: .colorTag) },
      decimals: row.integer("precision"),
      createdAt: row.optionalTime("createdAt") ?? lastUsedAt ?? time,
      updatedAt: row.optionalTime("updatedAt"), lastUsedAt: lastUsedAt)
  }

  /// Reads a conversion; its quantity, rounding and text are set later.
  func conversion(_ node: JSONNode) -> HistoryEntry {
    let row = DataObject(
      node,
      keys: "id inputValue fromUnitId toUnitId resultValue createdAt copied starred", in: source)
    let conversion = KeptConversion(
      category: "", from: row.text("fromUnitId"), to: row.text("toUnitId"),
      input: row.numberText("inputValue"), result: row.numberText("resultValue"), isExact: false,
      rounding: .halfUp, text: "")
    return HistoryEntry(
      id: row.text("id"), createdAt: row.time("createdAt"), .conversion(conversion),
      isStarred: row.flag("starred", else: false), isCopied: row.flag("copied", else: false))
  }

  /// Returns a conversion with the quantity and the text from the catalog, and the rounding mode of
  /// the settings.
  func completed(
    _ entry: HistoryEntry, _ rounding: RoundingMode, _ catalog: Catalog
  ) -> HistoryEntry {
    guard case .conversion(var conversion) = entry.content else { return entry }
    let (from, to) = (catalog.unit(conversion.from), catalog.unit(conversion.to))
    conversion.category = from?.quantity ?? to?.quantity ?? ""
    conversion.rounding = rounding
    conversion.text =
      "\(conversion.input) \(from?.symbol ?? conversion.from) → "
      + "\(conversion.result) \(to?.symbol ?? conversion.to)"
    var entry = entry
    entry.content = .conversion(conversion)
    return entry
  }

  func unit(_ node: JSONNode, of category: String) -> UserUnit {
    let row = DataObject(
      node,
      keys: """
        id identifier categoryId name symbol aliases referenceUnitId factor offset offsetOrder \
        createdAt updatedAt userNote
        """, in: source)
    let stated = row.text("categoryId")
    if !stated.hasBytes(of: category) {
      source.refuse(
        Printable.excerpt(stated), expected: .categoryOfKey,
        at: row.offset(of: "categoryId"))
    }
    let reference =
      row.optionalText("referenceUnitId") ?? catalog.quantity(category)?.baseUnit.identifier
    if reference == nil {
      source.refuse(.missingKey("referenceUnitId"), at: row.offset)
    }
    return UserUnit(
      id: row.text("id"), identifier: row.optionalText("identifier"), category: category,
      name: row.text("name"), symbol: row.text("symbol"), aliases: row.texts("aliases"),
      reference: reference ?? "", factor: row.numberText("factor"),
      offset: row.value("offset") { row.numberText(of: $0) } ?? "0",
      offsetOrder: row.offsetOrder(else: .beforeFactor), note: row.optionalText("userNote"),
      createdAt: row.time("createdAt"), updatedAt: row.optionalTime("updatedAt"))
  }
}
