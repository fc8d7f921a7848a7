import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import Foundation
import GMPDecimal
import NativeDecimal
import PropertyTesting
import Testing

@Suite struct DirectedLawsTests {
  private func laws<Fault: SeededFault>(_: Fault.Type) -> [Law] {
    DirectedLaws.all(for: [DifferentialSubject(ExactDecimal<Fault>.self)])
  }

  /// Returns the identifiers of the broken laws.
  private func broken(_ laws: [Law], cases: Int) -> [String] {
    laws.filter { law in
      var run = PropertyRun.quiet(
        seed: 1, cases: DirectedLaws.cases(of: law.identifier, casesPerLaw: cases) ?? cases)
      run.shrinkingEvaluations = 0
      run.casesForLabels = 0
      return law.run(run).failed > 0
    }.map(\.identifier)
  }

  @Test func theyHoldForTheOracle() {
    #expect(broken(laws(Faultless.self), cases: 400) == [])
  }

  @Test func theyHoldForTheBackends() {
    let subjects = [
      DifferentialSubject(Decimal128.self), DifferentialSubject(BigDecimal.self),
      DifferentialSubject(LimbDecimal.self),
    ]
    let reports = DirectedLaws.all(for: subjects).map { law in
      law.run(.quiet(seed: 8, cases: law.identifier == "directed-exp" ? 60 : 400))
    }
    #expect(reports.filter { !$0.holds }.map(\.description) == [])
    // Few cases are discarded, because they cannot be built or no backend holds them.
    #expect(reports.allSatisfy { 8 * $0.discardedCount < $0.cases })
  }

  /// The directed laws find three faults that no published vector finds.
  @Test func faultsOfLimbsAreFound() {
    for name in ["directed-add", "directed-multiply", "directed-divide"] {
      #expect(
        broken(laws(ShortSticky.self).filter { $0.identifier == name }, cases: 2_000) == [name])
    }
    let divide = laws(QuotientDigit.self).filter { $0.identifier == "directed-divide" }
    #expect(broken(divide, cases: 2_000) == ["directed-divide"])
    let add = laws(LostLimbCarry.self).filter { $0.identifier == "directed-add" }
    #expect(broken(add, cases: 4_000) == ["directed-add"])
  }

  /// Operands of 34 random digits find none of the faults.
  @Test func randomDigitsDoNotFindThem() {
    let found = (0..<2_000).filter { index in
      var random = CaseRandom(seed: 6, index: UInt64(index))
      let operands = (0..<2).map { _ in
        "\(1 + random.number(upTo: 8))"
          + (0..<33).map { _ in String(random.number(upTo: 9)) }.joined() + "E-20"
      }
      func isWrong<Fault: SeededFault>(_: Fault.Type, _ operation: ArithmeticOperation) -> Bool {
        let faulty = Fault.answer(operation, operands, in: .decimal128)
        return faulty != nil && faulty != operation.expected(of: operands, in: .decimal128)
      }
      return isWrong(LostLimbCarry.self, .add) || isWrong(ShortSticky.self, .multiply)
        || isWrong(ShortSticky.self, .divide) || isWrong(QuotientDigit.self, .divide)
    }
    #expect(found == [])
  }

  @Test func faultsOfRoundingAreFound() {
    let operations = RoundingCell.operations.map { "directed-\($0.rawValue)" }
    #expect(Set(broken(laws(LostRounded.self), cases: 400)).isSuperset(of: operations))
    #expect(broken(laws(WrongCeiling.self), cases: 400).count >= 6)
    #expect(broken(laws(LostSign.self), cases: 400) == ["directed-multiply"])
  }

  /// A failure names its mode and backend.
  ///
  /// The failure is shrunk, saved, judged again, and repeated by its replay line.
  @Test func aFailureIsShownKeptAndRepeated() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let law = try #require(laws(QuotientDigit.self).first { $0.identifier == "directed-divide" })
    var run = PropertyRun.quiet(seed: 1, cases: 2_000)
    run.regressions = RegressionFolder(path: path)
    let failure = try #require(law.run(run).failure)
    let text = failure.description
    #expect(text.contains("\n  context: precision: ") && text.contains("\n  exact: "), "\(text)")
    #expect(text.contains("replay: metryvo verify laws directed-divide --seed 1 --case "))
    let saved = try String(contentsOfFile: try #require(failure.savedIn), encoding: .utf8)
    #expect(saved.contains("found divide '"), "\(saved)")
    run.indices = 0..<0
    run.casesForLabels = 0
    #expect(law.run(run).failure?.origin == failure.savedIn)
  }
}

/// A fault: digits more than 16 places after the guard digit do not set the sticky digit.
enum ShortSticky: SeededFault {
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected? { twice(operation, operands, digits: 17, .down, in: context) }

  /// Returns a result that is rounded twice: to `digits` more digits, then to the precision.
  static func twice(
    _ operation: ArithmeticOperation, _ operands: [String], digits: Int, _ mode: RoundingMode,
    in context: ArithmeticContext
  ) -> Expected? {
    guard [.add, .subtract, .multiply, .divide, .fma].contains(operation) else { return nil }
    let wide = ArithmeticContext(
      precision: context.precision + digits, maxExponent: 99_999, minExponent: -99_999,
      rounding: mode)
    let plain = operation.expected(of: operands, in: context)
    guard let first = operation.expected(of: operands, in: wide),
      first.conditions.contains(.inexact),
      let second = ArithmeticOperation.plus.expected(of: [first.text], in: context)
    else { return plain }
    return Expected(second.text, second.conditions.union(first.conditions))
  }
}

/// A fault: a quotient's last digit is one too large if the discarded part begins with 30 nines.
enum QuotientDigit: SeededFault {
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected? {
    operation == .divide
      ? ShortSticky.twice(operation, operands, digits: 30, .up, in: context) : nil
  }
}

/// A fault in sums of equal exponents: the carry out of the lowest limb of 17 digits is lost if the
/// next limb is all nines, through which the carry would propagate.
enum LostLimbCarry: SeededFault {
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected? {
    guard operation == .add, operands.count == 2 else { return nil }
    let numbers = operands.compactMap { DecimalOperand($0) }
    let isInteger = numbers.allSatisfy { $0.kind == .finite && !$0.isNegative }
    guard numbers.count == 2, isInteger, numbers[0].exponent == numbers[1].exponent else {
      return nil
    }
    let (x, y) = (numbers[0].coefficient, numbers[1].coefficient)
    let limb = BigUInt(10).power(17)
    let carries = x % limb + y % limb >= limb
    let middle = x / limb % limb + y / limb % limb
    if !carries || middle % limb != limb - 1 { return nil }
    let sum = x + y - limb
    return ArithmeticOperation.plus.expected(of: ["\(sum)E\(numbers[0].exponent)"], in: context)
  }
}
