import MeasureText
import PerformanceBudgets
import UnitCatalog

extension SearchWorkload {
  /// Searching with a filter: `filter`.
  ///
  ///     {"workload": "search", "parameters": {"filter": "quantity"}, …}
  @usableFromInline package static let known = KnownWorkload(
    "search", subjects: ["catalog"], required: ["filter"])

  /// The keys of a block, from all over the catalog.
  private static let keysOfBlock = 128

  /// The subject of a call; a sample is a key.
  ///
  /// - Throws: ``ParameterError`` for a filter that does not exist.
  @usableFromInline package func subject(of call: WorkloadCall) throws(ParameterError) -> Subject {
    let filter = try call.choice("filter", of: Filter.allCases)
    let step = max(1, keys.count / Self.keysOfBlock)
    return Subject(
      Self.known.subjects[0], workload: call.description, samplesPerBlock: Self.keysOfBlock,
      run: { sample in
        let index = sample * step % keys.count
        blackHole(run(index, self.filter(filter, ofKey: index)))
      },
      check: check)
  }

  /// Making the index of the search, which the first search does.
  @usableFromInline package static let knownIndex = KnownWorkload(
    "search-index", subjects: ["catalog"])

  /// The subject of ``knownIndex``; one operation is the index and a search in it.
  @usableFromInline package static func makingIndex() -> Subject {
    Subject(
      knownIndex.subjects[0], workload: knownIndex.name, samplesPerBlock: 1,
      run: { _ in blackHole(UnitSearch().matches(for: "mile").count) },
      check: {
        let found = UnitSearch().matches(for: "mile").first?.unit.identifier
        if found != "mile" {
          throw WrongResult(input: "mile", got: found ?? "nothing", expected: "mile")
        }
      })
  }
}
