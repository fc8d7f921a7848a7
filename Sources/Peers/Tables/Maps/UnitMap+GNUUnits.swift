extension UnitMap {
  /// Ours and those of GNU units, in its notation; where it has one of each country, the one that is meant.
  static let gnuUnits = gnuUnitsSpace + "\n" + gnuUnitsMatter
}
