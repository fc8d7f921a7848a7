import UnitCatalog

/// The result of comparing one table with the catalog.
package struct TableReport: Sendable {
  /// The kind of the table.
  package let kind: TableKind
  /// The version that was read.
  package let version: String
  /// The SHA-256 of the files that were read.
  package let digest: String
  /// The number of definitions in the table.
  package let read: Int
  /// The names of the definitions that have no value, grouped by reason.
  package let unevaluated: [String: [String]]
  /// Our units for which the map of names (``UnitMap``) gives a unit of the table, in the order of
  /// the map.
  package let units: [JudgedUnit]
  /// Our units that the table does not have.
  package let absent: [String]
  /// Lines of the map of names that name an unknown unit, or join units of different kinds.
  package let mapProblems: [String]
  /// Units with a known difference (``KnownConflict``) that no longer differ from the table.
  package let unusedConflicts: [String]
  /// Known differences whose value of our unit is not the value in the catalog, with both values.
  package let wrongConflicts: [String]
  private let conflicts: [String: KnownConflict]

  /// Compares a table with a catalog.
  ///
  /// - Complexity: one evaluation of each definition of the table.
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

  /// The number of definitions that are evaluated.
  package var evaluated: Int { read - unevaluated.values.reduce(0) { $0 + $1.count } }

  /// Returns the known difference that explains the difference of a unit by stating our exact
  /// value.
  package func conflict(of unit: JudgedUnit) -> KnownConflict? {
    guard case .differs(let difference) = unit.verdict, let conflict = conflicts[unit.unit],
      conflict.values[unit.unit] == difference.exact
    else { return nil }
    return conflict
  }

  /// The number of units with each kind of verdict.
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

  /// Numbers of units by verdict.
  package struct Counts: Hashable, Sendable {
    /// Units that are exactly equal.
    package var agree = 0
    /// Units that are equal to the digits of the table.
    package var agreeToDigits = 0
    /// Units that differ from the table for the reason of a known difference.
    package var known = 0
    /// Units that differ without an explanation.
    package var unknown = 0
    /// Units whose definitions are not evaluated.
    package var notEvaluated = 0
  }

  /// Whether every difference is explained, the map of names has no problem, and no known
  /// difference is unused.
  package var holds: Bool {
    counts.unknown == 0 && mapProblems.isEmpty && unusedConflicts.isEmpty
  }
}

extension JudgedUnit {
  /// Whether the values differ.
  package var differs: Bool { if case .differs = verdict { true } else { false } }
}
