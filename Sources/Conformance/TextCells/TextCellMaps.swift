import PropertyTesting

/// The hits of each kind of written number and of each kind of read number, in the laws of texts.
package struct TextCellMaps: Sendable {
  /// The hits of each kind of rounding in written numbers.
  package let writing: CellMap<WritingCell>
  /// The hits of each layout of written numbers.
  package let layout: CellMap<LayoutCell>
  /// The hits of each kind of typed number.
  package let reading: CellMap<ReadingCell>

  /// Creates the maps from the added reports of the laws of texts.
  package init(_ reports: [PropertyReport]) {
    writing = CellMap(WritingCell.all, labelsOf: reports)
    layout = CellMap(LayoutCell.all, labelsOf: reports)
    reading = CellMap(ReadingCell.all, labelsOf: reports)
  }
}
