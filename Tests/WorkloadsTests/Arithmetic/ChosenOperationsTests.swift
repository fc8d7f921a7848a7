import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

/// Operations that a budget selects.
@Suite struct ChosenOperationsTests {
  private func call(
    _ operation: String, _ digits: String? = nil, name: String = ChosenOperations.workload
  ) -> WorkloadCall {
    var parameters = ["operation": operation]
    parameters["digits"] = digits
    return WorkloadCall(name, parameters)
  }

  /// Each operation gives the oracle's result on both backends, for every operand.
  @Test(arguments: MeasuredOperation.allCases)
  func resultsAreTheOracles(_ operation: MeasuredOperation) throws {
    for digits in ["7", nil] {
      let call = call(operation.rawValue, digits)
      let chosen = try ChosenOperations(call)
      let subjects = [chosen.subject(on: Decimal128.self), chosen.subject(on: BigDecimal.self)]
      for subject in subjects {
        let subject = try #require(subject)
        #expect(subject.workload == call.description && subject.size == nil)
        #expect(subject.operationsPerSample >= 64)
        try subject.check()
        subject.run(0)
      }
    }
  }

  @Test func moreDigitsAreForThoseWhoHaveThem() throws {
    for operation in ["multiply", "fma", "quantize", "format", "square-root"] {
      let chosen = try ChosenOperations(call(operation, "1000"))
      #expect(chosen.subject(on: Decimal128.self) == nil)
      let subject = try #require(chosen.subject(on: BigDecimal.self))
      try subject.check()
    }
  }

  /// Each subject of a growing operation has its number of digits as its name.
  ///
  /// The results of every subject are checked, also with 100,000 digits.
  @Test(arguments: MeasuredOperation.growing)
  func growthHasItsSizes(_ operation: MeasuredOperation) throws {
    let call = call(operation.rawValue, name: ChosenOperations.growth)
    let subjects = try ChosenOperations.growing(call).compactMap { size, chosen in
      chosen.subject(on: BigDecimal.self, size: size)
    }
    #expect(subjects.map(\.name) == ["34", "100", "1000", "10000", "100000"])
    #expect(subjects.map(\.size) == [34, 100, 1_000, 10_000, 100_000])
    for subject in subjects {
      #expect(subject.workload == "growth(operation: \(operation.rawValue))")
      try subject.check()
    }
  }

  @Test func badParametersAreRefused() throws {
    let unknown = #expect(throws: ParameterError.self) { _ = try ChosenOperations(call("sing")) }
    #expect(unknown?.parameter == "operation" && unknown?.value == "sing")
    #expect(unknown?.reason.hasPrefix("one of add, subtract, multiply, divide, fma") == true)
    for digits in ["0", "1000001", "7.0", "x"] {
      let error = #expect(throws: ParameterError.self) {
        _ = try ChosenOperations(call("add", digits))
      }
      #expect(error?.parameter == "digits" && error?.value == digits)
    }
    let series = #expect(throws: ParameterError.self) {
      _ = try ChosenOperations.growing(call("exp", name: ChosenOperations.growth))
    }
    #expect(
      series?.reason == "one of add, multiply, divide, parse, format, square-root should be here")
  }
}
