import UnitCatalog

/// What was found of one table.
package struct TableReport: Sendable {
  /// Whose table it is.
  package let kind: TableKind
  /// Which version was read.
  package let version: String
  /// The SHA-256 of what was read.
  package let digest: String
  /// How many definitions it holds.
  package let read: Int
  /// Why some are not evaluated: the names for each reason.
  package let unevaluated: [String: [String]]
  /// Each unit of ours that the map finds in it, in the order of the map.
  package let units: [JudgedUnit]
  /// Our units that it does not have.
  package let absent: [String]
  /// Lines of the map that name what the table or the catalog does not have, or join what is not
  /// alike.
  package let mapProblems: [String]
  /// Entries of the ledger that explain nothing any more.
  package let unusedConflicts: [String]
  /// Entries of the ledger that state another value of ours than the catalog has, with both.
  package let wrongConflicts: [String]
  private let conflicts: [String: KnownConflict]

  /// Compares a table with a catalog.
  ///
  /// - Complexity: each definition of the table is evaluated once.
  package init(
    _ source: TableSource, catalog: Catalog, map: UnitMap, conflicts: [KnownConflict]
  ) {
    var table = source.table
    kind = source.kind
    version = source.version
    digest = source.digest
    read = table.count
    unevaluated = table.unevaluated()
    var comparison = MapComparison(map, catalog: catalog, table: table)
    comparison.run()
    units = comparison.units
    mapProblems = comparison.problems
    let found = Set(units.map(\.unit))
    absent = catalog.units.map(\.identifier).filter { !found.contains($0) }
    var known: [String: KnownConflict] = [:]
    for conflict in conflicts { for unit in conflict.units { known[unit] = conflict } }
    self.conflicts = known
    wrongConflicts = units.compactMap { unit in
      guard case .differs(let difference) = unit.verdict,
        let stated = known[unit.unit]?.values[unit.unit], stated != difference.exact
      else { return nil }
      return
        "the ledger states \(stated) \(unit.target) for '\(unit.unit)', ours is \(difference.exact)"
    }
    let differing = Set(units.filter(\.differs).map(\.unit))
    unusedConflicts = known.keys.sorted().filter { unit in
      known[unit]?.versions.contains(source.version) == true && !differing.contains(unit)
    }
  }

  /// How many definitions are evaluated.
  package var evaluated: Int { read - unevaluated.values.reduce(0) { $0 + $1.count } }

  /// The entry of the ledger that explains a difference: one that states just our value.
  package func conflict(of unit: JudgedUnit) -> KnownConflict? {
    guard case .differs(let difference) = unit.verdict, let conflict = conflicts[unit.unit],
      conflict.values[unit.unit] == difference.exact
    else { return nil }
    return conflict
  }

  /// How many units have each kind of verdict.
  package var counts: Counts {
    var counts = Counts()
    for unit in units {
      switch unit.verdict {
      case .agrees: counts.agree += 1
      case .agreesToDigits: counts.agreeToDigits += 1
      case .notEvaluated: counts.notEvaluated += 1
      case .differs: if conflict(of: unit) == nil { counts.unknown += 1 } else { counts.known += 1 }
      }
    }
    return counts
  }

  /// Units by verdict.
  package struct Counts: Hashable, Sendable {
    /// Exactly equal.
    package var agree = 0
    /// Equal to the digits that the table writes.
    package var agreeToDigits = 0
    /// Different, for a reason that the ledger gives.
    package var known = 0
    /// Different, and nobody has said why.
    package var unknown = 0
    /// Of a form that is not evaluated.
    package var notEvaluated = 0
  }

  /// Whether every difference is explained, the map finds all it names, and the ledger is true.
  package var holds: Bool {
    counts.unknown == 0 && mapProblems.isEmpty && unusedConflicts.isEmpty
  }
}

extension JudgedUnit {
  /// Whether the values differ.
  package var differs: Bool { if case .differs = verdict { true } else { false } }
}
