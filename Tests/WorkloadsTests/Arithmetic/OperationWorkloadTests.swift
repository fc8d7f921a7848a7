import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

@Suite struct OperationWorkloadTests {
  @Test func wrongResultsAreNoticedBeforeTheyAreTimed() throws {
    let operands = [["2", "3"], ["7", "4"]]
    let workload = try #require(
      OperationWorkload<Decimal128>(.multiply, of: operands, in: .decimal128))
    #expect(workload.results == ["6", "28"])
    try workload.check(texts: ["6", "28"])
    try workload.check(ExpectedAnswers(.multiply, of: operands, in: .decimal128))
    let subject = workload.subject("native", workload: "multiply", samples: 2, passes: 3) {
      try workload.check(texts: ["6", "29"])
    }
    #expect(subject.operationsPerBlock == 12)
    let error = #expect(throws: WrongResult.self) { try subject.check() }
    #expect(error?.description == "multiply 7 4 gives 28, expected 29")
    // Answers of the oracle for another operation are refused.
    #expect(throws: WrongResult.self) {
      try workload.check(ExpectedAnswers(.add, of: operands, in: .decimal128))
    }
  }

  @Test func operandsThatABackendHasNotAreRefused() {
    #expect(OperationWorkload<Decimal128>(.multiply, of: [["x", "3"]], in: .decimal128) == nil)
    let long = String(repeating: "9", count: 35)
    #expect(OperationWorkload<Decimal128>(.add, of: [[long, "3"]], in: .decimal128) == nil)
    #expect(OperationWorkload<BigDecimal>(.add, of: [[long, "3"]], in: .decimal128) != nil)
  }
}
