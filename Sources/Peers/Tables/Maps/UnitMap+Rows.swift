extension UnitMap {
  /// The names of our units in the tables: one row for each of our units, written by hand.
  ///
  ///     mile | = | mile | mile | meter = mi, m
  ///     kip | | | | kilonewton = [k]lbf, [k]N
  ///
  /// A row has our unit, then its name in CLDR, in GNU units, in Pint and in NIST SP 811. `=` is
  /// our own identifier; a table that lacks the unit has an empty cell. NIST has pairs of units:
  /// its cell has our unit for the target before NIST's words. A second row of a unit has another
  /// pair.
  ///
  /// GNU units has some units of several countries; the row names the right one. Pint has only one
  /// rod, chain, furlong, fathom, league and acre; our units are compared with these.
  package static let rows: [[String]] =
    (space + "\n\n" + matter).split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
    }

  /// The tables in the order of the columns.
  package static let columns: [TableKind] = [.cldr, .gnuUnits, .pint, .nist]

  /// Returns the lines of one table's map; a row without a name in the table leaves an empty line.
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
