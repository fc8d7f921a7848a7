import DecimalArithmetic
import StrictText

/// A reader of rows of history in the form of the writer, straight from the bytes.
///
/// Nearly all rows have this form: a conversion or a calculation with known keys, each once, whose
/// values are flags and strings without escapes. The general reader reads every other row, and
/// every row with a value to refuse. The content and the errors are therefore those of the general
/// reader.
package struct PlainRows {
  private let keys: JSONKeys
  private var fields: TextFields
  /// The field of each column of a table.
  private var columns: [Column] = []

  package init() {
    keys = JSONKeys(
      """
      id kind createdAt category from to input expression result exact rounding text copied starred
      """)
    fields = TextFields(count: keys.count)
  }

  /// Reads the row of a document at a byte offset.
  ///
  /// - Returns: the row and the offset behind it; `nil` for a row of another form.
  package mutating func row(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (entry: HistoryEntry, end: Int)? {
    guard let end = keys.read(text, at: start, into: &fields),
      let entry = HistoryEntry(fields, in: text)
    else { return nil }
    return (entry, end)
  }
}

// MARK: Tables

extension PlainRows {
  /// The field of a column of a table.
  private enum Column {
    case text(Int)
    case flag(Int)
    /// A column that is ignored.
    case none
    /// A column whose cells the general reader reads.
    case other
  }

  /// Reads a row of a table that was split into cells, one for each column.
  ///
  /// - Returns: the row; `nil` for a row of another form.
  package mutating func row(
    _ row: UnsafeBufferPointer<UInt8>, _ cells: [RowFields.Field], of names: [String]
  ) -> HistoryEntry? {
    if columns.count != names.count { columns = names.map(column) }
    fields.removeAll()
    for number in cells.indices {
      let cell = cells[number]
      if cell.start == cell.end && !cell.isQuoted { continue }
      switch columns[number] {
      case .text(let field):
        guard let bits = CellText.bitsOfPlain(row[cell.start..<cell.end]) else { return nil }
        fields.set(field, to: cell.start..<cell.end, isASCII: bits < 0x80)
      case .flag(let field):
        guard let flag = CellText.flag(row[cell.start..<cell.end]) else { return nil }
        fields.set(field, to: flag)
      case .none: continue
      case .other: return nil
      }
    }
    return HistoryEntry(fields, in: row)
  }

  private func column(_ name: String) -> Column {
    if name.isExtensionKey { return .none }
    guard let field = keys.number(of: name) else { return .other }
    return NotebookTable.flagColumns.hasWord(name) ? .flag(field) : .text(field)
  }
}

// MARK: Entries

extension HistoryEntry {
  /// The keys, in the order in which ``PlainRows`` lists them.
  fileprivate enum Key: Int {
    case id, kind, createdAt, category, from, to, input, expression, result, exact, rounding, text
    case copied, starred
  }

  /// Creates a row from the fields of a text; `nil` if the general reader must read or refuse the
  /// row.
  fileprivate init?(_ fields: TextFields, in text: UnsafeBufferPointer<UInt8>) {
    guard let id = fields.text(.id, in: text),
      let time = fields.bytes(Key.createdAt.rawValue, in: text).flatMap({ Timestamp(utf8: $0) }),
      let content = Content(fields, in: text), let isStarred = fields.flag(.starred),
      let isCopied = fields.flag(.copied)
    else { return nil }
    self.init(id: id, createdAt: time, content, isStarred: isStarred, isCopied: isCopied)
  }
}

extension HistoryEntry.Content {
  fileprivate init?(_ fields: TextFields, in text: UnsafeBufferPointer<UInt8>) {
    guard let kind = fields.bytes(HistoryEntry.Key.kind.rawValue, in: text),
      let result = fields.text(.result, in: text)
    else { return nil }
    if HistoryKind.conversion.rawValue.hasBytes(of: kind), !fields.has(.expression) {
      guard let conversion = KeptConversion(fields, result: result, in: text) else { return nil }
      self = .conversion(conversion)
      return
    }
    let others: [HistoryEntry.Key] = [.category, .from, .to, .input, .exact, .rounding, .text]
    guard HistoryKind.calculation.rawValue.hasBytes(of: kind), !others.contains(where: fields.has),
      let expression = fields.text(.expression, in: text)
    else { return nil }
    self = .calculation(KeptCalculation(expression: expression, result: result))
  }
}

extension KeptConversion {
  fileprivate init?(
    _ fields: TextFields, result: String, in text: UnsafeBufferPointer<UInt8>
  ) {
    guard let category = fields.text(.category, in: text), let from = fields.text(.from, in: text),
      let to = fields.text(.to, in: text), let input = fields.text(.input, in: text),
      let isExact = fields.flag(.exact), let rounding = RoundingMode(fields, in: text),
      let shown = fields.has(.text) ? fields.text(.text, in: text) : ""
    else { return nil }
    self.init(
      category: category, from: from, to: to, input: input, result: result, isExact: isExact,
      rounding: rounding, text: shown)
  }
}

extension RoundingMode {
  fileprivate init?(_ fields: TextFields, in text: UnsafeBufferPointer<UInt8>) {
    self = .halfUp
    guard fields.has(.rounding) else { return }
    guard let word = fields.bytes(HistoryEntry.Key.rounding.rawValue, in: text) else { return nil }
    if rawValue.hasBytes(of: word) { return }
    guard let mode = Self.allCases.first(where: { $0.rawValue.hasBytes(of: word) })
    else { return nil }
    self = mode
  }
}

extension TextFields {
  fileprivate func has(_ key: HistoryEntry.Key) -> Bool { has(key.rawValue) }

  fileprivate func text(
    _ key: HistoryEntry.Key, in text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    self.text(key.rawValue, in: text)
  }

  fileprivate func flag(_ key: HistoryEntry.Key) -> Bool? { flag(key.rawValue, else: false) }
}
