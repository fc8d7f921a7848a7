import Foundation
import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

@Suite struct ConversionWorkloadsTests {
  private func numbers() throws -> [TypedNumber] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Corpora/metryvo/keystrokes.tsv")
    return try TypedNumber.read(String(contentsOf: file, encoding: .utf8))
  }

  /// Every workload runs, and gives the expected results on every engine.
  @Test func resultsAreChecked() throws {
    let numbers = try numbers()
    #expect(numbers.count >= 40)
    let subjects =
      ConversionWorkloads.subjects(of: BackendEngine(Decimal128.self), typing: numbers)
      + ConversionWorkloads.subjects(of: BackendEngine(BigDecimal.self), typing: numbers)
      + ConversionWorkloads.subjects(of: DoubleEngine(), typing: numbers)
      + ConversionWorkloads.subjects(of: FoundationDecimalEngine(), typing: numbers)
    for subject in subjects {
      try subject.check()
      subject.run(0)
      subject.run(subject.samplesPerBlock - 1)
    }
    let named = ConversionWorkloads.statements.map(\.identifier)
    #expect(subjects.map(\.workload) == named + named + named + named)
  }

  /// A wrong result is found before anything is timed.
  @Test func aWrongResultIsNamed() throws {
    let table = "typed\tfrom\tto\texpected\n5\tmile\tkilometer\t8.05\n"
    let subjects = ConversionWorkloads.subjects(
      of: BackendEngine(Decimal128.self), typing: try TypedNumber.read(table))
    for subject in subjects {
      let error = #expect(throws: WrongResult.self) { try subject.check() }
      #expect(error?.description == "5 mile to kilometer gives 8.04672, expected 8.05")
    }
  }
}
