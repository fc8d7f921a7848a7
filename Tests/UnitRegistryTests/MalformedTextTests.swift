import Testing
import UnitCatalog
import UnitRegistry

/// Texts that are not JSON, and JSON that a less strict reader would change.
@Suite struct MalformedTextTests {
  /// The text, the line and column of its problem, and the problem.
  private static let rows: [(String, Int, Int, JSONProblem)] = [
    ("", 1, 1, .endsEarly), ("  \n ", 2, 2, .endsEarly), ("[1,\n 2", 2, 3, .endsEarly),
    ("{\"format\": \"metryvo-regis", 1, 26, .endsEarly), ("{\"a\": \"\\u00", 1, 8, .endsEarly),
    ("{\"a\"", 1, 5, .endsEarly), ("{\"a\":", 1, 6, .endsEarly), ("[", 1, 2, .endsEarly),
    ("{\"a\": 1,\n  \"b\": 2,\n  \"a\": 3}", 3, 3, .repeatedKey("a")),
    ("{\"a\": 1, \"\\u0061\": 2}", 1, 10, .repeatedKey("a")),
    ("[NaN]", 1, 2, .unexpected("'N'", expected: "a value")),
    ("[Infinity]", 1, 2, .unexpected("'I'", expected: "a value")),
    ("[-Infinity]", 1, 2, .malformedNumber), ("[01]", 1, 2, .malformedNumber),
    ("[1.]", 1, 2, .malformedNumber), ("[1e]", 1, 2, .malformedNumber),
    ("[-]", 1, 2, .malformedNumber), ("[1e+]", 1, 2, .malformedNumber),
    ("[+1]", 1, 2, .unexpected("'+'", expected: "a value")),
    ("[.5]", 1, 2, .unexpected("'.'", expected: "a value")),
    ("[0x10]", 1, 3, .unexpected("'x'", expected: "',' or ']'")),
    ("[1 2]", 1, 4, .unexpected("'2'", expected: "',' or ']'")),
    ("[1,]", 1, 4, .unexpected("']'", expected: "a value")),
    ("{\"a\": 1,}", 1, 9, .unexpected("'}'", expected: "a key in quotation marks")),
    ("{a: 1}", 1, 2, .unexpected("'a'", expected: "a key in quotation marks")),
    ("{\"a\" 1}", 1, 6, .unexpected("'1'", expected: "':'")),
    ("{} {}", 1, 4, .unexpected("'{'", expected: "the end of the file")),
    ("// x\n{}", 1, 1, .unexpected("'/'", expected: "a value")),
    ("['a']", 1, 2, .unexpected("'''", expected: "a value")),
    ("[\"µ\", é]", 1, 7, .unexpected("'é'", expected: "a value")),
    ("[\u{0}]", 1, 2, .unexpected("U+0000", expected: "a value")),
    ("[\u{A0}1]", 1, 2, .unexpected("'\u{A0}'", expected: "a value")),
    ("[nul]", 1, 2, .unexpected("'n'", expected: "a value")),
    ("[\"a\nb\"]", 1, 4, .controlCharacter), ("[\"\t\"]", 1, 3, .controlCharacter),
    ("[\"\\x\"]", 1, 3, .malformedEscape), ("[\"\\u12g4\"]", 1, 3, .malformedEscape),
    ("[\"\\ud83d\"]", 1, 3, .loneSurrogate), ("[\"\\ude00\"]", 1, 3, .loneSurrogate),
    ("[\"\\ud83d\\u0041\"]", 1, 3, .loneSurrogate),
  ]

  @Test func everyProblemHasItsPlace() {
    var failures: [String] = []
    for (text, line, column, problem) in Self.rows {
      do {
        _ = try RegistryReader().read(text, name: "f")
        failures.append("\(text): read")
      } catch {
        if error != RegistryError(file: "f", line: line, column: column, .json(problem)) {
          failures.append("\(text): \(error)")
        }
      }
    }
    #expect(failures == [])
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    let bad: [[UInt8]] = [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ]
    for bytes in bad {
      let text = Array("{\n\"format\": \"".utf8) + bytes + Array("\"}".utf8)
      #expect(throws: RegistryError(file: "f", line: 2, column: 11, .json(.malformedUTF8))) {
        try RegistryReader().read(text, name: "f")
      }
    }
  }

  @Test func depthLengthAndCountAreLimited() {
    #expect(
      throws: RegistryError(file: "f", line: 1, column: 33, .json(.nestedTooDeeply(limit: 32)))
    ) {
      try RegistryReader().read(String(repeating: "[", count: 3_000_000), name: "f")
    }
    #expect(throws: RegistryError(file: "f", .tooLong(limit: 4_000_000))) {
      try RegistryReader().read(String(repeating: "[", count: 4_000_001), name: "f")
    }
    let many = "[" + String(repeating: "0,", count: 1_500_000) + "0]"
    let error = #expect(throws: RegistryError.self) { try RegistryReader().read(many) }
    #expect(error?.problem == .json(.tooManyValues(limit: 200_000)))
  }

  @Test func everyPrefixOfARegistryIsRefused() throws {
    let text = RegistryWriter.text(of: .standard) { $0.quantity == "temperature" }
    let bytes = Array(text.utf8)
    _ = try RegistryReader().read(bytes)
    var read: [Int] = []
    for length in bytes.indices {
      do {
        _ = try RegistryReader().read(Array(bytes.prefix(length)))
        read.append(length)
      } catch {
        if case .json = error.problem { continue }
        read.append(length)
      }
    }
    #expect(bytes.count > 1000 && read == [])
  }

  /// Escapes, a byte order mark and all white space that JSON allows are read.
  @Test func whatJSONAllowsIsRead() throws {
    let text = """
      \u{FEFF}\t{ "format" : "metryvo\\u002Dregistry", "version":1,\r\n "customUnits" : [ {
        "name": "sm\\u00f6\\u00d8t \\ud83d\\ude00 \\"x\\" \\\\ \\/", "identifier": "smoot",
        "symbol": "sm", "reference": "inch", "factor": 6.70E+1, "note": null } ] }
      """
    let unit = try #require(try RegistryReader().read(text).catalog.unit("smoot"))
    #expect(unit.name == "smöØt 😀 \"x\" \\ /" && unit.definition == "6.7e1 inch")
  }

  @Test func numbersKeepEveryDigit() throws {
    let digits = "3.14159265358979323846264338327950288419"
    for factor in [
      digits, "1e-130", "0.1000000000000000000000000000000000001", "1234567890123e-40",
    ] {
      let text = """
        {"format": "metryvo-registry", "version": 1, "quantities": [
          {"identifier": "q", "name": "Q", "base": "b", "dimension": "1", "units": [
            {"identifier": "b", "symbol": "b", "name": "b", "definition": "base"}]}],
        "customUnits": [{"name": "ell", "symbol": "xx", "reference": "b", "factor": \(factor)}]}
        """
      let unit = try RegistryReader(onto: .empty).read(text).catalog.unit("ell")
      #expect(unit?.scale == (try ExactNumber(factor).value), "\(factor)")
    }
  }
}
