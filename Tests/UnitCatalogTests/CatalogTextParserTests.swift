import Testing
import UnitCatalog

@Suite struct CatalogTextParserTests {
  /// Lines of units, from line 12 of the text on; line 5 of the text; and the expected message.
  private static let malformed: [(units: String, head: String, message: String)] = [
    (unit("a", "1 meter", ["symbl x"]), "base meter", #"length:18: a: unknown key "symbl""#),
    (
      unit("a", "1 meter", ["kind exact", "kind exact"]), "base meter",
      #"length:19: a: "kind" stands twice; keep one"#
    ),
    ("unit a\nsymbol a", "base meter", #"length:12: a: add a line "name …""#),
    (
      unit("a", "1 meter", ["system martian"]), "base meter",
      #"length:17: a: cannot read "martian" as system"#
    ),
    (
      unit("a", "1 meter", ["kind sure"]), "base meter",
      #"length:18: a: cannot read "sure" as kind"#
    ),
    (unit("a", "1 meter", ["note"]), "base meter", #"length:18: a: cannot read "" as note"#),
    (
      unit("a", "1 meter", ["alias x | | y"]), "base meter",
      #"length:18: a: cannot read "x | | y" as alias"#
    ),
    ("\n  stray", "base meter", "length:13: an indented line must follow the line it continues"),
    ("", "base metre", #"length:1: base names the unknown unit "metre""#),
    ("", "bases meter", #"length:5: unknown key "bases""#),
    ("", "# no base", #"length:1: add a line "base …""#),
    (
      "", "base meter\ngroup Old = ell",
      #"length:1: group Old names the unknown unit "ell""#
    ),
    (
      "", "base meter\nchoice ell = ell",
      #"length:1: choice ell names the unknown unit "ell""#
    ),
    ("", "base meter\nchoice ell", #"length:6: cannot read "ell" as choice"#),
    ("", "base meter\nalias a | | b", #"length:6: cannot read "a | | b" as alias"#),
    ("", "base meter\ntopic |", #"length:6: cannot read "|" as topic"#),
    ("", "base meter\ntopic a\ntopic b", #"length:7: "topic" stands twice; keep one"#),
    ("", "base meter\ndescription", #"length:6: cannot read "" as description"#),
    ("", "base meter\ngroup | Old = meter", #"length:6: cannot read "| Old = meter" as group"#),
    (
      unit("A", "1 meter"), "base meter",
      #"length:12: A: identifier "A" must begin with a–z, have only a–z, 0–9 and -, and be no word of definitions"#
    ),
    (
      unit("base", "1 meter"), "base meter",
      #"length:12: base: identifier "base" must begin with a–z, have only a–z, 0–9 and -, and be no word of definitions"#
    ),
    (
      unit("a", "1 ell"), "base meter", #"length:12: a: definition: unknown unit "ell""#
    ),
  ]

  @Test func malformedTextsAreRefusedWithPlaceAndProblem() {
    var failures: [String] = []
    for (units, head, message) in Self.malformed {
      do throws(CatalogError) {
        _ = try smallCatalog(units, head: head)
        failures.append("accepted: \(message)")
      } catch {
        if error.description != message { failures.append("\(error) instead of \(message)") }
      }
    }
    #expect(failures == [])
  }

  @Test func wordsOfDefinitionsMayNameQuantitiesButNotUnits() throws {
    let head = "quantity level\nname Level\nicon chart.bar\nbase ell\ndimension length\n"
    let catalog = try smallCatalog("", more: [head + unit("ell", "meter")])
    #expect(catalog.quantity("level")?.baseUnit.identifier == "ell")
    for word in ["level", "reciprocal", "re", "log10", "ln", "pi", "ln10"] {
      let expected = CatalogError(
        text: "length", line: 12, unit: word, .malformedIdentifier(word))
      #expect(throws: expected) { try smallCatalog(unit(word, "1 meter")) }
    }
  }

  @Test func dimensionsAreRead() {
    let texts: [(text: String, exponents: [Int]?)] = [
      ("length", [1, 0, 0, 0, 0, 0, 0, 0]), ("length time^-1", [1, 0, -1, 0, 0, 0, 0, 0]),
      ("mass temperature data", [0, 1, 0, 0, 1, 0, 0, 1]), ("1", [0, 0, 0, 0, 0, 0, 0, 0]),
      ("luminous-intensity current^3 amount^-9", [0, 0, 0, 3, 0, -9, 1, 0]), ("", nil),
      ("1 length", nil), ("length 1", nil), ("1^2", nil),
      ("width", nil), ("length length", nil), ("length^0", nil), ("length^x", nil),
      ("length^10", nil), ("length  time", nil),
    ]
    let failures = texts.filter { DimensionVector($0.text)?.exponents != $0.exponents }
    #expect(failures.map(\.text) == [])
  }

  @Test func continuationsCommentsAndDefaultsAreRead() throws {
    let catalog = try smallCatalog(
      """
      # A comment.
      unit ell

      symbol ell | EL
      name ell
      alias cloth
        yard | aune
      system us imperial
      definition 45
        * inch
      source Custom
      unit inch
      symbol in
      name inch
      plural inches
      system us
      definition 0.0254 meter
      """)
    let ell = try #require(catalog.unit("ell")).record
    let inch = try #require(catalog.unit("inch")).record
    #expect(
      ell
        == UnitRecord(
          identifier: "ell", symbol: "ell", symbolVariants: ["EL"], name: "ell",
          pluralName: "ells", aliases: ["cloth yard", "aune"], systems: [.us, .imperial],
          definition: "45 * inch", source: "Custom"))
    #expect(inch.pluralName == "inches" && inch.source.isEmpty && inch.kind == .exact)
  }
}
