import MeasureText
import PerformanceBudgets
import UnitCatalog
import Workloads

extension TextMeasurement {
  /// The index first: its memory is told by the process's peak, which never falls.
  mutating func measureSearch() throws(BenchFailure) {
    // The tables of look-up, which the index is made from, are there whenever anything is read; so
    // are the names of quantities, a table of the catalog that search asks.
    blackHole(Catalog.standard.lookUp("KILOMETRES"))
    blackHole(Catalog.standard.quantityNames(near: "lengths"))
    // A search among no units maps the code, which is no memory of the index: how many of its pages
    // come with one fault depends on what else the machine has read.
    if let none = try? Catalog([]) { blackHole(UnitSearch(catalog: none).matches(for: "mile")) }
    let before = PeakMemory.bytes()
    let search = UnitSearch()
    blackHole(search.matches(for: "mile"))
    if let before, let after = PeakMemory.bytes() {
      set(.indexMemory, .measured(Double(after - before)))
    } else {
      set(.indexMemory, .skipped(reason: "this system does not tell a process's memory"))
    }
    try measure(.indexTime) { () throws(BenchFailure) in
      (0..<8).reduce(.infinity) { least, _ in
        let search = UnitSearch()
        return min(least, Self.time { blackHole(search.matches(for: "mile")) })
      }
    }
    let workload = SearchWorkload(search)
    do { try workload.check() } catch { throw BenchFailure(1, "\(error)") }
    let figures: [(TextFigure, SearchWorkload.Filter)] = [
      (.search, .none), (.searchQuantity, .quantity), (.searchSystem, .system),
    ]
    for (figure, filter) in figures {
      var shortest = [UInt64](repeating: .max, count: workload.keys.count)
      try measure(figure) { () throws(BenchFailure) in
        Self.percentile(of: workload, filter, shortest: &shortest)
      }
      notes[figure] = "\(workload.keys.count) keys"
    }
  }

  /// The 99th percentile over all keys of the shortest search for each.
  private static func percentile(
    of workload: SearchWorkload, _ filter: SearchWorkload.Filter, shortest: inout [UInt64]
  ) -> Double {
    let costs = ClockCosts(wallClock: WallClock(), cpuClock: ThreadCPUClock())
    let clock = ThreadCPUClock()
    for _ in 0..<2 {
      for index in workload.keys.indices {
        let asked = workload.filter(filter, ofKey: index)
        let start = clock.now()
        blackHole(workload.run(index, asked))
        let time = clock.now() - start
        shortest[index] = min(shortest[index], time - min(time, costs.cpu))
      }
    }
    return Double(SampleHistogram(shortest).value(atPercentile: 99))
  }
}
