import PropertyTesting

extension CellMap<ConversionCell> {
  /// The map of the reports of the laws beside the oracle, added up, in each mode.
  package init(_ reports: [PropertyReport]) { self.init(ConversionCell.all, labelsOf: reports) }
}
