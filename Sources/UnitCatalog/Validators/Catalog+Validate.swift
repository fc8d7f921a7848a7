extension Catalog {
  /// Checks every rule that data can break although it can be read and evaluated.
  ///
  /// - Returns: the problems, rule by rule; empty for a valid catalog.
  /// - Complexity: O(*n*²) for *n* units of one quantity: every pair is tried.
  public func validate() -> [CatalogProblem] {
    UniqueIdentifiers.problems(in: self) + ComposedSymbols.problems(in: self)
      + UniqueSymbols.problems(in: self) + UnambiguousNames.problems(in: self)
      + NameLengths.problems(in: self) + CoherentBaseUnits.problems(in: self)
      + ExpectedDimensions.problems(in: self) + StatedSources.problems(in: self)
      + StatedAssumptions.problems(in: self) + ConvertiblePairs.problems(in: self)
  }
}
