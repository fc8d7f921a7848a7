import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyNotebook {
  /// Writes a notebook with the flat keys of earlier programs.
  ///
  /// The function reads the text again, so the report names all differences but entitlements.
  ///
  ///     var settings = NotebookSettings()
  ///     settings.skin = .expressive
  ///     settings.precision.setDecimals(1, from: "mile", to: "kilometer")
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.changeSettings(settings))
  ///     try LegacyNotebook.write(notebook).omitted  // [skin, decimals of pairs]
  ///
  /// - Throws: ``NotebookDataError`` if a reader would refuse the text, such as
  ///   `NotebookDataError.Problem.tooLong` with the limit.
  /// - Returns: JSON in UTF-8; the rows without a key, which are calculations, tools, favourites of
  ///   a single unit, custom categories, and conversions beyond ``historyLimit``; and the other
  ///   values of the notebook without a key.
  public static func write(
    _ content: NotebookContent, in catalog: Catalog = .standard
  ) throws(NotebookDataError) -> (
    bytes: [UInt8], leftOut: [NamedRow], omitted: [LegacyOmission]
  ) {
    try write(content, in: catalog, limit: NotebookDocument.byteLimit)
  }

  /// Writes a notebook with the flat keys; throws an error if the text exceeds `limit` bytes.
  package static func write(
    _ content: NotebookContent, in catalog: Catalog = .standard, limit: Int
  ) throws(NotebookDataError) -> (
    bytes: [UInt8], leftOut: [NamedRow], omitted: [LegacyOmission]
  ) {
    let (bytes, leftOut) = writeRows(content, in: catalog)
    // All written rows have times, so the time for rows without a time is not used.
    let read = try LegacyNotebook(
      bytes, in: catalog, at: Timestamp(unchecked: 0), limit: limit)
    return (bytes, leftOut, LegacyOmission.all(of: content, read: read.content))
  }

  private static func writeRows(
    _ content: NotebookContent, in catalog: Catalog
  ) -> (bytes: [UInt8], leftOut: [NamedRow]) {
    // The catalog of a reader of flat keys has no custom categories.
    var flat = NotebookContent()
    flat.customUnits = content.customUnits
    let read = flat.catalog(extending: catalog)
    var leftOut: [NamedRow] = []
    var writer = JSONWriter()
    writer.object { writer in
      content.settings.writeLegacy(to: &writer)
      content.entitlements.writeLegacy(to: &writer)
      writer.rows("favorites.list", content.favorites, &leftOut) { $0.writeLegacy(to: &$1) }
      // The oldest conversions beyond the limit are left out.
      var surplus = content.history.count(of: .conversion) - historyLimit
      writer.rows("history.list", content.history, &leftOut) { entry, writer in
        if entry.kind == .conversion, surplus > 0 {
          surplus -= 1
          return false
        }
        return entry.writeLegacy(to: &writer)
      }
      var categories: [String] = []
      for unit in content.customUnits where categories.position(ofBytes: unit.category) == nil {
        categories.append(unit.category)
      }
      for category in categories {
        let units = content.customUnits.filter { $0.category.hasBytes(of: category) }
        writer.rows(String.customUnitsKey + category, units, &leftOut) {
          $0.writeLegacy(to: &$1)
          return true
        }
      }
      writer.texts("recents.categories", content.recents.categories)
      writer.texts("recents.units", content.recents.units)
      content.recents.last?.writeLegacy(to: &writer, read)
    }
    leftOut += content.customCategories.map { NamedRow($0) }
    return (writer.bytes, leftOut)
  }
}

extension JSONWriter {
  /// Writes a list of rows and names the rows for which `write` returns `false`.
  fileprivate mutating func rows<Rows: Sequence>(
    _ key: String, _ rows: Rows, _ leftOut: inout [NamedRow],
    _ write: (Rows.Element, inout JSONWriter) -> Bool
  ) where Rows.Element: KeptRow {
    var left: [NamedRow] = []
    self.key(key)
    array { writer in
      for row in rows where !write(row, &writer) { left.append(NamedRow(row)) }
    }
    leftOut += left
  }
}

extension NotebookSettings {
  fileprivate func writeLegacy(to writer: inout JSONWriter) {
    writer.text("settings.theme", theme.rawValue)
    writer.number("settings.precision.global", precision.global)
    writer.key("settings.precision.perCategory")
    writer.object { writer in
      for category in precision.categories {
        writer.number(category.category, category.decimals)
      }
    }
    writer.text("settings.roundingMode", roundingMode.rawValue)
    if let separators = formatting.separators {
      writer.key("settings.formatting.separators")
      separators.write(to: &writer)
    }
    writer.key("settings.haptics")
    haptics.write(to: &writer)
    writer.flag("settings.reduceMotion", motion == .reduced)
  }
}

extension Entitlements {
  fileprivate func writeLegacy(to writer: inout JSONWriter) {
    writer.flag("iap.entitlements.pro", owns(.pro))
    writer.key("iap.history")
    writer.array { writer in
      let purchases =
        products.map { ($0.product.rawValue, $0.since) } + tips.map { ($0.tip.rawValue, $0.at) }
      for (id, time) in purchases {
        writer.object { writer in
          writer.text("productId", id)
          writer.time("transactionDate", time)
        }
      }
    }
  }
}
