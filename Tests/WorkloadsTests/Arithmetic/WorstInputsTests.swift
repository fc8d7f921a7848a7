import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

@Suite struct WorstInputsTests {
  @Test(arguments: ["divide", "quantize", "compare", "ln"])
  func theSlowestAndTheTypicalAreChecked(_ operation: String) throws {
    let call = WorkloadCall(WorstInputs.workload, ["operation": operation])
    let worst = try WorstInputs(call)
    let subjects = worst.subjects(on: Decimal128.self) + worst.subjects(on: BigDecimal.self)
    #expect(
      subjects.map(\.name) == ["native-slowest", "native-typical", "gmp-slowest", "gmp-typical"])
    #expect(WorstInputs.known(on: ["native", "gmp"]).subjects == subjects.map(\.name))
    for subject in subjects {
      #expect(subject.workload == "worst-input(operation: \(operation))")
      try subject.check()
      subject.run(0)
    }
  }

  @Test func operationsWithoutDirectedInputsAreRefused() {
    for operation in ["format", "parse", "sing", ""] {
      let error = #expect(throws: ParameterError.self) {
        _ = try WorstInputs(WorkloadCall(WorstInputs.workload, ["operation": operation]))
      }
      #expect(error?.parameter == "operation" && error?.value == operation)
      #expect(error?.reason.contains("divide") == true)
    }
  }
}
