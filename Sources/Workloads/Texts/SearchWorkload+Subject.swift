import MeasureText
import PerformanceBudgets
import UnitCatalog

extension SearchWorkload {
  /// The description of the workload of searching with a filter, with the parameter `filter`.
  ///
  ///     {"workload": "search", "parameters": {"filter": "quantity"}, …}
  @usableFromInline package static let known = KnownWorkload(
    "search", subjects: ["catalog"], required: ["filter"])

  /// The number of keystrokes in a block of samples.
  ///
  /// The samples are keystrokes at equal distances in the list of all keystrokes of the workload.
  private static let keysOfBlock = 128

  /// Returns the subject of a call; one sample is the search after one keystroke.
  ///
  /// - Throws: ``ParameterError`` for an unknown filter.
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

  /// The description of the workload of building the search index, as the first search does.
  @usableFromInline package static let knownIndex = KnownWorkload(
    "search-index", subjects: ["catalog"])

  /// Returns the subject of ``knownIndex``; one operation builds the index and searches once.
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
