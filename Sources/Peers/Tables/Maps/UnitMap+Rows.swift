extension UnitMap {
  /// What the tables call our units: one row for each of ours, written by hand.
  ///
  ///     mile | = | mile | mile | meter = mi, m
  ///     kip | | | | kilonewton = [k]lbf, [k]N
  ///
  /// Our unit stands first, then its name in CLDR, in GNU units, in Pint and in NIST SP 811. `=` is
  /// our own word; a table that lacks the unit has nothing. NIST has pairs of units: the unit that
  /// it converts to stands before its words. A second row of a unit has another pair.
  ///
  /// GNU units has some units of several countries: the row has the one that is meant. Pint has one
  /// rod, one chain, one furlong, one fathom, one league and one acre; ours stand beside these.
  package static let rows: [[String]] =
    (space + "\n\n" + matter).split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
    }

  /// The tables in the order of the columns.
  package static let columns: [TableKind] = [.cldr, .gnuUnits, .pint, .nist]

  /// The lines of the map of one table; a row without a name in it leaves an empty line.
  static func text(of kind: TableKind) -> String {
    let column = 1 + (columns.firstIndex(of: kind) ?? columns.count)
    let lines = rows.map { cells in
      guard column < cells.count, !cells[column].isEmpty else { return "" }
      let (unit, theirs) = (cells[0], cells[column])
      if kind == .nist { return "\(unit) in \(theirs)" }
      return "\(unit) = \(theirs == "=" ? unit : theirs)"
    }
    return lines.joined(separator: "\n")
  }
}
