import Conformance
import DecimalArithmetic
import Foundation
import GMPDecimal
import Metryvo
import PropertyTesting
import Testing

@Suite struct ConversionLawsTests {
  private func broken(_ laws: [Law], cases: Int) -> [String] {
    laws.map { $0.run(.quiet(seed: 20, cases: cases)) }.filter { !$0.holds }
      .map(\.description)
  }

  /// Judges every ordered pair of units in every mode, once on each backend.
  @Test func everyPairInEveryMode() throws {
    let laws = try ConversionLaws()
    let cases = laws.cases(perPair: 1)
    let sizes = Catalog.standard.quantities.map(\.units.count)
    #expect(laws.pairCount == sizes.reduce(0) { $0 + $1 * $1 })
    #expect(broken([laws.oracleAgreement(Decimal128.self)], cases: cases) == [])
    #expect(broken([laws.oracleAgreement(BigDecimal.self)], cases: cases) == [])
  }

  @Test func roundTripAndTheOthers() throws {
    let laws = try ConversionLaws()
    #expect(broken(laws.all(for: Decimal128.self), cases: 2_000) == [])
    #expect(broken(laws.all(for: BigDecimal.self), cases: 2_000) == [])
    #expect(broken(laws.all(for: LimbDecimal.self), cases: 1_000) == [])
  }

  /// Judges each pair of a catalog with every form of conversion formula, 20 times.
  @Test func everySpecialPairInEveryMode() throws {
    let laws = try ConversionLaws(catalog: specialUnitsCatalog())
    let cases = laws.cases(perPair: 20)
    #expect(broken([laws.oracleAgreement(Decimal128.self)], cases: cases) == [])
    #expect(broken([laws.oracleAgreement(BigDecimal.self)], cases: cases) == [])
  }

  @Test func lawsOfSpecialUnits() throws {
    let laws = try ConversionLaws(catalog: specialUnitsCatalog())
    #expect(broken(laws.all(for: Decimal128.self), cases: 2_000) == [])
    #expect(broken(laws.all(for: BigDecimal.self), cases: 2_000) == [])
  }

  /// The round-trip theorem needs rounding to nearest: with floor, nearly every inexact case fails.
  ///
  /// The law of this failure judges more than 100 cases.
  @Test func theRoundTripTheoremNeedsRoundingToNearest() throws {
    let laws = try ConversionLaws(catalog: specialUnitsCatalog())
    let report = laws.roundTripRoundedDown(Decimal128.self).run(.quiet(seed: 20, cases: 500))
    #expect(report.holds && report.cases - report.discardedCount > 100, "\(report)")
  }

  /// A backend that loses digits or ignores the rounding mode breaks the laws of conversions.
  @Test func seededFaultsBreakTheLaws() throws {
    let laws = try ConversionLaws(catalog: specialUnitsCatalog())
    func holds<Fault: SeededFault>(_: Fault.Type) -> [String: Bool] {
      let judged = laws.all(for: ExactDecimal<Fault>.self).map {
        ($0.identifier, $0.run(.quiet(seed: 20, cases: 400)).failed == 0)
      }
      return Dictionary(uniqueKeysWithValues: judged)
    }
    #expect(holds(Faultless.self).filter { !$0.value }.isEmpty)
    let short = holds(ShortConversions.self)
    // Results with two digits fewer do not break these laws. Such results still bracket the exact
    // result, lose digits if rounded down, keep the order, and are neighbours at their last place.
    // They are also equal one by one, prepared, and in a batch.
    let unbroken = [
      "directed-roundings-bracket-conversions", "round-trip-rounded-down-loses-digits",
      "a-unit-to-itself-changes-nothing", "multi-convert-is-convert-one-by-one",
      "conversions-keep-the-order", "directed-conversions-are-neighbours",
      "a-prepared-conversion-is-the-general-one", "a-batch-is-one-by-one",
      "two-conversions-are-one-before-rounding", "kept-plans-are-those-of-their-units",
      "short-numbers-are-prepared-alike",
    ]
    let missed = short.filter(\.value).keys.filter { !unbroken.contains($0) }
    #expect(missed == [])
    let nearest = holds(NearestConversions.self)
    #expect(nearest["directed-roundings-bracket-conversions"] == false)
    #expect(nearest["round-trip-rounded-down-loses-digits"] == false)
  }

  @Test func wrongSpecialDefinitionsBreakTheLaw() throws {
    let catalog = try specialUnitsCatalog()
    let wrong = [
      "decibel-spl": "level 20 log10 re 21e-6 pascal", "dbu": "level 20 log10 re volt",
      "radian": "revolution / pi", "steradian": "spat / 4 * pi^2", "bel": "1/2 neper",
      "liter-per-100-kilometer": "reciprocal liter / kilometer",
      "field-neper": "level 1 ln re tesla",
      "ph": "level 1 log10 re mole / liter",
    ]
    for (unit, definition) in wrong {
      var definitions = ConversionLaws.definitions(of: catalog)
      definitions[unit] = definition
      let laws = try ConversionLaws(catalog: catalog, definitions: definitions)
      let report = laws.oracleAgreement(Decimal128.self)
        .run(.quiet(seed: 20, cases: laws.cases(perPair: 20)))
      #expect(report.failed > 10, "\(unit)")
      #expect(report.failure?.shrunk.contains(unit) == true, "\(unit)")
    }
  }

  /// A wrong definition breaks the law: the oracle's mile has one yard more.
  ///
  /// The shrunk failure names a unit that is defined by the mile.
  @Test func aWrongDefinitionBreaksTheLaw() throws {
    var definitions = ConversionLaws.definitions(of: .standard)
    definitions["mile"] = "1761 yard"
    let laws = try ConversionLaws(catalog: .standard, definitions: definitions)
    let report = laws.oracleAgreement(Decimal128.self)
      .run(.quiet(seed: 20, cases: laws.cases(perPair: 2)))
    #expect(report.failed > 500)
    let resting = definitions.filter { $0.value.contains("mile") }.keys + ["mile"]
    let shrunk = report.failure?.shrunk ?? ""
    #expect(resting.contains { shrunk.contains($0) }, "\(shrunk)")
  }

  @Test func failingConversionIsKeptAndReplayed() throws {
    var definitions = ConversionLaws.definitions(of: .standard)
    definitions["mile"] = "1761 yard"
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let wrong = try ConversionLaws(catalog: .standard, definitions: definitions)
    var run = PropertyRun.quiet(seed: 20, cases: wrong.cases(perPair: 1))
    run.regressions = RegressionFolder(path: path)
    let failure = try #require(wrong.oracleAgreement(Decimal128.self).run(run).failure)
    let file = try String(contentsOfFile: failure.savedIn ?? "", encoding: .utf8)
    #expect(
      file.hasSuffix(
        "\t1E0\tdigits 34\tprecision: 34 maxExponent: 6144 minExponent: -6143 clamp: 1 rounding: half_even\n"
      ), "\(file)")
    run.indices = 0..<0
    let right = try ConversionLaws().oracleAgreement(Decimal128.self).run(run)
    #expect(right.regressions == 1 && right.failed == 0)
  }

  /// Reads and judges saved cases of every kind of map.
  ///
  /// A malformed line is named.
  @Test func savedMapsAreReadAndJudged() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let maps = [
      "-1760/7E-3\t0/1E0", "5/9E0\t-160/9E0", "irrational 1 0\t1/18E-1", "irrational 0 -1\t2/1E0",
      "reciprocal\t1/1E2", "logarithm ten 1\t2/1E1 1/2E5", "logarithm e 2\t-1/1E0 1/3E0",
      "exponential ten 2\t6/1E-1 1/1E-1", "shift ten\t1/1E0 2/1E1 2/1E0",
    ]
    let rows = maps.map { map in
      "12E-3\t\(map)\tdecimals -3 else 2\t"
        + "precision: 34 maxExponent: 6144 minExponent: -6143 clamp: 1 rounding: 05up"
    }
    try "# comment\n\n\(rows.joined(separator: "\n"))\n".write(
      toFile: path + "/any-map-is-exact-then-rounded-once.tsv", atomically: true, encoding: .utf8)
    var run = PropertyRun.quiet(seed: 1, cases: 10)
    run.regressions = RegressionFolder(path: path)
    let report = ConversionLaws.anyMap(Decimal128.self).run(run)
    #expect(report.regressions == maps.count && report.failed == 0, "\(report)")
    try "1\t2\n".write(
      toFile: path + "/any-map-is-exact-then-rounded-once.tsv", atomically: true, encoding: .utf8)
    let unreadable = ConversionLaws.anyMap(Decimal128.self).run(run)
    #expect(unreadable.obstacle?.description.hasSuffix("line 1: not a case of this law") == true)
  }

  @Test func unreadableDefinitionsAreNamed() {
    let rows: [(String, DefinitionTextError)] = [
      ("1760 yards", .unknownUnit("yards")),
      ("17x60 yard", .unreadable(word: "17x60", unit: "mile")),
      ("1/0 yard", .unreadable(word: "1/0", unit: "mile")),
      ("2 mile", .cycle(unit: "mile")),
      ("level 20 log10 re 0 celsius", .unreadable(word: "celsius", unit: "mile")),
      ("level 20 log2 re yard", .unreadable(word: "log2", unit: "mile")),
      ("level 20 log10", .unreadable(word: "log10", unit: "mile")),
      ("reciprocal pi yard", .unreadable(word: "pi", unit: "mile")),
      ("2 pi^x yard", .unreadable(word: "pi^x", unit: "mile")),
    ]
    for (definition, expected) in rows {
      var definitions = ConversionLaws.definitions(of: .standard)
      definitions["mile"] = definition
      do throws(ConversionPairsError) {
        _ = try ConversionLaws(catalog: .standard, definitions: definitions)
        Issue.record("'\(definition)' was read")
      } catch {
        guard case .definition(let found) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(found == expected)
      }
    }
  }
}
