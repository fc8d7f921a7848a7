import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import Testing

@Suite struct ConversionLawsTests {
  private func broken(_ laws: [Law], cases: Int) -> [String] {
    laws.map { LawRunner.run($0, seed: 20, cases: cases) }.filter { !$0.holds }
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
    let report = LawRunner.run(
      laws.oracleAgreement(Decimal128.self), seed: 20, cases: laws.cases(perPairAndMode: 1))
    #expect(report.failures.count > 500)
    let resting = definitions.filter { $0.value.contains("mile") }.keys + ["mile"]
    #expect(
      report.failures.first.allSatisfy { failure in
        resting.contains { failure.input.contains($0) }
      })
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
