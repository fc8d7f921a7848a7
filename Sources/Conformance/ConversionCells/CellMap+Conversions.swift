import PropertyTesting

extension CellMap<ConversionCell> {
  /// Creates the map from the added reports of the laws that compare with the oracle.
  ///
  /// A hit counts in each mode.
  package init(_ reports: [PropertyReport]) { self.init(ConversionCell.all, labelsOf: reports) }
}
