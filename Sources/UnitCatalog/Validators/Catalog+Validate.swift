extension Catalog {
  /// Checks the rules that the initialisers of a catalog do not check.
  ///
  /// - Returns: the problems, rule by rule; empty for a valid catalog.
  /// - Complexity: O(*n*²) for *n* units of one quantity, because every pair is checked.
  public func validate() -> [CatalogProblem] {
    let rules: [(Catalog) -> [CatalogProblem]] = [
      UniqueIdentifiers.problems, ComposedSymbols.problems, DetachedSymbols.problems,
      PlainTexts.problems, UniqueSymbols.problems, DistinctSpellings.problems,
      UniqueChoices.problems,
      OpenChoices.problems, UnambiguousNames.problems, FamilyNames.problems, NameLengths.problems,
      DistinctHeadings.problems, StatedIcons.problems, DistinctIcons.problems,
      DescribedQuantities.problems, DistinctQuantityNames.problems,
      StatedSystems.problems,
      StatedSources.problems, DatedMeasurements.problems, StatedAssumptions.problems,
      SeveralUnits.problems, SoundDefinitions.problems, ConvertiblePairs.problems,
      MeaningfulNames.problems, SpelledOutDefinitions.problems,
    ]
    return rules.flatMap { $0(self) }
  }
}
