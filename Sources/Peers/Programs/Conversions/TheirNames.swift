import UnitCatalog
import UnitConversion

/// What somebody else calls our units, where the map of their table says it and both mean the same.
struct TheirNames: Sendable {
  private let names: [String: String]

  /// The names in a table; none if its map cannot be read, which a test excludes.
  init(_ kind: TableKind) {
    // A unit that they define otherwise says nothing of how they compute.
    let others = Set(kind.knownConflicts.flatMap(\.units))
    let entries = ((try? kind.map.entries) ?? []).filter { !others.contains($0.unit) }
    names = Dictionary(entries.map { ($0.unit, $0.theirs) }) { first, _ in first }
  }

  subscript(_ unit: String) -> String? { names[unit] }

  /// Both units' names; `nil` unless both are known.
  func fields(of conversion: AskedConversion) -> [String]? {
    guard let source = self[conversion.plan.source.identifier],
      let target = self[conversion.plan.target.identifier]
    else { return nil }
    return [source, target]
  }
}
