import Conformance
import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

/// Workloads that a budget selects by name, besides conversions and operations.
@Suite struct NamedWorkloadTests {
  @Test func aPastedTextHasAllItsMeasures() throws {
    let subject = TextWorkloads.pasting()
    #expect(TextWorkloads.knownPaste.subjects == [subject.name])
    try subject.check()
    subject.run(0)
  }

  @Test func numbersAreWrittenWithTheMarksOfEachLocale() throws {
    for locale in NumberLocale.languages {
      let call = WorkloadCall(TextWorkloads.format, ["locale": locale.rawValue])
      for subject in [
        try TextWorkloads.formatting(call, on: Decimal128.self),
        try TextWorkloads.formatting(call, on: BigDecimal.self),
      ] {
        #expect(subject.workload == "format(locale: \(locale.rawValue))")
        try subject.check()
        subject.run(0)
      }
    }
    let error = #expect(throws: ParameterError.self) {
      _ = try TextWorkloads.formatting(
        WorkloadCall(TextWorkloads.format, ["locale": "xx"]), on: Decimal128.self)
    }
    #expect(error?.parameter == "locale" && error?.reason.hasPrefix("one of en, es, de") == true)
  }

  @Test func searchesHaveAFilter() throws {
    let search = SearchWorkload(UnitSearch())
    for filter in SearchWorkload.Filter.allCases {
      let call = WorkloadCall(SearchWorkload.known.name, ["filter": filter.rawValue])
      let subject = try search.subject(of: call)
      try subject.check()
      subject.run(subject.samplesPerBlock - 1)
    }
    #expect(throws: ParameterError.self) {
      _ = try search.subject(of: WorkloadCall(SearchWorkload.known.name, ["filter": "color"]))
    }
  }

  @Test func calculationsHaveTheirValues() throws {
    for subject in [
      try CalculationWorkloads.keys(on: Decimal128.self),
      try CalculationWorkloads.keys(on: BigDecimal.self),
      CalculationWorkloads.expressions(on: Decimal128.self),
      CalculationWorkloads.expressions(on: BigDecimal.self),
    ] {
      try subject.check()
      subject.run(0)
    }
  }

  @Test func notebooksAreEditedReadAndWritten() throws {
    for subject in try NotebookWorkloads.edits() + NotebookWorkloads.formats() {
      try subject.check()
      subject.run(0)
    }
  }

  @Test func theCatalogIsReadAgain() throws {
    let subject = CatalogFirstUse.subject()
    try subject.check()
    subject.run(0)
  }

  @Test func casesOfALawAreJudgedOnABackend() throws {
    for law in ["oracle-agrees-multiply", "directed-divide", "oracle-agrees-ln"] {
      let call = WorkloadCall(VerificationWorkload.name, ["law": law])
      for backend in [DifferentialSubject(Decimal128.self), DifferentialSubject(BigDecimal.self)] {
        let subject = try VerificationWorkload.subject(of: call, on: backend)
        #expect(subject.name == backend.name && subject.workload == call.description)
        try subject.check()
        subject.run(0)
      }
    }
    let error = #expect(throws: ParameterError.self) {
      _ = try VerificationWorkload.subject(
        of: WorkloadCall(VerificationWorkload.name, ["law": "gravity"]),
        on: DifferentialSubject(Decimal128.self))
    }
    #expect(error?.parameter == "law" && error?.value == "gravity")
  }
}
