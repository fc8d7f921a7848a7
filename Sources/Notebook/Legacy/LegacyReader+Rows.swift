import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyReader {
  func readFavorites(_ content: inout NotebookContent) {
    rows("favorites.list") { node in
      let row = DataObject(
        node,
        keys: "id fromUnitId toUnitId label colorTag precision createdAt updatedAt lastUsedAt",
        in: source)
      let lastUsedAt = row.optionalTime("lastUsedAt")
      return .addFavorite(
        Favorite(
          id: row.text("id"), .pair(from: row.text("fromUnitId"), to: row.text("toUnitId")),
          label: row.optionalText("label"),
          color: row.value("colorTag") { row.choice(of: $0, expected: "colour tag") },
          decimals: row.integer("precision"),
          createdAt: row.optionalTime("createdAt") ?? lastUsedAt ?? time,
          updatedAt: row.optionalTime("updatedAt"), lastUsedAt: lastUsedAt))
    } make: { edit, offset in
      content.make(edit, at: offset, source)
    }
  }

  func readHistory(_ content: inout NotebookContent, in catalog: Catalog) {
    let rounding = content.settings.roundingMode
    rows("history.list") { node in
      let row = DataObject(
        node,
        keys: "id inputValue fromUnitId toUnitId resultValue createdAt copied starred",
        in: source)
      let (from, to) = (row.text("fromUnitId"), row.text("toUnitId"))
      let (input, result) = (row.numberText("inputValue"), row.numberText("resultValue"))
      let (fromUnit, toUnit) = (catalog.unit(from), catalog.unit(to))
      let conversion = KeptConversion(
        category: fromUnit?.quantity ?? toUnit?.quantity ?? "", from: from, to: to, input: input,
        result: result, isExact: false, rounding: rounding,
        text: "\(input) \(fromUnit?.symbol ?? from) → \(result) \(toUnit?.symbol ?? to)")
      return .record(
        HistoryEntry(
          id: row.text("id"), createdAt: row.time("createdAt"), .conversion(conversion),
          isStarred: row.flag("starred", else: false), isCopied: row.flag("copied", else: false)))
    } make: { edit, offset in
      content.make(edit, at: offset, source)
    }
  }

  /// Makes the edit of each row.
  private func rows(
    _ key: StaticString, _ read: (JSONNode) -> NotebookEdit,
    make: (NotebookEdit, Int) -> Void
  ) {
    _ = object.elements(key) { node in
      let edit = read(node)
      if !source.isRefused { make(edit, node.offset) }
      return Void?.none
    }
  }

  /// Adds the custom units of a category.
  func readUnits(_ node: JSONNode, of category: String, _ units: inout RowCollector<UserUnit>) {
    guard case .array(let nodes) = node.content else {
      return source.refuse(node, expected: "an array")
    }
    for (position, node) in nodes.enumerated() {
      source.inside(.position(position)) {
        units.add(unit(node, of: category), at: node.offset, source)
      }
    }
  }

  private func unit(_ node: JSONNode, of category: String) -> UserUnit {
    let row = DataObject(
      node,
      keys: """
        id identifier categoryId name symbol aliases referenceUnitId factor offset offsetOrder \
        createdAt updatedAt userNote
        """, in: source)
    let stated = row.text("categoryId")
    if !stated.hasBytes(of: category) {
      source.refuse(
        Printable.excerpt(stated), expected: "category of the key",
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
