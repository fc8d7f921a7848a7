import PropertyTesting

/// How often each cell of what is written and read was met, by the laws of texts.
package struct TextCellMaps: Sendable {
  /// What rounds where a number is written.
  package let writing: CellMap<WritingCell>
  /// How it is laid out.
  package let layout: CellMap<LayoutCell>
  /// What becomes of a text.
  package let reading: CellMap<ReadingCell>

  /// The maps of the reports, added up.
  package init(_ reports: [PropertyReport]) {
    writing = CellMap(WritingCell.all, labelsOf: reports)
    layout = CellMap(LayoutCell.all, labelsOf: reports)
    reading = CellMap(ReadingCell.all, labelsOf: reports)
  }
}
