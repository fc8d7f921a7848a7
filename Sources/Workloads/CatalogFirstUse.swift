import PerformanceBudgets
import UnitCatalog

/// The first use of the built-in catalog, which a process has only once.
public enum CatalogFirstUse {
  /// Reads and evaluates the catalog's data and finds a unit by its identifier.
  public static func run() { blackHole(Catalog.standard.unit("mile")) }
}
