import PerformanceBudgets
import UnitCatalog
import Wording

/// The first use of the built-in catalog.
@usableFromInline package enum CatalogFirstUse {
  /// Reading the catalog's data anew in a process that has its code and texts in memory.
  @usableFromInline package static let workload = "catalog-load"

  /// The workload ``workload``.
  @usableFromInline package static let known = KnownWorkload(workload, subjects: ["catalog"])

  private static let unit = "mile"

  /// Reads and evaluates the catalog's data and finds a unit by its identifier: once in a process.
  @usableFromInline package static func run() { blackHole(Catalog.standard.unit(unit)) }

  /// The subject of ``workload``: what ``run()`` does, again and again.
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
