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

  private static let models:
    [(definition: String, scale: String, factor: IrrationalFactor?, model: UnitModel)] = [
      ("pi meter", "1", IrrationalFactor(piPower: 1), .linear),
      ("meter / 2 * pi^2", "1/2", IrrationalFactor(piPower: -2), .linear),
      ("3 ln10 meter", "3", IrrationalFactor(lnTenPower: 1), .linear),
      ("pi meter / pi", "1", .one, .linear),
      ("reciprocal 1/meter-unit", "0", nil, .linear),
      ("reciprocal 4 / meter", "4", .one, .reciprocal),
      ("level 20 log10 re 2e-5 meter", "0.00002", .one, .level("20", .ten, 1)),
      ("level -1/2 ln re 3 meter", "3", .one, .level("-1/2", .e, 1)),
      ("level 10 log10 re 6 meter^2", "6", .one, .level("10", .ten, 2)),
    ]

  @Test func definitionsHaveTheirModels() throws {
    var failures: [String] = []
    for (definition, scale, factor, model) in Self.models {
      let found = try? smallCatalog(unit("x", definition)).unit("x")
      if let factor {
        if found == nil || found?.scale != ExactRatio(published: scale)
          || found?.irrationalFactor != factor || found?.model != model
          || found?.dimension != .length
        {
          failures.append(definition)
        }
      } else if found != nil {
        failures.append("accepted: \(definition)")
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
    ("2 meter + x", .cycle(["x", "x"])), ("pi^5 meter", .irrationalPower),
    ("pi ln10 meter", .irrationalPower), ("pi meter + meter", .irrational),
    ("meter + pi meter", .irrational), ("reciprocal pi / meter", .irrational),
    ("level 1 log10 re pi meter", .irrational), ("reciprocal", .unexpectedWord("", at: 2)),
    ("reciprocal base", .unknownUnit("base")),
    ("reciprocal 1 / meter + 2", .unexpectedWord("+", at: 5)),
    ("reciprocal 0 / meter", .zero), ("level log10 re meter", .unexpectedWord("log10", at: 2)),
    ("level 0 log10 re meter", .zero), ("level 10 log2 re meter", .unexpectedWord("log2", at: 3)),
    ("level 10 log10 meter", .unexpectedWord("meter", at: 4)),
    ("level 10 log10 re", .unexpectedWord("", at: 5)),
    ("level 10 log10 re -2 meter", .negativeReference),
    ("level 10 log10 re 0 meter", .zero),
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

  @Test func specialUnitsAreNoFactors() {
    for definition in ["reciprocal 1 / meter", "level 10 log10 re meter"] {
      let units = [unit("a", definition), unit("b", "2 a")].joined(separator: "\n")
      let expected = CatalogError(
        text: "length", line: 18, unit: "b", .definition(.specialUnit("a")))
      #expect(throws: expected) { try smallCatalog(units) }
    }
  }

  @Test func wordsOfTheGrammarAreNoIdentifiers() {
    for word in ["base", "level", "ln", "ln10", "log10", "pi", "re", "reciprocal"] {
      let expected = CatalogError(
        text: "length", line: 12, unit: word, .malformedIdentifier(word))
      #expect(throws: expected) { try smallCatalog(unit(word, "2 meter")) }
    }
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

extension UnitModel {
  fileprivate static func level(_ multiplier: String, _ base: LogarithmBase, _ power: Int)
    -> UnitModel
  {
    let multiplier = ExactRatio(published: multiplier) ?? .zero
    return .level(LevelScale(multiplier: multiplier, base: base, power: power))
  }
}
