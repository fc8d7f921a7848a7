/// The publisher of a table of units.
package enum TableKind: String, CaseIterable, Sendable {
  case pint
  case gnuUnits = "gnu-units"
  case cldr
  case nist = "nist-sp811"

  /// The name of the table in reports.
  package var title: String {
    switch self {
    case .pint: "Pint"
    case .gnuUnits: "GNU units"
    case .cldr: "CLDR"
    case .nist: "NIST SP 811"
    }
  }

  /// The advice for a user who does not have the table.
  package var advice: String {
    switch self {
    case .pint, .gnuUnits, .cldr: "'make tables' gets it"
    case .nist: "give the folder of its CSV files with --tables"
    }
  }

  /// The map between our units and the units of the table.
  package var map: UnitMap {
    get throws(TableError) { try UnitMap(UnitMap.text(of: self), name: "map of \(title)") }
  }

  /// The known differences between the catalog and the table.
  package var knownConflicts: [KnownConflict] {
    switch self {
    case .pint: KnownConflict.pint
    case .gnuUnits: KnownConflict.gnuUnits
    case .cldr: KnownConflict.cldr
    case .nist: KnownConflict.nist
    }
  }
}
