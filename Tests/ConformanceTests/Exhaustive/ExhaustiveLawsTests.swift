import Conformance
import DecimalArithmetic
import ExactArithmetic
import GMPDecimal
import Metryvo
import PropertyTesting
import Testing

/// A sample of the exhaustive laws; `metryvo verify` judges all of their cases.
@Suite struct ExhaustiveLawsTests {
  private func broken(_ laws: [Law], cases: Int) -> [String] {
    laws.map { $0.run(.quiet(seed: 1, cases: cases)) }.filter { !$0.holds }.map(\.description)
  }

  @Test func theyHoldForTheBackends() {
    #expect(broken(ArithmeticLaws.exhaustive(Decimal128.self), cases: 5_000) == [])
    #expect(broken(ArithmeticLaws.exhaustive(BigDecimal.self), cases: 5_000) == [])
    #expect(broken(ArithmeticLaws.exhaustive(LimbDecimal.self), cases: 5_000) == [])
  }

  @Test func depthsAddLaws() {
    let laws = ExhaustiveDepth.allCases.map { depth in
      ArithmeticLaws.exhaustive(Decimal128.self, depth: depth).map(\.identifier)
    }
    #expect(laws.map(\.count) == [1, 2, 3] && laws[2].starts(with: laws[1]))
  }

  @Test func aPlantedFaultIsFoundAndShown() throws {
    let lost = broken(ArithmeticLaws.exhaustive(ExactDecimal<LostRounded>.self), cases: 200)
    let sign = broken(ArithmeticLaws.exhaustive(ExactDecimal<LostSign>.self), cases: 200)
    let digit = broken(ArithmeticLaws.exhaustive(ExactDecimal<LastDigit>.self), cases: 1_000)
    #expect([lost.count, sign.count, digit.count] == [3, 3, 3])
    #expect(
      lost.first?.hasSuffix(
        """
          replay: metryvo verify laws exhaustive-precision-1 --seed 1 --case \
        \(lost.first?.split(separator: " ").last ?? "?")
        """) == true)
  }

  /// A fault in one mode is found, whatever the question's mode, and the failure names the mode.
  @Test func aFaultInOneModeIsFound() throws {
    let law = try #require(
      ArithmeticLaws.exhaustive(ExactDecimal<WrongCeiling>.self, depth: .oneDigit).first)
    let failure = try #require(law.run(.quiet(seed: 1, cases: 500)).failure)
    let results = Dictionary(uniqueKeysWithValues: failure.results.map { ($0.who, $0.what) })
    #expect(results["context"]?.hasSuffix("rounding: ceiling") == true)
    #expect(results["oracle"] != results["exact"])
  }
}

/// A fault: ceiling rounds as down does.
enum WrongCeiling: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func context(_ context: ArithmeticContext) -> ArithmeticContext {
    context.rounding == .ceiling ? context.rounding(.down) : context
  }
}
