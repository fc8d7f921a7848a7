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

  /// Every ordered pair of units in every mode, once on each backend.
  @Test func everyPairInEveryMode() throws {
    let laws = try ConversionLaws()
    let cases = laws.cases(perPairAndMode: 1)
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

  /// A law that cannot fail judges nothing: one yard more in the oracle's mile breaks pairs with a unit
  /// that rests on the mile on one side, and no others.
  @Test func aWrongDefinitionBreaksTheLaw() throws {
    var definitions = ConversionLaws.definitions(of: .standard)
    definitions["mile"] = "1761 yard"
    let laws = try ConversionLaws(catalog: .standard, definitions: definitions)
    let report = laws.oracleAgreement(Decimal128.self)
      .run(.quiet(seed: 20, cases: laws.cases(perPairAndMode: 1)))
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
    var run = PropertyRun.quiet(seed: 20, cases: wrong.cases(perPairAndMode: 1))
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

  /// A case of any map from its line; a line that is none is named.
  @Test func savedMapsAreReadAndJudged() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let row = [
      "-12E-3", "-1760/7E-3", "0/1E0", "decimals -3 else 2",
      "precision: 34 maxExponent: 6144 minExponent: -6143 clamp: 1 rounding: 05up",
    ].joined(separator: "\t")
    try "# comment\n\n\(row)\n".write(
      toFile: path + "/any-map-is-exact-then-rounded-once.tsv", atomically: true, encoding: .utf8)
    var run = PropertyRun.quiet(seed: 1, cases: 10)
    run.regressions = RegressionFolder(path: path)
    let report = ConversionLaws.anyMap(Decimal128.self).run(run)
    #expect(report.regressions == 1 && report.holds, "\(report)")
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
