import StrictText
import UnitCatalog

/// A reader of the rows of a table as objects of the document format, with the place of each cell.
struct TableReader {
  private let list: NotebookTable
  private let source: DataSource
  private let rules: RowRules
  private var fields: RowFields
  /// The names of the columns; empty before the first row is read.
  private var columns: [String] = []

  /// Creates a reader of a text that may begin with a byte order mark.
  init(_ list: NotebookTable, _ bytes: some Sequence<UInt8>, _ source: DataSource) {
    self.list = list
    self.source = source
    // No column name has a comma or semicolon, so the first such mark of the first line is the
    // separator.
    let marks = bytes.lazy.prefix { $0 != 0x0A }
    let first = marks.first { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    rules = RowRules(.csv, separator: first)
    fields = RowFields(rules)
  }

  /// Reads the names of the columns in the first row, then all other rows until a row is refused.
  ///
  /// `take` is called with a row, its cells and the names of the columns, and returns whether it
  /// read the row. `visit` is called with every row that `take` did not read.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    taking take: (UnsafeBufferPointer<UInt8>, [RowFields.Field], [String]) -> Bool,
    _ visit: (JSONNode) -> Void
  ) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let begin = bytes.starts(with: mark) ? mark.count : 0
    let text = UnsafeBufferPointer(rebasing: bytes[begin...])
    var ends = RowEnds(rules, quoteLimit: Self.quoteLimit(of: text))
    var start = 0
    while !source.isRefused, let end = ends.next(in: text, isComplete: true) {
      let row = UnsafeBufferPointer(rebasing: text[start..<end]).withoutLineEnd
      if hasCells(row, at: begin + start), !take(row, fields.fields, columns) {
        let object = object(row, at: begin + start)
        if !source.isRefused { visit(object) }
      }
      start = end
    }
    if columns.isEmpty { source.refuse(.missingKey("id"), at: 0) }
  }

  /// Returns the length of the text: the whole text is in memory, so a quotation may be of any
  /// length.
  private static func quoteLimit(of text: UnsafeBufferPointer<UInt8>) -> Int {
    #if SeededFaults
    if let limit = faultyQuoteLimit { return limit }
    #endif
    return text.count
  }

  /// Splits a row into cells.
  ///
  /// - Returns: `false` for the first row, for rows without text, and for refused rows.
  private mutating func hasCells(_ row: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    do throws(RowFields.Problem) { try fields.split(row) } catch {
      source.refuse(.row(error.reason), at: start + error.offset)
      return false
    }
    if fields.fields.allSatisfy({ $0.start == $0.end && !$0.isQuoted }) { return false }
    if columns.isEmpty {
      readColumns(row, at: start)
      return false
    }
    if fields.fields.count != columns.count {
      source.refuse(.cellCount(fields.fields.count, columns: columns.count), at: start)
      return false
    }
    return true
  }

  /// Returns a split row as an object, without the refused cells.
  private func object(_ row: UnsafeBufferPointer<UInt8>, at start: Int) -> JSONNode {
    var members: [JSONMember] = []
    var base: [JSONMember] = []
    for (field, column) in zip(fields.fields, columns) {
      if column.isExtensionKey || (field.start == field.end && !field.isQuoted) { continue }
      if let text = text(field, of: row, at: start) {
        let member = member(column, CellText.read(text), at: start + field.start)
        if let key = Self.baseKey(column) {
          base.append(JSONMember(key: key, value: member.value, offset: member.offset))
        } else {
          members.append(member)
        }
      }
    }
    if let offset = base.first?.offset {
      let value = JSONNode(content: .object(base), offset: offset)
      members.append(JSONMember(key: "base", value: value, offset: offset))
    }
    return JSONNode(content: .object(members), offset: start)
  }

  /// Returns the key in the object `base` of a category for a column; `nil` for other columns.
  private static func baseKey(_ column: String) -> String? {
    if ("baseName" as StaticString).hasBytes(of: column) { return "name" }
    if ("baseSymbol" as StaticString).hasBytes(of: column) { return "symbol" }
    return ("baseIdentifier" as StaticString).hasBytes(of: column) ? "identifier" : nil
  }

  private mutating func readColumns(_ row: UnsafeBufferPointer<UInt8>, at start: Int) {
    var names: Set<TextKey> = []
    for field in fields.fields {
      guard let column = text(field, of: row, at: start) else { return }
      if !names.insert(TextKey(column)).inserted {
        return source.refuse(
          .json(.repeatedKey(Printable.excerpt(column))), at: start + field.start)
      }
      if !list.columns.hasWord(column) && !column.isExtensionKey {
        return source.refuse(
          .unknownKey(Printable.excerpt(column), known: list.columns.dataWords),
          at: start + field.start)
      }
      columns.append(column)
    }
    if columns.position(ofBytes: "id") == nil { source.refuse(.missingKey("id"), at: start) }
  }

  private func text(
    _ field: RowFields.Field, of row: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> String? {
    if let text = String(validating: fields.bytes(field, of: row), as: UTF8.self) { return text }
    source.refuse(.row(.notUTF8), at: start + field.start)
    return nil
  }

  /// Returns a cell as the member of the document format to which its column corresponds.
  private func member(_ column: String, _ text: String, at offset: Int) -> JSONMember {
    let cell = JSONNode(content: .string(text), offset: offset)
    var member = JSONMember(key: column, value: cell, offset: offset)
    if NotebookTable.flagColumns.hasWord(column) {
      // Spreadsheets write the words `true` and `false` in capitals.
      if text.hasFoldedBytes(of: "true") { member.value.content = .boolean(true) }
      if text.hasFoldedBytes(of: "false") { member.value.content = .boolean(false) }
    } else if ("inputs outputs aliases" as StaticString).hasWord(column) {
      do throws(JSONError) {
        member.value.content = try JSONScanner.scan(Array(text.utf8)).placed(at: offset).content
      } catch {
        source.refuse(.json(error.problem.quoting { Printable.excerpt($0) }), at: offset)
      }
    } else if ("decimals" as StaticString).hasBytes(of: column) {
      member = JSONMember(
        key: "precision", value: JSONNode(content: .object([member]), offset: offset),
        offset: offset)
    }
    return member
  }
}

extension JSONNode {
  /// Returns the value, in which all parts have the offset of the cell.
  fileprivate func placed(at offset: Int) -> JSONNode {
    var node = JSONNode(content: content, offset: offset)
    switch content {
    case .array(let nodes): node.content = .array(nodes.map { $0.placed(at: offset) })
    case .object(let members):
      node.content = .object(
        members.map {
          JSONMember(key: $0.key, value: $0.value.placed(at: offset), offset: offset)
        })
    default: break
    }
    return node
  }
}
