import Conformance
import DecimalArithmetic
import ExactArithmetic
import Testing

@Suite struct ArithmeticOperationTests {
  private static let directives =
    "precision: 34\nrounding: half_even\nmaxExponent: 6144\nminExponent: -6143\nclamp: 1\n"

  /// The decTest reader and `ArithmeticOperation` agree on names and operand counts.
  @Test func everyOperationIsReadWithItsOperands() {
    var wrong: [String] = []
    for operation in ArithmeticOperation.allCases {
      let count = operation.operandCount
      if ArithmeticOperation(decTestName: operation.rawValue, operandCount: count) != operation {
        wrong.append(operation.rawValue)
      }
      for count in 1...4 {
        let operands = Array(repeating: "1", count: count).joined(separator: " ")
        let line = "t \(operation.rawValue) \(operands) -> 1"
        let isRead = (try? DecTestReader.read(Self.directives + line, name: "t")) != nil
        let isModular = operation == .power && count == 3
        if isRead != (count == operation.operandCount || isModular) { wrong.append(line) }
      }
    }
    #expect(wrong == [])
    #expect(ArithmeticOperation(decTestName: "max_mag", operandCount: 2) == .maxMagnitude)
    #expect(ArithmeticOperation(decTestName: "apply", operandCount: 1) == .toNumber)
    #expect(ArithmeticOperation(decTestName: "power", operandCount: 3) == .modularPower)
  }

  /// A backend with the conversion operations only is asked for those ten operations and no others.
  @Test func converterAnswersItsOperationsOnly() {
    for operation in ArithmeticOperation.allCases {
      let question = ArithmeticQuestion(
        operation, Array(repeating: "1", count: operation.operandCount), in: .decimal128)
      let isMissing =
        BackendSubject<ExactDecimal<Faultless>>().answer(question)
        == .failure(.operationNotInRelease(operation.rawValue))
      #expect(isMissing != ArithmeticOperation.ofEveryBackend.contains(operation))
      // A backend with all operations agrees with the oracle.
      #expect(
        GeneralBackendSubject<ExactDecimal<Faultless>>().answer(question)
          == OracleSubject().answer(question))
    }
  }

  /// If the format represents an operand only with another exponent, the runner uses this exponent.
  @Test func operandsAreFoldedIntoTheFormat() throws {
    let lines = """
      t1 divide 9E+6144 1 -> 9.000000000000000000000000000000000E+6144 Clamped
      t2 compare 1E+6144 1E+6143 -> 1
      t3 add 1E+6144 1 -> 1.000000000000000000000000000000000E+6144 Inexact Rounded
      t4 compare 1E-6200 0 -> 1
      t5 divide 9E+6144 9E+6144 -> 1 Clamped
      """
    let file = try DecTestReader.read(Self.directives + lines, name: "t")
    let report = VectorRunner(Decimal128Operands()).run(file)
    #expect(report.passed == 3)
    #expect(report.skipped == [.operandNotHeld: ["t4"]])
    // The runner accepts an additional Clamped only for a result at Etop.
    #expect(report.failures.first.map(\.place) == ["t:10: t5"])
  }
}

/// The oracle, restricted to operands with exponents of decimal128.
private struct Decimal128Operands: ArithmeticSubject {
  var name: String { "decimal128 operands" }

  func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason> {
    let held = question.operands.compactMap { DecimalOperand($0) }.filter {
      (ArithmeticContext.decimal128.etiny...ArithmeticContext.decimal128.etop).contains($0.exponent)
    }
    return held.count == question.operands.count
      ? OracleSubject().answer(question) : .failure(.operandNotHeld)
  }
}
