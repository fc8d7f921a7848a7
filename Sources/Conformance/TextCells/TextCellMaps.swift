import PropertyTesting

/// The number of hits of each cell of writing and reading, from the laws of texts.
package struct TextCellMaps: Sendable {
  /// The cells of rounding in written numbers.
  package let writing: CellMap<WritingCell>
  /// The cells of layout.
  package let layout: CellMap<LayoutCell>
  /// The cells of reading.
  package let reading: CellMap<ReadingCell>

  /// Creates the maps from the added reports.
  package init(_ reports: [PropertyReport]) {
    writing = CellMap(WritingCell.all, labelsOf: reports)
    layout = CellMap(LayoutCell.all, labelsOf: reports)
    reading = CellMap(ReadingCell.all, labelsOf: reports)
  }
}
