import DecimalArithmetic
import GMPDecimal
import Testing
import Workloads

@Suite struct LongResultCheckTests {
  private static let digits = 60

  /// Returns the backend's result of an operation on operands of 60 digits.
  private func result(
    _ operation: MeasuredOperation, _ operands: [String]
  ) throws -> String {
    let context = ArithmeticContext(
      precision: Self.digits, maxExponent: 9_999, minExponent: -9_999)
    let workload = try #require(
      OperationWorkload<BigDecimal>(operation, of: [operands], in: context))
    // The oracle can judge results of 60 digits.
    try workload.check(ExpectedAnswers(operation, of: [operands], in: context))
    return workload.results[0]
  }

  /// Only the nearest number passes, not its neighbours one unit in the last place away.
  @Test(arguments: MeasuredOperation.growing)
  func onlyTheNearestNumberPasses(_ operation: MeasuredOperation) throws {
    let check = LongResultCheck<BigDecimal>(digits: Self.digits)
    for operands in operation.operands(digits: Self.digits) {
      let text = try result(operation, operands)
      try check.check(operation, of: operands, gives: text)
      let number = try #require(BigDecimal(exactly: text))
      for isNegative in [false, true] {
        let unit = try #require(
          BigDecimal(exactly: 1, exponent: number.exponent, isNegative: isNegative))
        let wide = ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999)
        let beside = BigDecimal.add(number, unit, in: wide).value.scientificString()
        #expect(throws: WrongResult.self, "\(operation) of \(operands) is not \(beside)") {
          try check.check(operation, of: operands, gives: beside)
        }
      }
    }
  }

  @Test func whatIsNoNumberDoesNotPass() {
    let check = LongResultCheck<BigDecimal>(digits: 3)
    for text in ["NaN", "Infinity", "", "6.0", "60"] {
      #expect(throws: WrongResult.self) {
        try check.check(.parse, of: ["6"], gives: text)
      }
    }
    for text in ["NaN", "Infinity", "", "x"] {
      #expect(throws: WrongResult.self) {
        try check.check(.add, of: ["2", "3"], gives: text)
      }
    }
    // The check has no equation for `exp`, so no result passes.
    #expect(throws: WrongResult.self) { try check.check(.exp, of: ["0"], gives: "1") }
  }
}
