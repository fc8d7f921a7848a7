import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

@Suite struct TextWorkloadsTests {
  @Test func quantitiesAreReadAsTheyMustBe() throws {
    for index in TextWorkloads.quantities.indices {
      let subject = TextWorkloads.reading(index)
      #expect(subject.name == TextWorkloads.quantities[index].text)
      try subject.check()
      subject.run(0)
    }
  }

  /// Each keystroke on each backend shows the backend's conversion in each unit of volume.
  @Test func keysShowEveryVolume() throws {
    let native = try TextWorkloads.keystrokes(on: Decimal128.self)
    let gmp = try TextWorkloads.keystrokes(on: BigDecimal.self)
    let volumes = try #require(Catalog.standard.quantity("volume")?.units.count)
    for subject in [native, gmp] {
      try subject.check()
      subject.run(subject.samplesPerBlock - 1)
      #expect(subject.operationsPerSample == volumes && volumes >= 58)
      // With fewer samples, the 99.9th percentile would be the maximum.
      #expect(subject.samplesPerBlock >= 1_000)
    }
  }

  /// All prefixes of all names are searched, and each filter gives results.
  @Test func searchesAreChecked() throws {
    let workload = SearchWorkload(UnitSearch())
    try workload.check()
    let names = Set(Catalog.standard.units.flatMap { [$0.identifier, $0.symbol, $0.name] })
    #expect(names.subtracting(workload.keys.map(\.text)).isEmpty)
    #expect(Set(workload.keys.map(\.text)).count == workload.keys.count)
    let index = try #require(workload.keys.firstIndex { $0.text == "mile" })
    for filter in SearchWorkload.Filter.allCases {
      #expect(workload.run(index, workload.filter(filter, ofKey: index)) > 0)
    }
  }
}
