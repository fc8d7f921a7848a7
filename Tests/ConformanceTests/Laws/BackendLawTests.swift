import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import PropertyTesting
import Testing

/// The laws on the real backends, with few cases; `metryvo verify` runs many.
@Suite struct BackendLawTests {
  private func broken(_ laws: [Law], cases: Int) -> [String] {
    laws.map { $0.run(.quiet(seed: 20, cases: cases)) }.filter { !$0.holds }
      .map(\.description)
  }

  @Test func arithmeticLaws() {
    #expect(broken(ArithmeticLaws.all(for: Decimal128.self), cases: 500) == [])
    #expect(broken(ArithmeticLaws.all(for: BigDecimal.self), cases: 500) == [])
    #expect(broken(ArithmeticLaws.all(for: LimbDecimal.self), cases: 500) == [])
  }

  @Test func backendsAgree() {
    let laws =
      ArithmeticLaws.agreement(of: Decimal128.self, and: BigDecimal.self)
      + ArithmeticLaws.agreement(of: Decimal128.self, and: LimbDecimal.self)
    #expect(broken(laws, cases: 1_000) == [])
  }
}
