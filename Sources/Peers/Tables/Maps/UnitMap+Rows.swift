extension UnitMap {
  /// The names of our units in the tables, written by hand: at least one row for each unit.
  ///
  ///     mile | = | mile | mile | meter = mi, m
  ///     kip | | | | kilonewton = [k]lbf, [k]N
  ///
  /// A row has our unit, then its name in CLDR, in GNU units, in Pint and in NIST SP 811. `=` means
  /// our own identifier. The cell of a table without the unit is empty. NIST lists pairs of units,
  /// so its cell starts with our target unit, before NIST's names. A second row of a unit has
  /// another NIST pair.
  ///
  /// GNU units has national variants of some units; the row names the one that our unit means. Pint
  /// has one rod, chain, furlong, fathom, league and acre; our variants are compared with these.
  package static let rows: [[String]] =
    (space + "\n\n" + matter).split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
    }

  /// The tables in the order of the columns.
  package static let columns: [TableKind] = [.cldr, .gnuUnits, .pint, .nist]

  /// Returns the map of names for one table as lines; a row without a name in this table is an
  /// empty line.
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
