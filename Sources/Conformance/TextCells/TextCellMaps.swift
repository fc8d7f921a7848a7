import PropertyTesting

/// The maps of writing and reading, with the hits of each cell in the laws of texts.
package struct TextCellMaps: Sendable {
  /// The map of the cells of rounding in written numbers.
  package let writing: CellMap<WritingCell>
  /// The map of the cells of layout.
  package let layout: CellMap<LayoutCell>
  /// The map of the cells of reading.
  package let reading: CellMap<ReadingCell>

  /// Creates the maps from the added reports of the laws of texts.
  package init(_ reports: [PropertyReport]) {
    writing = CellMap(WritingCell.all, labelsOf: reports)
    layout = CellMap(LayoutCell.all, labelsOf: reports)
    reading = CellMap(ReadingCell.all, labelsOf: reports)
  }
}
