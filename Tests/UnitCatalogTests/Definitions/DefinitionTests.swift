import DecimalArithmetic
import Testing
import UnitCatalog

@Suite struct DefinitionTests {
  private static let values: [(definition: String, scale: String, offset: String)] = [
    ("3 meter", "3", "0"), ("3 * meter", "3", "0"), ("meter", "1", "0"),
    ("1200/3937 meter", "1200/3937", "0"), ("-2/3 meter", "-2/3", "0"),
    ("0.5e3 meter", "500", "0"), ("1e-2 meter", "0.01", "0"), ("-0.5 meter", "-0.5", "0"),
    ("2^10 meter", "1024", "0"), ("2^-2 meter", "0.25", "0"), ("-2^2 meter", "4", "0"),
    ("meter^3 / meter^2", "1", "0"), ("meter^3 meter^-2", "1", "0"),
    ("1 meter / 2 3", "1/6", "0"), ("1 meter / 2 * 3", "1/6", "0"),
    ("1 meter + 273.15 meter", "1", "273.15"), ("2 meter - 1/3 meter", "2", "-1/3"),
    ("2 meter + 5 meter - 3 * 4 meter / 2", "2", "-1"),
  ]

  @Test func definitionsHaveTheirValues() {
    var failures: [String] = []
    for (definition, scale, offset) in Self.values {
      let value = try? smallCatalog(unit("x", definition)).unit("x")
      if value == nil || value?.scale != ExactRatio(published: scale)
        || value?.offset != ExactRatio(published: offset)
      {
        failures.append(definition)
      }
    }
    #expect(failures == [])
  }

  private static let malformed: [(definition: String, problem: DefinitionProblem)] = [
    ("base", .baseElsewhere), ("3  meter", .unexpectedWord("", at: 2)),
    ("3 meter *", .unexpectedWord("", at: 4)), ("* 3 meter", .unexpectedWord("*", at: 1)),
    ("3 / / meter", .unexpectedWord("/", at: 3)), ("3 / 2 / meter", .unexpectedWord("/", at: 4)),
    ("3 meter +", .unexpectedWord("", at: 4)), ("+ 3 meter", .unexpectedWord("+", at: 1)),
    ("3 meter + - 2 meter", .unexpectedWord("-", at: 4)),
    ("3meter", .unexpectedWord("3meter", at: 1)),
    ("1/3^2 meter", .unexpectedWord("1/3^2", at: 1)),
    ("1.5/3 meter", .unexpectedWord("1.5/3", at: 1)),
    ("1/-3 meter", .unexpectedWord("1/-3", at: 1)), (".5 meter", .unexpectedWord(".5", at: 1)),
    ("5. meter", .unexpectedWord("5.", at: 1)), ("+5 meter", .unexpectedWord("+5", at: 1)),
    ("1E3 meter", .unexpectedWord("1E3", at: 1)), ("1e+3 meter", .unexpectedWord("1e+3", at: 1)),
    ("Meter", .unexpectedWord("Meter", at: 1)), ("meter^", .unexpectedWord("meter^", at: 1)),
    ("meter^1.5", .unexpectedWord("meter^1.5", at: 1)), ("π meter", .unexpectedWord("π", at: 1)),
    ("(3 meter)", .unexpectedWord("(3", at: 1)), ("2 base", .unknownUnit("base")),
    ("1/0 meter", .zero), ("meter / 0", .zero), ("0 meter", .zero), ("0^-1 meter", .zero),
    ("340282366920938463463374607431768211456 meter", .doesNotFit), ("1e1000 meter", .doesNotFit),
    ("1e999 * 10 meter", .doesNotFit), ("meter^100", .doesNotFit),
    ("meter^99 meter", .doesNotFit), ("2^128 meter", .doesNotFit), ("2 ell", .unknownUnit("ell")),
    ("meter + meter^2", .unequalDimensions(.length, .area)), ("x", .cycle(["x", "x"])),
    ("2 meter + x", .cycle(["x", "x"])),
  ]

  @Test func malformedDefinitionsAreRefused() {
    var failures: [String] = []
    for (definition, problem) in Self.malformed {
      do throws(CatalogError) {
        _ = try smallCatalog(unit("x", definition))
        failures.append("accepted: \(definition)")
      } catch {
        let expected = CatalogError(text: "length", line: 12, unit: "x", .definition(problem))
        if error != expected { failures.append("\(definition): \(error)") }
      }
    }
    #expect(failures == [])
  }

  @Test func aCycleNamesItsUnits() {
    let units = [unit("a", "2 b"), unit("b", "2 c"), unit("c", "2 b")].joined(separator: "\n")
    let expected = CatalogError(
      text: "length", line: 18, unit: "b", .definition(.cycle(["b", "c", "b"])))
    #expect(throws: expected) { try smallCatalog(units) }
    #expect(
      expected.description == "length:18: b: definition: units defined by each other: b → c → b")
  }

  @Test func aUnitWithAnOffsetIsNoFactor() {
    let units = [unit("a", "1 meter + 2 meter"), unit("b", "2 a")].joined(separator: "\n")
    let expected = CatalogError(
      text: "length", line: 18, unit: "b", .definition(.specialUnit("a")))
    #expect(throws: expected) { try smallCatalog(units) }
  }

  @Test func deepChainsAreRefusedNotFollowed() {
    let chain = (0..<10_000).map { unit("u\($0)", "2 u\($0 + 1)") }.joined(separator: "\n")
    let expected = CatalogError(
      text: "length", line: 12 + 6 * 64, unit: "u64", .definition(.nestedTooDeeply))
    #expect(throws: expected) { try smallCatalog(chain) }
  }
}

extension DimensionVector {
  fileprivate static var length: DimensionVector { DimensionVector("length") ?? .one }
  fileprivate static var area: DimensionVector { DimensionVector("length^2") ?? .one }
}
