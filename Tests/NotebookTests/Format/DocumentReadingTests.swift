import Metryvo
import Testing

@Suite struct DocumentReadingTests {
  private func read(_ members: String) throws(NotebookDataError) -> NotebookContent {
    try NotebookDocument(
      text: "{\"format\": \"metryvo-data\", \"version\": 1\n, \(members)}"
    ).content
  }

  /// Returns place, path and message of the refusal.
  private func refusal(_ members: String) -> String? {
    do throws(NotebookDataError) {
      _ = try read(members)
      return nil
    } catch { return error.english }
  }

  private let row = """
    "id": "a", "kind": "calculation", "createdAt": "2026-01-01T00:00:00.000Z", "expression": "1"
    """

  @Test func whatIsMissingIsAsAtTheBeginning() throws {
    #expect(try read("\"x-any\": [1, {\"a\": null}]") == NotebookContent())
    #expect(try read("\"settings\": {}, \"history\": null, \"recents\": {}") == NotebookContent())
    let theme = try read("\"settings\": {\"theme\": \"dark\", \"x-more\": 1}").settings
    var expected = NotebookSettings()
    expected.theme = .dark
    #expect(theme == expected)
  }

  @Test func numbersMayBeStringsOrNumbers() throws {
    let numbers = try read(
      "\"history\": [{\(row), \"result\": 110.50}], \"settings\": {\"precision\": {\"global\": "
        + "{\"decimals\": \"4\"}}}")
    #expect(numbers.settings.precision.global == 4)
    guard case .calculation(let calculation) = numbers.history.first?.content else {
      Issue.record("no calculation")
      return
    }
    #expect(calculation.result == "110.50")
  }

  @Test func theTimeMayHaveItsOtherName() throws {
    let text = """
      "history": [{"id": "a", "kind": "calculation", "timestamp": "2026-01-01T00:00:00.000Z",
        "expression": "1", "result": "1"}]
      """
    #expect(try read(text).history.first?.createdAt == NotebookSamples.time())
  }

  @Test func whatWouldBeDroppedIsRefused() {
    let time = "\"2026-01-01T00:00:00.000Z\""
    let pair =
      "\"id\": \"a\", \"kind\": \"pair\", \"from\": \"a\", \"to\": \"b\", \"createdAt\": \(time)"
    let unit = "\"id\": \"a\", \"kind\": \"unit\", \"unit\": \"a\", \"createdAt\": \(time)"
    let stamped = "\"result\": 1, \"timestamp\": "
    for (members, sentence) in [
      (
        "\"favorites\": [{\(pair), \"unit\": {\"z\": 1}}]",
        "favorites[0].unit: unknown key \"unit\""
      ),
      ("\"favorites\": [{\(unit), \"from\": 5}]", "favorites[0].from: unknown key \"from\""),
      ("\"favorites\": [{\(unit), \"to\": [1, 2]}]", "favorites[0].to: unknown key \"to\""),
      (
        "\"history\": [{\(row), \(stamped)\"garbage\"}]",
        "history[0].timestamp: the keys \"createdAt\" and \"timestamp\" say the same; keep one"
      ),
      ("\"history\": [{\(row), \(stamped)5}]", "history[0].timestamp: the keys \"createdAt\" and"),
      (
        "\"history\": [{\(row), \(stamped)\(time)}]", "history[0].timestamp: the keys \"createdAt\""
      ),
    ] {
      #expect(refusal(members)?.contains(sentence) == true, "\(refusal(members) ?? members)")
    }
    #expect(refusal("\"history\": [{\(row), \(stamped)null}]") == nil)
    #expect(refusal("\"favorites\": [{\(pair)}]") == nil)
  }

  /// Members whose keys begin with `x-` are skipped.
  ///
  /// The number of their values has no limit, but the depth of their nesting has.
  @Test func valuesOfOthersArePassedOver() throws {
    let numbers = "[" + String(repeating: "0,", count: 250_000) + "0]"
    let other = "\"x-a\": {\"a\": \(numbers), \"a\": [null, {}, [], true, \"\\n\", -1e5]}"
    let notebook = try read(
      "\(other), \"settings\": {\(other), \"precision\": {\(other), \"perCategory\": {\"x-ray\": "
        + "{\"decimals\": 3, \(other)}}}}, \"history\": [{\(row), \"result\": 1, \(other)}]")
    #expect(notebook.settings.precision.decimals(from: "", to: "", category: "x-ray") == 3)
    #expect(notebook.history.count == 1)
    let tool = "\"id\": \"t\", \"kind\": \"tool\", \"createdAt\": \"2026-01-01T00:00:00.000Z\", "
    let inputs = try read(
      "\"history\": [{\(tool)\"tool\": \"tip\", \"inputs\": {\"x-a\": 1}, \"outputs\": {}}]")
    guard case .tool(let run) = inputs.history.first?.content else {
      Issue.record("no tool")
      return
    }
    #expect(run.inputs == [ToolField("x-a", "1")])
    for (value, sentence) in [
      (
        String(repeating: "[", count: 32) + String(repeating: "]", count: 32), "more than 32 arrays"
      ),
      ("[1,]", "expected a value"), ("{\"a\" 1}", "expected ':'"), ("01", "malformed number"),
      ("\"\\x\"", "malformed escape"), ("{a: 1}", "expected a key"),
    ] {
      let found = refusal("\"x-a\": \(value)") ?? "read"
      #expect(found.contains(sentence), "\(found)")
    }
  }

  @Test func numbersAreReadByTheirValue() throws {
    func decimals(_ text: String) throws -> Int {
      try read("\"settings\": {\"precision\": {\"global\": {\"decimals\": \(text)}}}")
        .settings.precision.global
    }
    for (text, value) in [
      ("5.0", 5), ("50e-1", 5), ("0.12E2", 12), ("-0", 0), ("\"007\"", 7), ("0e999999999999", 0),
      ("\"00000000000012\"", 12),
    ] {
      #expect(try decimals(text) == value)
    }
    for text in ["\"+5\"", "\"5.0\"", "5.5", "1e99999999999999999999", "\"\"", "\"-\"", "1e9"] {
      #expect(throws: NotebookDataError.self, "\(text)") { try decimals(text) }
    }
    for version in ["1.0", "10e-1", "\"1\""] {
      let text = "{\"format\": \"metryvo-data\", \"version\": \(version)}"
      #expect(try NotebookDocument(text: text).content == NotebookContent())
    }
  }

  @Test func favoritesStandInTheirOrder() throws {
    func favorite(_ id: String, _ order: String) -> String {
      "{\"id\": \"\(id)\", \"kind\": \"unit\", \"unit\": \"\(id)\", \(order)"
        + "\"createdAt\": \"2026-01-01T00:00:00.000Z\"}"
    }
    let list = [
      favorite("c", ""), favorite("b", "\"order\": 7, "), favorite("a", "\"order\": \"-1\", "),
      favorite("d", ""),
    ].joined(separator: ",")
    #expect(try read("\"favorites\": [\(list)]").favorites.map(\.id) == ["a", "b", "c", "d"])
  }

  @Test func refusalsNameThePlaceAndThePath() {
    let pair = "{\"from\": \"mile\", \"to\": \"foot\", \"decimals\": 1}"
    let eleven = (0...10).map { "\"s\($0)\"" }.joined(separator: ", ")
    let product = """
      {"id": "offlineunit_pro", "since": "2026-01-01T00:00:00.000Z", "licence": "l"}
      """
    let refused: [(String, String)] = [
      (
        "\"settings\": {\"theme\": \"pink\"}",
        "line 2, column 25, settings.theme: \"pink\" is no theme"
      ),
      (
        "\"settings\": {\"colour\": 1, \"theme\": \"pink\"}",
        "line 2, column 16, settings.colour: unknown key \"colour\"; known are theme, skin, accent, "
          + "motion, haptics, keyClick, favoritesLayout, locale, region, symbols, precision, "
          + "roundingMode, formatting, copyStyle, belowAbsoluteZeroNote, calculator, and keys that "
          + "begin with x-"
      ),
      (
        "\"settings\": {\"precision\": {\"perCategory\": {\"length\": {\"decimals\": 13}}}}",
        "line 2, column 69, settings.precision.perCategory.length.decimals: 13 decimals cannot be "
          + "shown; choose 0 to 12"
      ),
      (
        "\"history\": [{\(row), \"result\": \"1\"}, {\(row), \"result\": \"1\"}]",
        "history[1].id: the list has a row \"a\" already"
      ),
      ("\"history\": [{\(row)}]", "history[0]: the key \"result\" is missing"),
      ("\"history\": [{\(row), \"result\": true}]", "history[0].result: expected a number, or"),
      ("\"history\": {}", "line 2, column 14, history: expected an array, found an object"),
      (
        "\"settings\": {\"precision\": {\"perPair\": [\(pair), \(pair)]}}",
        "settings.precision.perPair[1]: \"mile → foot\" stands twice; keep one"
      ),
      (
        "\"recents\": {\"searches\": [\(eleven)]}",
        "recents.searches[10]: the list has more than 10, the most that is kept"
      ),
      (
        "\"recents\": {\"units\": [\"mile\", \"mile\"]}",
        "recents.units[1]: \"mile\" stands twice; keep one"
      ),
      (
        "\"recents\": {\"units\": [\"\"]}",
        "recents.units[0]: \"\" is no text of one character or more"
      ),
      (
        "\"entitlements\": {\"products\": [\(product), \(product)]}",
        "entitlements.products[1]: \"offlineunit_pro\" stands twice; keep one"
      ),
      ("\"recents\": {\"last\": []}", "recents.last: expected an object, found an array"),
      (
        "\"customUnits\": [{\"id\": \"u\", \"categoryId\": \"length\", \"name\": \"smoot\", "
          + "\"symbol\": \"s\", \"reference\": \"inch\", \"factor\": 0, "
          + "\"createdAt\": \"2026-01-01T00:00:00.000Z\"}]",
        "customUnits[0].factor: factor is 0; state how many of the reference one is"
      ),
      (
        "\"exportedAt\": \"today\"",
        "exportedAt: \"today\" is no time; write UTC like 2026-11-23T07:00:00.000Z"
      ),
      ("\"history\": [], \"history\": []", "the key \"history\" stands twice; keep one"),
      ("\"settings\": {\"theme\": \"dark\",}", "unexpected '}'; expected a key in quotation marks"),
      ("\"settings\": {\"region\": \"ZZ\"}", "settings.region: \"ZZ\" is no known region"),
    ]
    for (members, sentence) in refused {
      let found = refusal(members) ?? "nothing"
      #expect(found.contains(sentence), "\(found)")
      #expect(found.hasPrefix("line 2, column "))
    }
  }

  @Test func otherFormatsAndVersionsAreRefusedFirst() {
    let refused: [(String, NotebookDataError.Problem)] = [
      ("{}", .missingKey("format")),
      ("{\"format\": \"metryvo-registry\", \"version\": 1}", .unknownFormat("metryvo-registry")),
      (
        "{\"news\": 1, \"history\": [7], \"format\": \"metryvo-data\", \"version\": 2}",
        .unknownVersion("2", known: 1)
      ),
      ("[]", .json(.unexpected("'['", expected: "'{'"))),
      ("", .json(.endsEarly)),
    ]
    for (text, problem) in refused {
      do throws(NotebookDataError) {
        _ = try NotebookDocument(text: text)
        Issue.record("\(text) was read")
      } catch { #expect(error.problem == problem) }
    }
  }

  /// A document of the maximal size is read.
  ///
  /// A document with one byte more is refused, whatever the bytes are.
  @Test func theLimitOfBytesIsExact() throws {
    let begin = """
      {"format": "metryvo-data", "version": 1, "app": "metryvo 1", "x-long": "
      """
    let rest = 64_000_000 - begin.utf8.count - 2
    var bytes = Array(begin.utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: rest)
    bytes += Array("\"}".utf8)
    #expect(bytes.count == 64_000_000 && NotebookDocument.byteLimit == 64_000_000)
    #expect(try NotebookDocument(bytes).app == "metryvo 1")
    bytes.append(UInt8(ascii: "\n"))
    for text in [bytes, [UInt8](repeating: UInt8(ascii: "{"), count: bytes.count)] {
      do throws(NotebookDataError) {
        _ = try NotebookDocument(text)
        Issue.record("the text was read")
      } catch {
        #expect(error == NotebookDataError(.tooLong(limit: 64_000_000)))
        #expect(error.english == "the text has more than 64000000 bytes, the most that is read")
      }
    }
  }

  @Test func damagedTextsAreRefusedWithAPlaceOrReadFully() throws {
    let bytes = try NotebookDocument(content: try DocumentRoundTripTests.full()).bytes
    func isRefusedWithAPlace(_ bytes: [UInt8]) -> Bool? {
      do throws(NotebookDataError) {
        _ = try NotebookDocument(bytes)
        return nil
      } catch { return error.line != nil && error.column != nil }
    }
    // Each prefix without the last bracket is refused; only a line end may follow the bracket.
    for length in stride(from: 0, to: bytes.count - 1, by: 61) {
      #expect(isRefusedWithAPlace(Array(bytes[..<length])) == true)
    }
    for position in stride(from: 0, to: bytes.count, by: 37) {
      for byte: UInt8 in [0x00, 0x22, 0x2C, 0x39, 0x5D, 0x7D, 0xFF] {
        var damaged = bytes
        damaged[position] = byte
        #expect(isRefusedWithAPlace(damaged) != false)
      }
    }
  }
}
