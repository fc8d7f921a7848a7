extension RecentItems {
  /// Whether all fields are equal; texts are compared by their bytes.
  public static func == (x: RecentItems, y: RecentItems) -> Bool {
    x.last == y.last && x.categories.hasBytes(of: y.categories) && x.units.hasBytes(of: y.units)
      && x.searches.hasBytes(of: y.searches)
  }
}

extension LastConversion {
  /// Whether all texts have equal bytes.
  public static func == (x: LastConversion, y: LastConversion) -> Bool {
    x.input.hasBytes(of: y.input) && x.from.hasBytes(of: y.from) && x.to.hasBytes(of: y.to)
      && x.category.hasBytes(of: y.category)
  }
}
