import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

/// The law of long texts finds a reader that ignores the digits beyond its machine integers.
@Suite struct LongTextsTests {
  @Test func digitsThatAreNotReadBreakIt() throws {
    let law = try #require(
      ArithmeticLaws.all(for: ExactDecimal<ThirtyEightDigits>.self)
        .first { $0.identifier == "long-texts-are-rounded-once" })
    let report = law.run(.quiet(seed: 3, cases: 400))
    #expect(report.failed > 20, "\(report)")
    // The shrunk case is a tie or an exact number, except for a single digit after many zeros.
    let shrunk = try #require(report.failure?.shrunk)
    #expect(shrunk.contains("00000"), "\(shrunk)")
  }
}

/// A fault: reads 38 digits of a text, and zeros for the others.
private enum ThirtyEightDigits: SeededFault {
  static func answer(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) -> Expected? {
    guard operation == .toNumber, let number = DecimalOperand(operands[0]),
      number.kind == .finite, number.digitCount > 38
    else { return nil }
    let surplus = number.digitCount - 38
    let zeros = BigUInt(10).power(surplus)
    let sign = number.isNegative ? "-" : ""
    let read = "\(sign)\(number.coefficient / zeros * zeros)E\(number.exponent)"
    return operation.expected(of: [read], in: context)
  }
}
