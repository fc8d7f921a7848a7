import MeasureText
import PerformanceBudgets

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
}
