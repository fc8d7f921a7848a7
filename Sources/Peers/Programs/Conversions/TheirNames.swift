import UnitCatalog
import UnitConversion

/// The names of our units in another table, for units whose definitions agree in both.
struct TheirNames: Sendable {
  private let names: [String: String]

  /// Creates the names in a table; none if the table's map cannot be read, which a test excludes.
  init(_ kind: TableKind) {
    // A unit with another definition would measure the definition, not the arithmetic.
    let others = Set(kind.knownConflicts.flatMap(\.units))
    let entries = ((try? kind.map.entries) ?? []).filter { !others.contains($0.unit) }
    names = Dictionary(entries.map { ($0.unit, $0.theirs) }) { first, _ in first }
  }

  subscript(_ unit: String) -> String? { names[unit] }

  /// Returns the names of the source and the target unit; `nil` unless both are known.
  func fields(of conversion: AskedConversion) -> [String]? {
    guard let source = self[conversion.plan.source.identifier],
      let target = self[conversion.plan.target.identifier]
    else { return nil }
    return [source, target]
  }
}
