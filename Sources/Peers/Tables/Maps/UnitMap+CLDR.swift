extension UnitMap {
  /// Ours and CLDR's, whose identifiers mostly are ours too.
  static let cldr = cldrSpace + "\n" + cldrMatter
}
