// Written from the doc comments of PerformanceBudgets by CommentExampleFilesTests.
// swift-format-ignore-file
import Calculation
import CaseGeneration
import Conformance
import ConformanceCases
import ConversionRequests
import DecimalArithmetic
import EventLog
import Foundation
import GMPDecimal
import MeasureText
import NativeDecimal
import Notebook
import PerformanceBudgets
import PropertyTesting
import StrictText
import Testing
import UnitCatalog
import UnitConversion
import UnitRegistry
import UnitRegistryFiles

@Suite struct PerformanceBudgetsExamples {
  @Test func budget1() throws {
    let list = Budget(workload: "w", metric: .allocations, limit: .figure(50), reason: "list")
    shows(list.limit.bound, ##"51.0"##)
  }
  @Test func budgetVerdict1() throws {
    let int = Subject("int", workload: "read", samplesPerBlock: 9) { blackHole(Int("\($0)")) }
      check: {}
    let rate = Budget(
      workload: "read", metric: .operationsPerSecond, limit: .atLeast(9), reason: "10 keys")
    try shows(rate.verdicts(on: Measurer().measure([int]))[0].outcome, ##"pass"##)
  }
  @Test func budgetFile1() throws {
    let json = """
      {"schema": 1, "budgets": [{"workload": "read", "metric": "instructions-per-operation",
        "figure": {"native": 512, "gmp": 1180}, "reason": "a key within 1 µs"}]}
      """
    try shows(BudgetFile(Data(json.utf8), name: "b.json").budgets[1].subject, ##"Optional("gmp")"##)
  }
  @Test func budgetRun1() throws {
    let entry = #"{"workload": "read", "metric": "wall-p50", "atMost": 1e9, "reason": "1 s"}"#
    let json = Data(#"{"schema": 1, "budgets": [\#(entry)]}"#.utf8)
    let int = Subject("int", workload: "read", samplesPerBlock: 9) { blackHole(Int("\($0)")) }
      check: {}
    try shows(BudgetRun(BudgetFile(json, name: "Budgets.json"), of: [int]).run().exitCode, ##"0"##)
  }
  @Test func measurer1() throws {
    let int = Subject("int", workload: "read", samplesPerBlock: 9) { blackHole(Int("\($0)")) }
      check: {}
    try shows(Measurer().measure([int]) { $0.rounds >= 64 }.rounds, ##"64"##)
  }
  @Test func medianInterval1() throws {
    shows(MedianInterval.median([3, 1, 2, 10]), ##"Optional(2.5)"##)
  }
  @Test func parameterError1() throws {
    let call = WorkloadCall("add", ["digits": "1000"])
    try shows(call.number("digits", in: 1...9_999, else: 34), ##"1000"##)
    try shows(call.number("seed", in: 1...9_999, else: 34), ##"34"##)
  }
  @Test func parameterError2() throws {
    try shows(WorkloadCall("plot", ["of": "wall-p50"]).choice("of", of: Metric.allCases), ##"wallP50"##)
  }
  @Test func sampleHistogram1() throws {
    shows(SampleHistogram([900, 1_200, 5_000_000]).value(atPercentile: 50), ##"1200"##)
  }
  @Test func sampleHistogram2() throws {
    shows(SampleHistogram(1...1_000).value(atPercentile: 99.9), ##"999"##)
  }
  @Test func subject1() throws {
    struct WrongResult: Error {}
    let int = Subject("int", workload: "read", samplesPerBlock: 9, operationsPerSample: 2) {
      for sign in ["", "-"] { blackHole(Int("\(sign)\($0)")) }
    } check: { guard Int("-17") == -17 else { throw WrongResult() } }
    shows(int.operationsPerBlock, ##"18"##)
  }
  @Test func workloadCall1() throws {
    shows(WorkloadCall("convert", ["to": "km", "from": "mile"]), ##"convert(from: mile, to: km)"##)
  }
}
