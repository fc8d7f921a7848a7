/// A map of cells in formats without pictures.
extension CellChart {
  /// A row for each of the chart's, with the least hits of each field.
  var table: ReportTable {
    ReportTable(
      columns: [.init(title)] + columns.map { .init($0, .right) },
      rows: rows.map { .init([$0.label] + $0.fields.map(\.text)) })
  }
}
