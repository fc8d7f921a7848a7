import Conformance
import DecimalArithmetic
import ExactArithmetic
import Testing

@Suite struct ArithmeticLawsTests {
  private static let faultless = ArithmeticLaws.all(for: ExactDecimal<Faultless>.self)

  /// A law that correct arithmetic breaks is no law.
  @Test(arguments: faultless.map(\.identifier))
  func lawHoldsForTheOracle(identifier: String) throws {
    let law = try #require(Self.faultless.first { $0.identifier == identifier })
    let report = LawRunner.run(law, seed: 34, cases: 300)
    #expect(report.holds, "\(report)")
    #expect(report.discardedCount * 2 < report.cases, "\(report)")
  }

  @Test func identifiersAreUnique() {
    let agreement = ArithmeticLaws.agreement(
      of: ExactDecimal<Faultless>.self, and: ExactDecimal<Faultless>.self)
    let identifiers = (Self.faultless + agreement).map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func agreementOfTwoBackendsHoldsAndBreaks() {
    let same = ArithmeticLaws.agreement(
      of: ExactDecimal<Faultless>.self, and: ExactDecimal<Faultless>.self)
    let different = ArithmeticLaws.agreement(
      of: ExactDecimal<Faultless>.self, and: ExactDecimal<LostRounded>.self)
    let kept = same.filter { !LawRunner.run($0, seed: 1, cases: 100).holds }
    let noticed = different.filter { !LawRunner.run($0, seed: 1, cases: 100).holds }
    #expect(kept.map(\.identifier) == [])
    #expect(Set(noticed.map(\.identifier)).isSuperset(of: ["backends-agree-divide"]))
  }

  /// Each seeded fault breaks at least one law by agreement with the oracle and one without it.
  @Test func seededFaultsAreNoticed() {
    let unnoticed = [
      survivors(LostRounded.self), survivors(LostSign.self), survivors(LastDigit.self),
      survivors(LowerExponent.self),
    ]
    #expect(unnoticed == [[], [], [], []])
  }

  private func survivors<Fault: SeededFault>(_: Fault.Type) -> [String] {
    let laws = ArithmeticLaws.all(for: ExactDecimal<Fault>.self)
    let byOracle = laws.filter { $0.identifier.hasPrefix("oracle") }
    let byEquations = laws.filter { !$0.identifier.hasPrefix("oracle") }
    return [("oracle", byOracle), ("equations", byEquations)].compactMap { kind, laws in
      laws.contains { LawRunner.run($0, seed: 5, cases: 100).failures.count > 0 }
        ? nil : "\(Fault.self) survives the \(kind)"
    }
  }

  @Test func reportNamesLawCaseContextAndBothSides() {
    let law = Law("three-is-even", "3 = 2 · k", source: "none") { random in
      random.oneIn(2)
        ? .discarded("half of the cases")
        : .broken(input: "3", context: .decimal32, results: [("left", "3"), ("right", "2")])
    }
    let report = LawRunner.run(law, seed: 1, cases: 3)
    #expect(
      report.description == """
        three-is-even: seed 1, cases 3, discarded 2, failed 1
          3 = 2 · k
          discarded 2: half of the cases
        law three-is-even, seed 1, case 2: 3
          precision: 7 maxExponent: 96 minExponent: -95 clamp: 1 rounding: half_even
          left: 3
          right: 2
        """)
  }
}

/// The condition rounded is forgotten.
enum LostRounded: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    Expected(answer.text, answer.conditions.subtracting(.rounded))
  }
}

/// A negative product comes out positive.
enum LostSign: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    let isLost = operation == .multiply && answer.text.hasPrefix("-")
    return isLost ? Expected(String(answer.text.dropFirst()), answer.conditions) : answer
  }
}

/// A sum that ends in 9 ends in 8.
enum LastDigit: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    let isAltered = operation == .add && answer.text.hasSuffix("9")
    return isAltered ? Expected(answer.text.dropLast() + "8", answer.conditions) : answer
  }
}

/// A quotient has one zero too many.
enum LowerExponent: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    guard operation == .divide, let value = DecimalOperand(answer.text) else { return answer }
    return Expected(value.padded(byZeros: 1).text, answer.conditions)
  }
}
