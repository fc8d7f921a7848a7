import Metryvo
import Testing

@Suite struct LegacyNotebookTests {
  private let time = NotebookSamples.time(99)

  private func read(_ members: String) throws(NotebookDataError) -> LegacyNotebook {
    try LegacyNotebook(text: "{\n\(members)}", at: time)
  }

  private let unit = """
    "id": "u1", "categoryId": "length", "name": "smoot", "symbol": "smoot", "factor": 1.7018,
    "createdAt": "2026-01-01T00:00:00.000Z"
    """

  /// The text has every key that the two earlier programs wrote.
  @Test func everyKeyIsRead() throws {
    let legacy = try read(
      """
      "settings.theme": "oled", "settings.precision.global": 3,
      "settings.precision.perCategory": {"length": 4, "mass": "2"},
      "settings.roundingMode": "floor",
      "settings.formatting.separators": {"decimal": ",", "group": "."},
      "settings.haptics": false, "settings.reduceMotion": true,
      "iap.entitlements.pro": true,
      "iap.history": [
        {"productId": "offlineunit_pro", "transactionDate": "2026-01-01T00:00:00.000Z"}],
      "favorites.list": [{"id": "f", "fromUnitId": "mile", "toUnitId": "kilometer",
        "label": "Run", "colorTag": "blue", "precision": 1,
        "lastUsedAt": "2026-01-01T00:00:00.000Z"},
        {"id": "g", "fromUnitId": "foot", "toUnitId": "meter"}],
      "history.list": [{"id": "h", "inputValue": 12, "fromUnitId": "kilometer",
        "toUnitId": "mile", "resultValue": "7.456", "createdAt": "2026-01-01T00:00:00.000Z",
        "starred": true}],
      "customUnits.length": [{\(unit)}],
      "recents.categories": ["length"], "recents.units": ["mile", "foot"],
      "lastUsedCategoryName": "Length", "lastInputUnitSymbol": "km",
      "lastOutputUnitSymbol": "mi", "x-other": 1
      """)
    #expect(legacy.notes.isEmpty)
    let content = legacy.content
    var settings = NotebookSettings()
    settings.theme = .oled
    settings.precision.global = 3
    settings.precision.setDecimals(4, ofCategory: "length")
    settings.precision.setDecimals(2, ofCategory: "mass")
    settings.roundingMode = .floor
    settings.formatting.separators = NumberMarks(decimal: ",", group: ".")
    settings.haptics.isOn = false
    settings.motion = .reduced
    #expect(content.settings == settings)
    #expect(legacy.claimsPro && content.entitlements == Entitlements())
    #expect(content.favorites.map(\.createdAt) == [NotebookSamples.time(), time])
    #expect(content.favorites[0].decimals == 1 && content.favorites[0].color == .blue)
    guard case .conversion(let conversion) = content.history.entry("h")?.content else {
      Issue.record("no conversion")
      return
    }
    #expect(conversion.category == "length" && conversion.text == "12 km → 7.456 mi")
    #expect(content.history.entry("h")?.isStarred == true)
    #expect(content.customUnits.first?.reference == "meter")
    #expect(content.customUnits.first?.offsetOrder == .beforeFactor)
    #expect(content.recents.units == ["mile", "foot"])
    #expect(
      content.recents.last
        == LastConversion(category: "length", from: "kilometer", to: "mile", input: ""))
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let full = try DocumentRoundTripTests.full()
    let written = try LegacyNotebook.write(full)
    #expect(
      Set(written.leftOut.map(\.name)) == [
        "mile", "100 + 10 % = 110", "tip", "Currency (manual)",
      ])
    let read = try LegacyNotebook(written.bytes, at: time)
    #expect(read.claimsPro && read.notes.isEmpty)
    let again = try LegacyNotebook.write(read.content)
    #expect(again.leftOut.isEmpty && again.omitted.isEmpty)
    let content = read.content
    #expect(content.customUnits == full.customUnits)
    #expect(content.favorites == full.favorites.filter { $0.id == "f1" })
    #expect(content.history.map(\.id) == full.history.filter { $0.kind == .conversion }.map(\.id))
    #expect(content.recents.categories == full.recents.categories)
    #expect(content.recents.last?.from == "mile" && content.recents.last?.to == "foot")
    #expect(content.settings.theme == .oled && content.settings.haptics.profile == .heavy)
    #expect(try LegacyNotebook(again.bytes, at: time).content == content)
    let empty = try LegacyNotebook.write(NotebookContent())
    #expect(try LegacyNotebook(empty.bytes, at: time).content == NotebookContent())
  }

  @Test func whatHasNoKeyIsNamed() throws {
    func omitted(_ change: (inout NotebookSettings) -> Void) throws -> [LegacyOmission] {
      var settings = NotebookSettings()
      change(&settings)
      var notebook = NotebookContent()
      try notebook.edit(.changeSettings(settings))
      return try LegacyNotebook.write(notebook).omitted
    }
    #expect(try omitted { $0.skin = .expressive } == [.skin])
    #expect(try omitted { $0.accent = RGBColor("#00ff00") } == [.accent])
    #expect(try omitted { $0.motion = .expressive } == [.motion])
    #expect(try omitted { $0.motion = .reduced } == [])
    #expect(try omitted { $0.keyClick = true } == [.keyClick])
    #expect(try omitted { $0.favoritesLayout = .grid } == [.favoritesLayout])
    #expect(try omitted { $0.locale = .german } == [.locale])
    #expect(try omitted { $0.region = RegionCode(rawValue: "GB") } == [.region])
    #expect(try omitted { $0.symbols = .local } == [.symbols])
    #expect(
      try omitted { $0.precision.setDecimals(1, from: "mile", to: "foot") } == [.pairDecimals])
    #expect(try omitted { $0.precision.setDecimals(1, ofCategory: "length") } == [])
    #expect(try omitted { $0.formatting.grouping = .never } == [.grouping])
    #expect(try omitted { $0.formatting.thresholds.largest = 7 } == [.scientificFrom])
    #expect(try omitted { $0.formatting.thresholds.smallest = -3 } == [.scientificBelow])
    #expect(try omitted { $0.copyStyle = .expression } == [.copyStyle])
    #expect(try omitted { $0.belowAbsoluteZeroNote = false } == [.belowAbsoluteZeroNote])
    #expect(try omitted { $0.calculatorMode = .immediate } == [.calculatorMode])
    var notebook = NotebookContent()
    try notebook.edit(.search("naut"))
    try notebook.edit(
      .keepLast(LastConversion(category: "length", from: "mile", to: "foot", input: "1.")))
    try notebook.edit(.record(NotebookSamples.conversion("a")))
    #expect(
      try LegacyNotebook.write(notebook).omitted.map(\.english) == [
        "recent searches", "text of the last conversion", "shown text of conversions",
      ])
    // A custom category, or a unit of another category, has no legacy name.
    try notebook.edit(.addCategory(NotebookSamples.currency))
    for (category, unit) in [("currency-manual", "euro"), ("length", "kilogram")] {
      try notebook.edit(
        .keepLast(LastConversion(category: category, from: unit, to: unit, input: "")))
      #expect(try LegacyNotebook.write(notebook).omitted.contains(.last), "\(category)")
    }
  }

  @Test func theNewest500ConversionsAreWritten() throws {
    var notebook = NotebookContent()
    for number in 0..<503 {
      try notebook.edit(.record(NotebookSamples.conversion("r\(number)", number)))
    }
    let written = try LegacyNotebook.write(notebook)
    #expect(written.leftOut.map(\.id) == ["r0", "r1", "r2"])
    #expect(try LegacyNotebook(written.bytes, at: time).content.history.first?.id == "r3")
  }

  /// Rows are read one by one, so only the number of bytes limits a list.
  @Test func manyRowsAreWrittenAndRead() throws {
    let rows = (0..<26_000).map { number in
      "{\"id\": \"f\(number)\", \"fromUnitId\": \"u\(number)\", \"toUnitId\": \"foot\", \"label\": \"Run\", "
        + "\"colorTag\": \"red\", \"precision\": 3, \"lastUsedAt\": \"2026-01-01T00:00:00.000Z\"}"
    }
    let notebook = try read("\"favorites.list\": [\(rows.joined(separator: ","))]").content
    #expect(notebook.favorites.count == 26_000)
    let written = try LegacyNotebook.write(notebook)
    #expect(written.leftOut.isEmpty && written.omitted.isEmpty)
    #expect(try LegacyNotebook(written.bytes, at: time).content == notebook)
    let error = #expect(throws: NotebookDataError.self) {
      try LegacyNotebook.write(notebook, limit: written.bytes.count - 1)
    }
    #expect(error?.problem == .tooLong(limit: written.bytes.count - 1))
  }

  /// Earlier programs had no limit of recent items: the reader keeps the first items, and a note
  /// names the items left out.
  @Test func recentItemsBeyondTheLimitAreNamed() throws {
    func list(_ texts: [String]) -> String { "[\"\(texts.joined(separator: "\", \""))\"]" }
    let categories = (1...12).map { "c\($0)" }
    let units = (1...21).map { "u\($0)" }
    let legacy = try read(
      "\"recents.categories\": \(list(categories)), \"recents.units\": \(list(["u1"] + units))")
    #expect(legacy.content.recents.categories == Array(categories.prefix(10)))
    #expect(legacy.content.recents.units == Array(units.prefix(20)))
    #expect(
      legacy.notes == [
        .recentsLeftOut(.categories, limit: 10, values: ["c11", "c12"]),
        .recentsLeftOut(.units, limit: 20, values: ["u1", "u21"]),
      ])
    #expect(
      legacy.notes.map(\.english) == [
        "recent categories: 2 items of the file stayed out, because 10 are the most and none "
          + "stands twice: c11, c12",
        "recent units: 2 items of the file stayed out, because 20 are the most and none stands "
          + "twice: u1, u21",
      ])
    let exact = try read(
      "\"recents.categories\": \(list(Array(categories.prefix(10)))), "
        + "\"recents.units\": \(list(Array(units.prefix(20))))")
    #expect(exact.notes.isEmpty && exact.content == legacy.content)
  }

  @Test func favoritesOfOnePairAreJoinedByName() throws {
    let pair = "\"fromUnitId\": \"mile\", \"toUnitId\": \"foot\""
    let legacy = try read(
      """
      "favorites.list": [{"id": "c", \(pair), "label": "Run"},
        {"id": "b", "fromUnitId": "foot", "toUnitId": "mile"},
        {"id": "a", \(pair), "label": "Walk", "updatedAt": "2026-02-01T00:00:00.000Z",
          "createdAt": "2026-01-01T00:00:00.000Z"},
        {"id": "d", \(pair), "label": "Ride", "createdAt": "2026-01-01T00:00:00.000Z",
          "lastUsedAt": "2026-03-01T00:00:00.000Z"}]
      """)
    #expect(legacy.content.favorites.map(\.id) == ["a", "b"])
    #expect(legacy.content.favorites[0].label == "Walk")
    #expect(legacy.content.favorites[0].lastUsedAt == Timestamp("2026-03-01T00:00:00.000Z"))
    #expect(
      legacy.notes.map(\.english) == [
        "favourites: 2 rows became one with another of the same units: Run, Ride"
      ])
    // The notebook meets the rules of edits, so its document can be read.
    let written = try NotebookDocument(content: legacy.content).bytes
    #expect(try NotebookDocument(written).content == legacy.content)
  }

  @Test(arguments: [
    ("Luck", "km", "mi", "Luck"), ("Length", "kg", "mi", "kg"), ("Length", "km", "kg", "kg"),
  ])
  func aLastConversionThatIsNotKnownStaysOut(
    category: String, input: String, output: String, unknown: String
  ) throws {
    let legacy = try read(
      """
      "lastUsedCategoryName": "\(category)", "lastInputUnitSymbol": "\(input)",
      "lastOutputUnitSymbol": "\(output)", "recents.units": ["mile"]
      """)
    #expect(legacy.content.recents.last == nil && legacy.content.recents.units == ["mile"])
    #expect(legacy.notes == [.lastLeftOut(unknown)])
    #expect(
      legacy.notes.map(\.english) == [
        "last conversion: it stayed out, because \"\(unknown)\" is not known here"
      ])
    #expect(legacy.notes.map(\.identifier) == ["lastLeftOut"])
  }

  @Test func refusalsNameThePlaceAndThePath() {
    let row = "\"id\": \"h\", \"fromUnitId\": \"mile\", \"toUnitId\": \"foot\""
    let refused: [(String, String)] = [
      ("\"settings.theme\": \"pink\"", "line 2, column 19, settings.theme: \"pink\" is no theme"),
      ("\"settings.them\": 1", "line 2, column 1: unknown key \"settings.them\"; known are"),
      (
        "\"settings.precision.perCategory\": {\"mass\": 1.5}",
        "settings.precision.perCategory.mass: \"1.5\" is no small whole number"
      ),
      (
        "\"settings.precision.global\": 13",
        "line 2, column 30, settings.precision.global: 13 decimals cannot be shown"
      ),
      (
        "\"settings.precision.perCategory\": {\"mass\": 13}",
        "settings.precision.perCategory.mass: 13 decimals cannot be shown"
      ),
      (
        "\"settings.precision.perCategory\": {\"a b\": 1}",
        "line 2, column 36, settings.precision.perCategory.a b: \"a b\" is no name"
      ),
      (
        "\"settings.formatting.separators\": {\"decimal\": \".\", \"group\": \".\"}",
        "line 2, column 35, settings.formatting.separators: the marks of numbers must differ"
      ),
      ("\"favorites.list\": {}", "favorites.list: expected an array, found an object"),
      (
        "\"favorites.list\": [{\(row)}, {\(row)}]", "favorites.list[1].id: the list has a row \"h\""
      ),
      ("\"history.list\": [{\(row)}]", "history.list[0]: the key \"inputValue\" is missing"),
      (
        "\"history.list\": [{\(row), \"createdAt\": \"2026-01-01T00:00:00.000Z\", "
          + "\"inputValue\": \"1,5\", \"resultValue\": 2}]",
        "line 2, column 127, history.list[0].inputValue: \"1,5\" is no number"
      ),
      (
        "\"customUnits.mass\": [{\(unit)}]",
        "customUnits.mass[0]: \"length\" is no category of the key"
      ),
      (
        "\"customUnits.luck\": [{\(unit.replacing("length", with: "luck"))}]",
        "customUnits.luck[0]: the key \"referenceUnitId\" is missing"
      ),
      ("\"customUnits.length\": 1", "customUnits.length: expected an array, found a number"),
      (
        "\"iap.history\": [{\"productId\": \"p\"}]",
        "iap.history[0]: the key \"transactionDate\" is missing"
      ),
      ("\"iap.entitlements.pro\": 1", "iap.entitlements.pro: expected true or false"),
      (
        "\"lastUsedCategoryName\": \"Luck\", \"lastInputUnitSymbol\": 1",
        "lastInputUnitSymbol: expected a string, found a number"
      ),
      (
        "\"lastInputUnitSymbol\": \"km\"",
        "line 2, column 24: the key \"lastUsedCategoryName\" is missing"
      ),
      (
        "\"recents.units\": [\"a\", \"\"]",
        "recents.units[1]: \"\" is no text of one character or more"
      ),
    ]
    for (members, sentence) in refused {
      do throws(NotebookDataError) {
        _ = try read(members)
        Issue.record("\(members) was read")
      } catch {
        #expect(error.english.contains(sentence), "\(error.english)")
        #expect(error.line != nil)
      }
    }
  }

  @Test func damagedTextsAreRefusedWithAPlaceOrReadFully() throws {
    let bytes = try LegacyNotebook.write(DocumentRoundTripTests.full()).bytes
    for position in stride(from: 0, to: bytes.count, by: 311) {
      for byte: UInt8 in [0x00, 0x22, 0x2C, 0x39, 0x5D, 0x7D, 0xFF] {
        var damaged = bytes
        damaged[position] = byte
        do throws(NotebookDataError) {
          _ = try LegacyNotebook(damaged, at: time)
        } catch { #expect(error.line != nil && error.column != nil) }
      }
    }
  }
}
