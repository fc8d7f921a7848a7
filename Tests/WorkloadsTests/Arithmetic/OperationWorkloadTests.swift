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
    // The oracle's answers to another operation.
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

  @Test func samplesAreLongEnoughAndBlocksShort() {
    for nanoseconds in [1.0, 17, 900, 39_000, 90_000, 550_000, 1_000_000, 7_000_000] {
      let sizes = SampleSizes(nanoseconds: nanoseconds)
      let sample = nanoseconds * Double(sizes.passes)
      #expect(sample >= 40_000 * 0.66 && (sizes.passes == 1 || sample <= 80_000), "\(nanoseconds)")
      let block = sample * Double(sizes.samples)
      #expect(block >= 800_000 * 0.66 && (sizes.samples == 1 || block <= 1_600_000))
      #expect(sizes.samples > 1 || sample > 800_000)
    }
  }

  @Test func longWorkIsCutIntoSamples() {
    let rows = [(10_000.0, 1), (79_000, 1), (81_000, 2), (1_000_000, 16), (1e9, 512)]
    for (nanoseconds, parts) in rows {
      #expect(SampleSizes.parts(ofWorkTaking: nanoseconds, most: 512) == parts)
    }
  }

  /// Work of the standard library, 22 µs on a calm core for 64 numbers, has the same sizes on a core that is not.
  @Test(arguments: [64, 16]) func sizesAreThoseOfACalmCore(numbers: Int) {
    let texts = (1...numbers).map { "\($0 * 7_919).\($0 * 104_729)" }
    let sizes = SampleSizes {
      for text in texts {
        if let number = Double(text) { blackHole((number * 1.609_344).description) }
      }
    }
    #expect(sizes == SampleSizes(nanoseconds: 22_000 * Double(numbers) / 64))
  }
}
