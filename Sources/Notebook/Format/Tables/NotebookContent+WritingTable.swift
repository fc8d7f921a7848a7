import DecimalArithmetic
import StrictText
import UnitCatalog

extension NotebookContent {
  /// Returns a list as a table: CSV in UTF-8, with the names of the columns in the first row.
  ///
  ///     let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
  ///     let bytes = try notebook.csv(of: .history, separator: CellSeparator(for: .german))
  ///     try NotebookContent(csv: bytes, of: .history) == notebook  // true
  ///
  /// Values are never localised. A text that a spreadsheet would treat as a formula has an
  /// apostrophe in front; numbers have no apostrophe. The fields of tools and the aliases of units
  /// are JSON in their cells. An empty cell is a missing value, and `""` is an empty text.
  ///
  /// A reader refuses a table of more than ``NotebookDocument/byteLimit`` bytes, so the function
  /// throws an error instead of writing such a table.
  ///
  /// - Throws: `NotebookDataError.Problem.tooLong` with the limit.
  /// - Complexity: O(*n*) for *n* bytes.
  public func csv(
    of list: NotebookTable, separator: CellSeparator = .comma
  ) throws(NotebookDataError) -> [UInt8] {
    try csv(of: list, separator: separator, limit: NotebookDocument.byteLimit)
  }

  /// Returns the table; throws an error if the table exceeds `limit` bytes.
  package func csv(
    of list: NotebookTable, separator: CellSeparator = .comma, limit: Int
  ) throws(NotebookDataError) -> [UInt8] {
    var writer = CellWriter(separator)
    for column in list.columns.dataWords { writer.cell(column) }
    writer.endRow()
    switch list {
    case .favorites:
      for (order, favorite) in favorites.enumerated() {
        favorite.write(order: order, to: &writer)
        writer.endRow()
      }
    case .history:
      for entry in history where writer.bytes.count <= limit {
        entry.write(to: &writer)
        writer.endRow()
      }
    case .customUnits:
      for unit in customUnits {
        unit.write(to: &writer)
        writer.endRow()
      }
    case .customCategories:
      for category in customCategories {
        category.write(to: &writer)
        writer.endRow()
      }
    }
    if writer.bytes.count > limit { throw NotebookDataError(.tooLong(limit: limit)) }
    return writer.bytes
  }
}

extension Favorite {
  fileprivate func write(order: Int, to writer: inout CellWriter) {
    var single: String?
    writer.cell(id)
    switch subject {
    case .pair(let from, let to):
      writer.cell("pair")
      writer.cell(from)
      writer.cell(to)
    case .unit(let unit):
      single = unit
      writer.cell("unit")
      writer.empty(2)
    }
    writer.cell(label)
    writer.cell(color?.rawValue)
    writer.cell(decimals.map { "\($0)" })
    writer.cell("\(order)")
    writer.time(lastUsedAt)
    writer.cell(single)
    writer.time(createdAt)
    writer.time(updatedAt)
  }
}

extension HistoryEntry {
  fileprivate func write(to writer: inout CellWriter) {
    writer.cell(id)
    writer.cell(kind.rawValue)
    writer.time(createdAt)
    switch content {
    case .conversion(let conversion):
      writer.cell(conversion.category)
      writer.cell(conversion.from)
      writer.cell(conversion.to)
      writer.cell(conversion.input)
      writer.cell(conversion.result)
      writer.flag(conversion.isExact)
      writer.cell(nil)
      writeMarks(to: &writer)
      writer.cell(conversion.rounding.rawValue)
      writer.cell(conversion.text)
      writer.empty(3)
    case .calculation(let calculation):
      writer.empty(4)
      writer.cell(calculation.result)
      writer.cell(nil)
      writer.cell(calculation.expression)
      writeMarks(to: &writer)
      writer.empty(5)
    case .tool(let run):
      writer.empty(7)
      writeMarks(to: &writer)
      writer.empty(2)
      writer.cell(run.tool.rawValue)
      writer.fields(run.inputs)
      writer.fields(run.outputs)
    }
  }

  private func writeMarks(to writer: inout CellWriter) {
    writer.flag(isCopied)
    writer.flag(isStarred)
  }
}

extension UserUnit {
  fileprivate func write(to writer: inout CellWriter) {
    for text in [id, category, name, symbol, reference, factor, offset] { writer.cell(text) }
    writer.cell(offsetOrder == .afterFactor ? "after" : "before")
    writer.cell(note)
    writer.time(createdAt)
    writer.time(updatedAt)
    writer.cell(identifier)
    if aliases.isEmpty { return writer.cell(nil) }
    var json = JSONWriter(isOneLine: true)
    json.strings(aliases)
    writer.cell(String(decoding: json.bytes, as: UTF8.self))
  }
}

extension UserCategory {
  fileprivate func write(to writer: inout CellWriter) {
    for text in [id, name, baseName, baseSymbol, identifier, baseIdentifier] { writer.cell(text) }
    writer.time(createdAt)
    writer.time(updatedAt)
  }
}

extension CellWriter {
  /// Writes the named values of a tool as JSON.
  fileprivate mutating func fields(_ fields: [ToolField]) {
    var json = JSONWriter(isOneLine: true)
    json.members(fields)
    cell(String(decoding: json.bytes, as: UTF8.self))
  }
}
