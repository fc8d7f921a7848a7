/// The table of a map of cells, for formats without pictures.
extension CellChart {
  /// The chart as a table with its rows and columns, and the least hits of each field.
  var table: ReportTable {
    ReportTable(
      columns: [.init(title)] + columns.map { .init($0, .right) },
      rows: rows.map { .init([$0.label] + $0.fields.map(\.text)) })
  }
}
