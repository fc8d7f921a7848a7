import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

/// Conversions that a budget selects by units and digits.
@Suite struct ChosenConversionsTests {
  @Test func resultsAreChecked() throws {
    let calls = [
      WorkloadCall(ChosenConversions.toUnit, ["from": "mile", "to": "kilometer"]),
      WorkloadCall(ChosenConversions.toUnit, ["from": "inch", "to": "foot", "digits": "7"]),
      WorkloadCall(ChosenConversions.toAll, ["from": "celsius"]),
      WorkloadCall(ChosenConversions.toAll, [:]),
    ]
    for call in calls {
      for subject in [
        try ChosenConversions.subject(of: call, on: Decimal128.self),
        try ChosenConversions.subject(of: call, on: BigDecimal.self),
      ] {
        let subject = try #require(subject)
        #expect(subject.workload == call.description)
        try subject.check()
        subject.run(0)
      }
    }
  }

  @Test func digitsThatABackendHasNotAreNotMeasuredOnIt() throws {
    let call = WorkloadCall(
      ChosenConversions.toUnit, ["from": "meter", "to": "inch", "digits": "80"])
    let native = try ChosenConversions.subject(of: call, on: Decimal128.self)
    #expect(native == nil)
    let big = try #require(
      try ChosenConversions.subject(of: call, on: BigDecimal.self))
    try big.check()
  }

  @Test func badParametersAreRefused() throws {
    for text in ["0", "-3", "3.5", "10001", "many", "99999999999999999999"] {
      let call = WorkloadCall(ChosenConversions.toUnit, ["digits": text])
      let error = #expect(throws: ParameterError.self) {
        _ = try ChosenConversions.subject(of: call, on: Decimal128.self)
      }
      #expect(error?.parameter == "digits" && error?.value == text)
      #expect(error?.reason == "a whole number from 1 to 10000 should be here")
    }
    for (source, target) in [("mlie", "kilometer"), ("mile", "second"), ("mile", "")] {
      let call = WorkloadCall(ChosenConversions.toUnit, ["from": source, "to": target])
      let error = #expect(throws: ParameterError.self) {
        _ = try ChosenConversions.subject(of: call, on: Decimal128.self)
      }
      #expect(error?.parameter == nil && error?.value == call.description)
    }
  }
}
