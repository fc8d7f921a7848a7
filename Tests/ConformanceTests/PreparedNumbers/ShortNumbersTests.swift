import Conformance
import DecimalArithmetic
import PropertyTesting
import Testing

/// The law of short numbers finds a prepared conversion that is wrong only at ties.
@Suite struct ShortNumbersTests {
  private func failures<Fault: SeededFault>(
    _: Fault.Type, of identifier: String
  ) throws -> PropertyReport {
    let laws = try ConversionLaws(catalog: specialUnitsCatalog()).all(for: ExactDecimal<Fault>.self)
    let law = try #require(laws.first { $0.identifier == identifier })
    return law.run(.quiet(seed: 3, cases: 600))
  }

  @Test func tiesThatArePreparedOtherwiseBreakIt() throws {
    let report = try failures(PreparedTiesDown.self, of: "short-numbers-are-prepared-alike")
    #expect(report.failed > 5, "\(report)")
  }

  @Test func itHoldsForTheOracle() throws {
    let report = try failures(Faultless.self, of: "short-numbers-are-prepared-alike")
    #expect(report.failed == 0 && report.cases == 600, "\(report)")
  }
}

/// A fault: prepared conversions round ties down in modes half-even and half-up.
private enum PreparedTiesDown: SeededFault {
  static func preparedContext(_ context: ArithmeticContext) -> ArithmeticContext {
    [.halfEven, .halfUp].contains(context.rounding) ? context.rounding(.halfDown) : context
  }
}
