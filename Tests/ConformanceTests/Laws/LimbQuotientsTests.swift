import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

/// The law of quotients by little more than a power of two finds faults that other laws rarely
/// meet.
@Suite struct LimbQuotientsTests {
  private func law<Fault: SeededFault>(
    _ identifier: String, _: Fault.Type
  ) throws -> Law {
    try #require(
      ArithmeticLaws.all(for: ExactDecimal<Fault>.self).first { $0.identifier == identifier })
  }

  private static let identifier = "quotients-by-little-more-than-a-power-of-two"

  @Test func aMissedCorrectionBreaksItAlone() throws {
    let run = PropertyRun.quiet(seed: 3, cases: 1_000)
    #expect(try law(Self.identifier, MissedCorrection.self).run(run).failed > 5)
    let differential = try law("oracle-agrees-divide", MissedCorrection.self).run(run)
    #expect(differential.failed == 0, "another law finds it too: \(differential)")
  }

  @Test func aQuotientThatIsCalledExactBreaksIt() throws {
    let run = PropertyRun.quiet(seed: 3, cases: 100)
    #expect(try law(Self.identifier, LostInexact.self).run(run).failed > 50)
  }
}

/// A fault: a quotient by little more than 2ʲ is one unit too small if its last six bits are ones.
private enum MissedCorrection: SeededFault {
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected? {
    guard operation == .divide, let divisor = DecimalOperand(operands[1]), divisor.kind == .finite,
      divisor.exponent == 0, divisor.coefficient > 1 << 20
    else { return nil }
    let power = BigUInt(1) << (divisor.coefficient.bitWidth - 1)
    guard (divisor.coefficient - power) << 10 < power,
      let right = operation.expected(of: operands, in: context),
      let quotient = DecimalOperand(right.text), quotient.coefficient % 64 == 63
    else { return nil }
    let sign = quotient.isNegative ? "-" : ""
    let short = DecimalOperand("\(sign)\(quotient.coefficient - 1)E\(quotient.exponent)")
    return short.map { Expected($0.text, right.conditions) }
  }
}

/// A fault: quotients lack the condition inexact.
private enum LostInexact: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected {
    operation == .divide
      ? Expected(answer.text, answer.conditions.subtracting(.inexact)) : answer
  }
}
