import Metryvo
import Testing

/// The fast path for rows in the writer's form agrees with the general reader.
@Suite struct PlainRowsTests {
  private typealias Reading = Result<NotebookContent, NotebookDataError>

  private func read(_ bytes: [UInt8], isTable: Bool, plain: Bool) -> Reading {
    Reading { () throws(NotebookDataError) in
      isTable
        ? try NotebookContent(csv: bytes, of: .history, takesPlainRows: plain)
        : try NotebookDocument(bytes, takesPlainRows: plain).content
    }
  }

  private func document(_ rows: String) -> [UInt8] {
    Array("{\"format\": \"metryvo-data\",\n\"version\": 1, \"history\": [\n\(rows)]}".utf8)
  }

  /// The keys and values of a row in a document.
  private static let conversion = [
    ("\"id\"", "\"a\""), ("\"kind\"", "\"conversion\""),
    ("\"createdAt\"", "\"2026-01-01T00:00:00.000Z\""), ("\"category\"", "\"length\""),
    ("\"from\"", "\"kilometer\""), ("\"to\"", "\"mile\""), ("\"input\"", "\"12\""),
    ("\"result\"", "\"7.45\""), ("\"exact\"", "false"), ("\"rounding\"", "\"half-even\""),
    ("\"text\"", "\"12 km → 7.45 mi\""), ("\"copied\"", "false"), ("\"starred\"", "true"),
  ]
  private static let calculation = [
    ("\"id\"", "\"b\""), ("\"kind\"", "\"calculation\""),
    ("\"createdAt\"", "\"2026-01-01T00:00:00.001Z\""), ("\"expression\"", "\"1 + 1 =\""),
    ("\"result\"", "\"2\""), ("\"copied\"", "true"), ("\"starred\"", "false"),
  ]
  private static let keys =
    (conversion + calculation).map(\.0) + [
      "\"timestamp\"", "\"x-a\"", "\"x-\\u0061\"", "\"i\\u0064\"", "\"id \"", "\"ID\"", "\"\"",
      "id", "\"tool\"", "\"inputs\"", "\"outputs\"", "\"ki\\nd\"", "\"x-é\"", "\"x-e\u{301}\"",
      "\"tex\"",
    ]
  private static let values =
    (conversion + calculation).map(\.1)
    + RoundingMode.allCases.map { "\"\($0.rawValue)\"" } + [
      "\"tool\"", "\"tip\"", "null", "7", "-0.5e3", "01", "[]", "[\"a\"]", "{}", "{\"a\": 1}",
      "true", "tru", "\"", "\"a", "\"\"", "\"\\\"\"", "\"\\u2192\"", "\"\\ud800\"", "\"\\x\"",
      "\"a\tb\"",
      "\"\u{202E}\"", "\"-1e5\"", "\"1.\"", "\"2026-02-29T00:00:00.000Z\"", "\"e\u{301}\"",
      "\"2026-01-01T00:00:00.0000Z\"", "\"\(String(repeating: "i", count: 129))\"",
    ]

  @Test func rowsAsWrittenArePlain() throws {
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    var notebook = NotebookContent()
    var starred = NotebookSamples.conversion("c", 5)
    starred.isStarred = true
    for entry in [NotebookSamples.conversion("a"), NotebookSamples.calculation("b"), starred] {
      try notebook.edit(.record(entry))
    }
    #expect(store.save(notebook, after: NotebookContent()).isEmpty)
    var rows = PlainRows()
    for record in try store.records.records() {
      let read = record.bytes.withUnsafeBufferPointer { rows.row($0, at: 0) }
      #expect(read?.entry == notebook.history.entry(record.id))
      #expect(read?.end == record.bytes.count)
    }
  }

  @Test func everyChangeOfOneMemberGivesTheSame() {
    for row in [Self.conversion, Self.calculation] {
      for position in row.indices {
        var rows = [row.filter { $0 != row[position] }, row.shifted(by: position)]
        for key in Self.keys { rows.append(row.replacing(position, by: (key, row[position].1))) }
        for value in Self.values {
          rows.append(row.replacing(position, by: (row[position].0, value)))
        }
        for row in rows { expectSame(document("\(row.text(": ", ", "))")) }
      }
    }
  }

  /// Randomly changed rows, in documents with random spaces and sometimes damaged bytes.
  @Test func anyRowsGiveTheSame() {
    var numbers = SampleNumbers(state: 33)
    let spaces = ["", " ", "\n", "\t ", "\r\n  "]
    var read = 0
    for _ in 0..<3_000 {
      let rows = (0...numbers.below(4)).map { number in
        var row = numbers.below(2) == 0 ? Self.conversion : Self.calculation
        row[0].1 = "\"\(numbers.below(20) == 0 ? 0 : number)\""
        for _ in 0..<numbers.below(3) {
          let position = numbers.below(row.count)
          switch numbers.below(6) {
          case 0: row.remove(at: position)
          case 1: row[position].0 = Self.keys[numbers.below(Self.keys.count)]
          case 2: row[position].1 = Self.values[numbers.below(Self.values.count)]
          case 3: row.append(row[position])
          default: row.swapAt(position, numbers.below(row.count))
          }
        }
        let space = spaces[numbers.below(spaces.count)]
        return row.text("\(space):\(space)", "\(space),\(space)")
      }
      var bytes = document(rows.joined(separator: ",\n"))
      if numbers.below(3) == 0 {
        let damage = Array("{}[]\":,\\u0 \n\u{1}".utf8) + [0x80, 0xC3, 0xFF]
        let place = 50 + numbers.below(bytes.count - 50)
        let byte = damage[numbers.below(damage.count)]
        switch numbers.below(3) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        default: bytes.removeSubrange(place..<Swift.min(bytes.count, place + numbers.below(9)))
        }
      }
      if case .success = expectSame(bytes) { read += 1 }
    }
    #expect(read > 500)
  }

  private static let columns = [
    "id", "kind", "createdAt", "category", "from", "to", "input", "result", "exact", "expression",
    "copied", "starred", "rounding", "text", "tool", "inputs", "outputs", "x-a",
  ]
  private static let cells =
    RoundingMode.allCases.map(\.rawValue) + [
      "", "\"\"", "TRUE", "False", "yes", "'-1", "'=1", "it's", "\"a\"\"b\"", "\"a,;\n'=b\"",
      "a\"b", "7",
      "-1e5", "1.", "conversion", "calculation", "tool", "tip", "[]", "{}", "→", "e\u{301}",
      "\u{1}",
      "2026-02-29T00:00:00.000Z", String(repeating: "i", count: 129),
    ]

  @Test func anyTablesGiveTheSame() {
    var numbers = SampleNumbers(state: 34)
    var read = 0
    for _ in 0..<4_000 {
      let mark = numbers.below(2) == 0 ? "," : ";"
      var columns = Self.columns
      for _ in 0..<numbers.below(3) {
        columns.swapAt(numbers.below(columns.count), numbers.below(columns.count))
      }
      for _ in 0..<numbers.below(3) { columns.remove(at: numbers.below(columns.count)) }
      if numbers.below(30) == 0 { columns.append("id") }
      let rows = (0...numbers.below(4)).map { number in
        let row = numbers.below(2) == 0 ? Self.conversion : Self.calculation
        let changed = numbers.below(columns.count * 4)
        return columns.enumerated().map { position, column in
          if position == changed { return Self.cells[numbers.below(Self.cells.count)] }
          if column == "id" { return "\(numbers.below(20) == 0 ? 0 : number)" }
          let value = row.first { $0.0 == "\"\(column)\"" }?.1 ?? ""
          // Some cells keep their quotation marks.
          return value.hasSuffix("\"") && numbers.below(4) > 0
            ? String(value.dropFirst().dropLast()) : value
        }.joined(separator: mark)
      }
      let text = ([columns.joined(separator: mark)] + rows).joined(separator: "\r\n")
      var bytes = Array(text.utf8)
      if numbers.below(8) == 0 { bytes[numbers.below(bytes.count)] = 0xC3 }
      if case .success = expectSame(bytes, isTable: true) { read += 1 }
    }
    #expect(read > 500)
  }

  @discardableResult
  private func expectSame(_ bytes: [UInt8], isTable: Bool = false) -> Reading {
    let plain = read(bytes, isTable: isTable, plain: true)
    let general = read(bytes, isTable: isTable, plain: false)
    #expect(plain == general, "\(String(decoding: bytes, as: UTF8.self))")
    if case .success(var read) = plain, case .success(var other) = general {
      // The inverse edit contains the number of writes, so equal inverses mean equal numbers.
      let new = NotebookEdit.record(NotebookSamples.calculation("new"))
      #expect((try? read.edit(new)) == (try? other.edit(new)))
    }
    return plain
  }
}

extension [(String, String)] {
  /// Returns the members as a JSON object.
  fileprivate func text(_ colon: String, _ comma: String) -> String {
    "{" + map { $0.0 + colon + $0.1 }.joined(separator: comma) + "}"
  }

  fileprivate func replacing(_ position: Int, by member: (String, String)) -> Self {
    var members = self
    members[position] = member
    return members
  }

  fileprivate func shifted(by count: Int) -> Self { Array(self[count...] + self[..<count]) }
}
