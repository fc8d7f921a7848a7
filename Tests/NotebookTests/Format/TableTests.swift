import Metryvo
import Testing

/// Lists of a notebook, written and read as CSV.
@Suite struct TableTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func read(_ text: String, _ table: NotebookTable) throws -> NotebookContent {
    try NotebookContent(csv: Array(text.utf8), of: table)
  }

  private static func error(_ text: String, _ table: NotebookTable = .history) -> String {
    do throws(NotebookDataError) {
      _ = try NotebookContent(csv: Array(text.utf8), of: table)
      return "read"
    } catch { return error.english }
  }

  @Test func theTextIsThatOfThePage() throws {
    var notebook = NotebookContent()
    var row = NotebookSamples.conversion("=c")
    row.content = .conversion(
      KeptConversion(
        category: "temperature", from: "celsius", to: "fahrenheit", input: "-40", result: "-40",
        isExact: true, rounding: .halfUp, text: "-40 °C → -40 °F"))
    try notebook.edit(.record(row))
    try notebook.edit(.record(NotebookSamples.calculation("k", 1)))
    try notebook.edit(.record(NotebookSamples.tool("t", 2)))
    let expected = """
      id,kind,createdAt,category,from,to,input,result,exact,expression,copied,starred,rounding,text,\
      tool,inputs,outputs
      '=c,conversion,2026-01-01T00:00:00.000Z,temperature,celsius,fahrenheit,-40,-40,true,,false,\
      false,half-up,'-40 °C → -40 °F,,,
      k,calculation,2026-01-01T00:00:00.001Z,,,,,110,,100 + 10 % =,false,false,,,,,
      t,tool,2026-01-01T00:00:00.002Z,,,,,,,,false,false,,,tip,\
      "{""amount"" : ""50.00"",""people"" : ""3""}",\
      "{""total"" : ""59.00"",""shares"" : [""19.67"",""19.67""]}"

      """
    #expect(try Self.text(notebook.csv(of: .history)) == expected.replacing("\n", with: "\r\n"))
  }

  @Test func listsAreReadBack() throws {
    let full = try DocumentRoundTripTests.full()
    for separator in CellSeparator.allCases {
      let history = try NotebookContent(
        csv: full.csv(of: .history, separator: separator), of: .history)
      #expect(history.history == full.history && history.favorites.isEmpty)
      let favorites = try NotebookContent(
        csv: full.csv(of: .favorites, separator: separator), of: .favorites)
      #expect(favorites.favorites == full.favorites && favorites.history.isEmpty)
      let units = try NotebookContent(
        csv: full.csv(of: .customUnits, separator: separator), of: .customUnits)
      #expect(units.customUnits == full.customUnits && units.customCategories.isEmpty)
      let categories = try NotebookContent(
        csv: full.csv(of: .customCategories, separator: separator), of: .customCategories)
      #expect(categories.customCategories == full.customCategories)
      #expect(!categories.customCategories.isEmpty && categories.customUnits.isEmpty)
    }
    for table in NotebookTable.allCases {
      let empty = try NotebookContent(csv: NotebookContent().csv(of: table), of: table)
      #expect(empty == NotebookContent())
    }
  }

  @Test func noCellIsAFormula() throws {
    let texts = [
      "", "=1", "+1", "-1", "-1e9", "- 1", "@a", "\ta", "\ra", "\na", "'a", "'=a", "''=a", "'-1",
      "\"", "\"\"", "a,b", "a;b", " a ", "'", "a\r\nb", "-", "1/3", "-1/3",
      "＝1", "＋1", "－1", "＠a", "'＝1", "\"=1", "a;=1", "a,=1", "a\t=1", "a;'=1", "a;\"=1", "a;-1",
      "a;-1+1",
      "a,'-1", "a;＝1", "a\n@b", "；=1", ",,=1;+1", "a;=", "a;\"'\"=1", "a；＝1", "＝",
    ]
    var notebook = NotebookContent()
    for (number, text) in texts.enumerated() {
      var favorite = NotebookSamples.favorite("f\(number)")
      favorite.label = text
      try notebook.edit(.addFavorite(favorite))
    }
    try notebook.edit(.addFavorite(NotebookSamples.favorite("none")))
    for separator in CellSeparator.allCases {
      let bytes = try notebook.csv(of: .favorites, separator: separator)
      #expect(try NotebookContent(csv: bytes, of: .favorites) == notebook)
    }
    let text = try Self.text(notebook.csv(of: .favorites))
    for cell in [
      ",'=1,", ",-1,", ",-1e9,", ",'- 1,", ",'@a,", ",'\ta,", ",'a,", ",''=a,", ",''-1,",
      ",'＝1,", ",'＠a,", ",a;'=1,", ",\"a,'=1\",", ",a\t'=1,", ",a;''=1,", ",\"a;'\"\"=1\",",
      ",a;-1,",
      ",a;'-1+1,", ",a;'＝1,", ",\"'\"\"=1\",",
    ] {
      #expect(text.contains(cell), "\(cell)")
    }
  }

  @Test func aCategoryIsATableOfItsOwn() throws {
    var notebook = NotebookContent()
    try notebook.edit(.addCategory(NotebookSamples.currency))
    let expected = """
      id,name,baseName,baseSymbol,identifier,baseIdentifier,createdAt,updatedAt
      c1,Currency (manual),euro,€,currency-manual,euro,2026-01-01T00:00:00.000Z,\
      2026-01-01T00:00:00.000Z

      """
    #expect(
      try Self.text(notebook.csv(of: .customCategories))
        == expected.replacing("\n", with: "\r\n"))
    let few = "id;baseSymbol;baseName;name;createdAt\nc1;€;euro;Currency (manual);"
    #expect(try Self.read(few + "2026-01-01T00:00:00.000Z\n", .customCategories) == notebook)
    #expect(
      Self.error(few + "today\n", .customCategories)
        == "line 2, column 29, customCategories[0].createdAt: \"today\" is no time; "
        + "write UTC like 2026-11-23T07:00:00.000Z")
    #expect(
      Self.error("id,name\nc,d\n", .customCategories)
        == "line 2, column 1, customCategories[0]: the key \"base\" is missing")
  }

  @Test func aTableThatIsTooLongIsNotWritten() throws {
    let full = try DocumentRoundTripTests.full()
    for table in NotebookTable.allCases {
      let bytes = try full.csv(of: table)
      #expect(try full.csv(of: table, limit: bytes.count) == bytes)
      let error = #expect(throws: NotebookDataError.self) {
        try full.csv(of: table, limit: bytes.count - 1)
      }
      #expect(error?.problem == .tooLong(limit: bytes.count - 1))
    }
  }

  /// A cell may be as long as the text of an edit.
  @Test func longCellsAreReadBack() throws {
    let long = String(repeating: "a", count: 1_100_000) + "\n\"y"
    var notebook = NotebookContent()
    var favorite = NotebookSamples.favorite("f")
    favorite.label = long
    try notebook.edit(.addFavorite(favorite))
    let read = try NotebookContent(csv: notebook.csv(of: .favorites), of: .favorites)
    #expect(read == notebook)
    var history = NotebookContent()
    let calculation = KeptCalculation(expression: long, result: "1")
    for id in ["a", "b"] {
      try history.edit(
        .record(HistoryEntry(id: id, createdAt: NotebookSamples.time(), .calculation(calculation))))
    }
    #expect(try NotebookContent(csv: history.csv(of: .history), of: .history) == history)
    // An unclosed quotation mark is reported in its own line, in time independent of the following
    // lines.
    let open = "id,kind\n\"a,b\n" + String(repeating: "\"\",c\n", count: 100_000)
    #expect(
      Self.error(open, .favorites).hasPrefix("line 2, column 1: a quotation mark is not closed"))
  }

  @Test func theSeparatorFollowsTheLocale() {
    #expect(CellSeparator(for: .german) == .semicolon)
    #expect(CellSeparator(for: .english) == .comma)
    #expect(NumberLocale(rawValue: "de-CH").map { CellSeparator(for: $0) } == .comma)
  }

  /// The table has columns in another order, an extension column, capitals, blank rows and a byte
  /// order mark.
  @Test func whatSpreadsheetsSaveIsRead() throws {
    let text = """
      \u{FEFF}x-row;starred;result;expression;createdAt;kind;id
      1;TRUE;"110";100 + 10 % =;2026-01-01T00:00:00.000Z;calculation;k
      ;;;;;;

      """
    var notebook = NotebookContent()
    var row = NotebookSamples.calculation("k")
    row.isStarred = true
    try notebook.edit(.record(row))
    #expect(try Self.read(text, .history) == notebook)
    #expect(try Self.read("id\n", .favorites) == NotebookContent())
  }

  @Test func refusalsNameLineAndColumn() {
    let head = "id,kind,createdAt,expression,result,copied\n"
    let row = "a,calculation,2026-01-01T00:00:00.000Z,\"1\n+1\",2,false\n"
    #expect(Self.error(head + row) == "read")
    for (text, expected) in [
      ("", "line 1, column 1: the key \"id\" is missing"),
      ("kind,result\n", "line 1, column 1: the key \"id\" is missing"),
      ("id,sum\n", "line 1, column 4: unknown key \"sum\"; known are id, kind"),
      ("id,kind,id\n", "line 1, column 9: the key \"id\" stands twice; keep one"),
      (
        head + row + "b,calculation\n",
        "line 4, column 1: the row has 2 cells, and the table 6 columns"
      ),
      (
        head + row + "b,calculation,today,1,2,\n",
        "line 4, column 15, history[1].createdAt: \"today\" is no time"
      ),
      (head + "é\"\n", "line 2, column 2: a quotation mark stands inside a field"),
      (head + "é,\"b\n", "line 2, column 3: a quotation mark is not closed"),
      (
        head + "b,tool,2026-01-01T00:00:00.000Z,1,2,\n",
        "line 2, column 33, history[0].expression: unknown key \"expression\""
      ),
      (head + row + row, "line 4, column 1, history[1].id: the list has a row \"a\" already"),
      (
        head + "b,calculation,2026-01-01T00:00:00.000Z,1,x,\n",
        "line 2, column 42, history[0].result: \"x\" is no number"
      ),
      (
        "id,kind,createdAt,tool,inputs,outputs\na,tool,2026-01-01T00:00:00.000Z,tip,\"{\",{}\n",
        "line 2, column 38: the file ends too early"
      ),
    ] {
      let error = Self.error(text)
      #expect(error.hasPrefix(expected), "\(error)")
    }
    let limit = #expect(throws: NotebookDataError.self) {
      try NotebookContent(csv: Array("id\n".utf8), of: .history, limit: 2)
    }
    #expect(limit?.problem == .tooLong(limit: 2))
    let bytes: [UInt8] = Array((head + "a,").utf8) + [0xFF, 0x0A]
    let notUTF8 = #expect(throws: NotebookDataError.self) {
      try NotebookContent(csv: bytes, of: .history)
    }
    #expect(notUTF8?.line == 2)
  }
}
