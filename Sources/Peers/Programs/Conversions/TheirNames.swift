import UnitCatalog
import UnitConversion

/// The names of our units in another table, where its map has them and both definitions agree.
struct TheirNames: Sendable {
  private let names: [String: String]

  /// Creates the names in a table; none if its map cannot be read, which a test excludes.
  init(_ kind: TableKind) {
    // A unit that the table defines otherwise is no evidence of how its program computes.
    let others = Set(kind.knownConflicts.flatMap(\.units))
    let entries = ((try? kind.map.entries) ?? []).filter { !others.contains($0.unit) }
    names = Dictionary(entries.map { ($0.unit, $0.theirs) }) { first, _ in first }
  }

  subscript(_ unit: String) -> String? { names[unit] }

  /// Returns the names of both units; `nil` unless both are known.
  func fields(of conversion: AskedConversion) -> [String]? {
    guard let source = self[conversion.plan.source.identifier],
      let target = self[conversion.plan.target.identifier]
    else { return nil }
    return [source, target]
  }
}
