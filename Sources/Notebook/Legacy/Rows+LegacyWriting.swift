import StrictText
import UnitCatalog

extension Favorite {
  /// Writes a pair; returns `false` for a single unit, which earlier programs do not have.
  func writeLegacy(to writer: inout JSONWriter) -> Bool {
    guard case .pair(let from, let to) = subject else { return false }
    writer.object { writer in
      writer.text("id", id)
      writer.text("fromUnitId", from)
      writer.text("toUnitId", to)
      writer.text("label", label)
      writer.text("colorTag", color?.rawValue)
      if let decimals { writer.number("precision", decimals) }
      writer.time("createdAt", createdAt)
      writer.time("updatedAt", updatedAt)
      writer.time("lastUsedAt", lastUsedAt)
    }
    return true
  }
}

extension HistoryEntry {
  /// Writes a conversion; returns `false` for other rows, which earlier programs do not have.
  func writeLegacy(to writer: inout JSONWriter) -> Bool {
    guard case .conversion(let conversion) = content else { return false }
    writer.object { writer in
      writer.text("id", id)
      writer.text("inputValue", conversion.input)
      writer.text("fromUnitId", conversion.from)
      writer.text("toUnitId", conversion.to)
      writer.text("resultValue", conversion.result)
      writer.time("createdAt", createdAt)
      writer.flag("copied", isCopied)
      writer.flag("starred", isStarred)
    }
    return true
  }
}

extension UserUnit {
  func writeLegacy(to writer: inout JSONWriter) {
    write(to: &writer, referenceKey: "referenceUnitId", noteKey: "userNote")
  }
}

extension LastConversion {
  /// Writes the name of the category if the name identifies the category for a reader, and each
  /// symbol that identifies its unit.
  func writeLegacy(to writer: inout JSONWriter, _ catalog: Catalog) {
    guard let quantity = catalog.quantity(category),
      catalog.quantity(named: quantity.name)?.identifier.hasBytes(of: category) == true
    else { return }
    func symbol(_ identifier: String) -> String? {
      guard let symbol = catalog.unit(identifier)?.symbol,
        let read = catalog.unit(legacySymbol: symbol, of: quantity)
      else { return nil }
      return read.identifier.hasBytes(of: identifier) ? symbol : nil
    }
    writer.text("lastUsedCategoryName", quantity.name)
    writer.text("lastInputUnitSymbol", symbol(from))
    writer.text("lastOutputUnitSymbol", symbol(to))
  }
}

extension Catalog {
  /// Returns the unit of a quantity with a symbol, or with a name that no other unit of the
  /// quantity has.
  func unit(legacySymbol text: String, of quantity: Quantity) -> MeasureUnit? {
    if let unit = quantity.units.first(where: { $0.symbol.hasBytes(of: text) }) { return unit }
    let named = units(named: text, in: quantity.identifier)
    return named.count == 1 ? named.first : nil
  }
}
