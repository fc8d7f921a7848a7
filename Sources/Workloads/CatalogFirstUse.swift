import PerformanceBudgets
import UnitCatalog
import Wording

/// The workload of the first use of the built-in catalog.
@usableFromInline package enum CatalogFirstUse {
  /// The workload of reading the catalog's data, with the code and the texts already in memory.
  @usableFromInline package static let workload = "catalog-load"

  /// The description of ``workload``.
  @usableFromInline package static let known = KnownWorkload(workload, subjects: ["catalog"])

  private static let unit = "mile"

  /// Finds a unit in the built-in catalog.
  ///
  /// The first call in a process reads and evaluates the catalog's data.
  @usableFromInline package static func run() { blackHole(Catalog.standard.unit(unit)) }

  /// Returns the subject of ``workload``, which reads the catalog and finds a unit in every sample.
  @usableFromInline package static func subject() -> Subject {
    func load() -> Catalog { Catalog(wellFormed: CatalogText.standard) }
    return Subject(
      known.subjects[0], workload: workload, samplesPerBlock: 4,
      run: { _ in blackHole(load().unit(unit)) },
      check: {
        let found = load().units.map(\.identifier)
        let expected = Catalog.standard.units.map(\.identifier)
        if found != expected || load().unit(unit)?.identifier != unit {
          throw WrongResult(
            input: workload, got: found.count.counted("unit"),
            expected: "the \(expected.count) of the built-in catalog")
        }
      })
  }
}
