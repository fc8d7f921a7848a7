import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

@Suite struct WorstInputsTests {
  @Test(arguments: ["divide", "quantize", "compare", "ln"])
  func eachInputIsASampleOfItsOwn(_ operation: String) throws {
    let call = WorkloadCall(WorstInputs.workload, ["operation": operation])
    let worst = try WorstInputs(call)
    let subjects = [worst.subject(on: Decimal128.self), worst.subject(on: BigDecimal.self)]
      .compactMap { $0 }
    #expect(subjects.map(\.name) == WorstInputs.known(on: ["native", "gmp"]).subjects)
    for subject in subjects {
      #expect(subject.workload == "worst-input(operation: \(operation))")
      #expect(subject.countsSamples && subject.samplesPerBlock > 20)
      try subject.check()
      subject.run(subject.samplesPerBlock - 1)
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
