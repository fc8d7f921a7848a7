import Foundation
import Testing
import UnitCatalog
import UnitRegistry
import UnitRegistryFiles

@Suite struct RegistryReaderTests {
  /// Returns a registry with the given units of length and custom units, one on each line, from
  /// line 3 on.
  private func file(
    _ units: [String] = [], custom: [String] = [], head: String = "", quantities: [String] = []
  ) -> String {
    let length =
      "{\"identifier\": \"length\", \(head)\"units\": [\n\(units.joined(separator: ",\n"))]}"
    return """
      {"format": "metryvo-registry", "version": 1, "quantities": [
      \(([length] + quantities).joined(separator: ",\n"))],
      "customUnits": [
      \(custom.joined(separator: ",\n"))]}
      """
  }

  private func unit(_ identifier: String, _ definition: String, _ more: String = "") -> String {
    "{\"identifier\": \"\(identifier)\", \"symbol\": \"s-\(identifier)\", \"name\": \"\(identifier)\", "
      + "\"definition\": \"\(definition)\"\(more)}"
  }

  private func custom(_ name: String, _ reference: String, _ factor: String, _ more: String = "")
    -> String
  {
    "{\"name\": \"\(name)\", \"symbol\": \"s-\(name)\", \"reference\": \"\(reference)\", "
      + "\"factor\": \(factor)\(more)}"
  }

  @Test func problemsNameFileLineAndMend() {
    let base =
      "{\"identifier\": \"love\", \"name\": \"Love\", \"base\": \"kiss\", \"dimension\": \"1\", \"units\": ["
    let rows: [(String, String)] = [
      (
        "{\"format\": \"pint\", \"version\": 1}",
        "f:1:12: unknown format \"pint\"; expected \"metryvo-registry\""
      ),
      (
        "{\"format\": \"metryvo-registry\", \"version\": 2}",
        "f:1:43: version 2 is not known; this program reads version 1"
      ),
      ("{\"format\": \"metryvo-registry\"}", "f:1:1: add the field \"version\""),
      (
        "{\"format\": \"metryvo-registry\", \"version\": \"1\"}",
        "f:1:43: version a string is not known; this program reads version 1"
      ),
      ("{\"format\": 1, \"version\": 1}", "f:1:12: \"format\" must be a string, not a number"),
      (
        "3",
        "f:1:1: a number is no registry; expected an object with \"format\": \"metryvo-registry\", or categories with \"categoryName\" and \"units\""
      ),
      ("{\"units\": []}", "f:1:1: an object is no registry"),
      (
        file([unit("ell", "45 inch", ", \"symbl\": \"x\"")]),
        "f:3:82: unknown field \"symbl\"; known: identifier, symbol, "
      ),
      (
        file(["{\"identifier\": \"ell\", \"symbol\": \"ell\", \"name\": \"ell\"}"]),
        "f:3:1: add the field \"definition\""
      ),
      (file(["7"]), "f:3:1: \"unit\" must be an object, not a number"),
      (
        file([unit("Ell", "45 inch")]),
        "f:3:16: cannot read \"Ell\" as identifier; expected a–z, then a–z, 0–9 and -"
      ),
      (
        file([unit("ell", "45 inch", ", \"kind\": \"guess\"")]),
        "f:3:90: cannot read \"guess\" as kind; expected exact, conventional, measured, approximate"
      ),
      (
        file([unit("ell", "45 inch", ", \"systems\": [\"martian\"]")]),
        "f:3:93: cannot read \"martian\" as systems; expected metric, us, imperial, other"
      ),
      (
        file([unit("ell", "45 inch", ", \"note\": \"a\\nb\"")]),
        "f:3:90: cannot read \"a<U+000A>b\" as note; expected a text without control characters"
      ),
      // U12: a cycle, and other wrong definitions.
      (
        file([unit("a", "2 b"), unit("b", "3 a")]),
        "f:3:1: a: definition: units defined by each other: a → b → a"
      ),
      (
        file([unit("ell", "45 inch"), unit("b", "0 inch")]),
        "f:4:1: b: definition: division by zero or size zero"
      ),
      (file([unit("ell", "some inch")]), "f:3:1: ell: definition: unknown unit \"some\""),
      (
        file([unit("ell", "1e999999999 inch")]),
        "f:3:1: ell: definition: a number does not fit 128 bits or its exponent is too large"
      ),
      (
        file([unit("ell", "2 kilogram")]),
        "f:3:1: ell: definition is mass, not length; mend the definition"
      ),
      (
        file([unit("mile", "1609.34 meter")]),
        "f:3:1: \"mile\" exists with another definition; rename it or repeat what the catalog has"
      ),
      (file([unit("kilogram", "2 meter")]), "f:3:1: \"kilogram\" exists with another quantity; "),
      (
        file([unit("ell", "45 inch"), unit("ell", "46 inch")]),
        "f:4:1: \"ell\" stands twice; keep one"
      ),
      (
        file([unit("ell", "45 inch", ", \"aliases\": [\"miles\"]")]),
        "f:3:1: ell: \"miles\" already names mile; choose another name or symbol"
      ),
      (
        file([unit("ell", "45 inch", ", \"scale\": {\"numerator\": \"8\", \"denominator\": \"7\"}")]
        ),
        "f:3:91: ell: scale is not what the definition \"45 inch\" comes to; mend one, or drop scale"
      ),
      (file([unit("ell", "45 inch", ", \"model\": \"level\"")]), "f:3:91: ell: model is not what"),
      (file(head: "\"base\": \"foot\", "), "f:2:1: \"length\" exists with another base; "),
      (
        file(head: "\"groups\": [{\"name\": \"G\", \"units\": [\"kiss\"]}], "),
        "f:2:1: group G names the unknown unit \"kiss\""
      ),
      (
        file(head: "\"choices\": [{\"names\": [\"cup\"], \"units\": [\"foot\"]}], "),
        "f:2:1: the choice \"cup\" would hide "
      ),
      (file(quantities: [base + "]}"]), "f:4:1: base names the unknown unit \"kiss\""),
      (
        file(quantities: [base + unit("kiss", "3") + "]}"]),
        "f:4:84: kiss: base unit must be 1 without offset; define it by base units alone"
      ),
      (file(quantities: ["{\"identifier\": \"love\"}"]), "f:4:1: add the field \"name\""),
      (
        file(custom: [custom("a", "b", "2"), custom("b", "a", "3")]),
        "f:5:1: a: units refer to each other: a → b → a; "
      ),
      (
        file(custom: [custom("a", "radian", "2", ", \"offset\": 1")]),
        "f:5:1: a: an offset does not convert exactly to radian, which has a factor of pi; "
      ),
      (
        file([unit("ell", "reciprocal 45 inch")]),
        "f:3:1: ell: definition is length^-1, not length; turn its fraction over"
      ),
      (
        file([unit("ell", "reciprocal 45 / inch")]),
        "f:3:1: ell: a reciprocal does not convert exactly to parsec, which has a factor of pi; "
          + "leave it out, or make a quantity of its own for the unit"
      ),
      (
        file([unit("ell", "level 20 log10 re inch")]),
        "f:3:1: ell: a level by log10 does not convert exactly to parsec, which has a factor of pi; "
      ),
      (
        file([unit("ell", "pi^5 inch")]),
        "f:3:1: ell: definition: pi and ln10 may stand in powers of -4 to 4, and not both; use others"
      ),
      (
        file([unit("ell", "2 celsius")]),
        "f:3:1: ell: definition: \"celsius\" has an offset or is a reciprocal or a level, and cannot be "
          + "multiplied; use others"
      ),
      (
        file([unit("ell", "reciprocal pi / inch")]),
        "f:3:1: ell: definition: pi and ln10 may stand in products alone, not with an offset, a "
          + "reciprocal or a level"
      ),
      (file(custom: [custom("a", "meter", "0.0")]), "f:5:1: a: factor is 0; "),
      (file(custom: [custom("a", "meter", "\"abc\"")]), "f:5:1: a: factor \"abc\" is no number; "),
      (
        file(custom: [custom("a", "meter", "1e999999999")]),
        "f:5:1: a: factor \"1e999999999\" exceeds 128 bits"
      ),
      (
        file(custom: [custom("a", "meter", "true")]),
        "f:5:64: \"factor\" must be a number, or a string like \"1/3\", not true or false"
      ),
      (
        file(custom: [custom("Mile", "meter", "1609.34")]),
        "f:5:1: mile: identifier \"mile\" is taken; give the unit another one"
      ),
    ]
    #expect(failures(of: rows) == [])
  }

  @Test func aChoiceMayGrow() throws {
    let volume = try #require(Catalog.standard.records.first { $0.identifier == "volume" })
    let cup = try #require(volume.choices.first { $0.names.contains("cup") })
    let units = (cup.units + ["cup-lunar"]).map { "\"\($0)\"" }.joined(separator: ", ")
    let quantity = """
      {"identifier": "volume", "choices": [{"names": ["cup"], "units": [\(units)]}],
       "units": [{"identifier": "cup-lunar", "symbol": "cup (L)", "name": "cup", "plural": "lunar cups",
                  "definition": "1/7 liter"}]}
      """
    let catalog = try RegistryReader().read(file(quantities: [quantity])).catalog
    #expect(catalog.lookUp("cup").candidates.map(\.identifier) == cup.units + ["cup-lunar"])
    // The other names of the earlier choice keep its units.
    let plural = try #require(cup.names.first { $0 != "cup" })
    #expect(catalog.lookUp(plural).candidates.map(\.identifier) == cup.units)
    #expect(
      try RegistryReader(onto: .empty).read(RegistryWriter.text(of: catalog)).catalog.records
        == catalog.records)
  }

  @Test func noiseOfBinaryNumbersIsKeptAndPointedOut() throws {
    let rows: [(String, String?)] = [
      ("0.30480000000000001", "0.3048"), ("1609.3439999999998", "1609.344"),
      ("0.30000000000000004", "0.3"), ("2.5400000000000001e-2", "0.0254"),
      ("0.3048", nil), ("0.45359237", nil), ("3.1415926535897932", nil),
      ("0.3048000000000000", nil),
      ("0.033057851239669422", nil), ("1000000000000000000", nil),
    ]
    for (factor, shorter) in rows {
      let reading = try RegistryReader().read(
        file(custom: [custom("a", "meter", factor)]), name: "f")
      #expect(reading.catalog.unit("a")?.scale == (try ExactNumber(factor).value))
      let expected = shorter.map { "f:5:64: a: \(factor) is kept as written; was \($0) meant?" }
      #expect(reading.warnings.map(\.description) == [expected].compactMap { $0 })
    }
  }

  /// Reserved names and negative factors are refused with their line and column.
  @Test func negativeFactorsAndReservedNamesHaveTheirPlace() {
    let rows: [(String, String)] = [
      (file(custom: [custom("a", "meter", "-2")]), "f:5:1: a: factor \"-2\" is negative"),
      (file([unit("ell", "-2 meter")]), "f:3:1: ell: "),
      (
        file(custom: [custom("to", "newton", "2")]),
        "f:5:1: to: \"to\" would be read as the word before a target"
      ),
      (file(custom: [custom("per", "newton", "2")]), "f:5:1: per: \"per\" would be read as a word"),
      (
        file([unit("ell", "-2/3 meter + 5 meter")]),
        "f:3:1: ell: negative with an offset, so the scale would run downwards"
      ),
      (
        file([unit("ell", "45 inch", ", \"aliases\": [\"ell to go\"]")]),
        "f:3:1: ell: \"ell to go\" has \"to\""
      ),
      (
        file([unit("ell", "45 inch", ", \"aliases\": [\"5 ft\"]")]),
        "f:3:1: ell: \"5 ft\" begins with a number"
      ),
      (
        file([unit("ell", "45 inch", ", \"aliases\": [\"12\"]")]),
        "f:3:1: ell: \"12\" would be read as a number"
      ),
      (
        file([unit("ell", "45 inch", ", \"aliases\": [\"Inf\"]")]),
        "f:3:1: ell: \"Inf\" would be read as a number"
      ),
    ]
    for (text, expected) in rows {
      let error = #expect(throws: RegistryError.self) {
        try RegistryReader().read(text, name: "f")
      }
      #expect(error?.description.hasPrefix(expected) == true, "\(error?.description ?? "")")
    }
  }

  @Test func aRegistryWithoutContentDefinesNothing() throws {
    let empty = [
      "", ", \"quantities\": []", ", \"customUnits\": []", ", \"quantities\": null",
      ", \"quantities\": [{\"identifier\": \"length\", \"units\": []}]",
    ]
    for content in empty {
      let text = "\n {\"format\": \"metryvo-registry\", \"version\": 1\(content)}"
      let reading = try RegistryReader().read(text, name: "f")
      #expect(
        reading.warnings.map(\.description)
          == ["f:2:2: the file defines nothing; was another one meant?"], "\(content)")
    }
    // A file whose units are already in the catalog does define something.
    #expect(try RegistryReader().read(file([unit("ell", "45 inch")])).warnings == [])
    let same = RegistryWriter.text(of: .standard) { $0.identifier == "mile" }
    #expect(try RegistryReader().read(same).warnings == [])
  }

  @Test func filesThatCannotBeReadAreSaidSo() {
    for path in ["/dev/null/x.json", "/"] {
      #expect(throws: RegistryError(file: path, .unreadable)) {
        try Catalog(registry: URL(fileURLWithPath: path))
      }
    }
    #if os(Linux)
    #expect(throws: RegistryError(file: "/dev/zero", .tooLong(limit: 4_000_000))) {
      try Catalog(registry: URL(fileURLWithPath: "/dev/zero"))
    }
    #endif
  }
}
