import Conformance
import Reporting
import Wording

/// The coverage of one kind of ``CoverageCell`` for reports: cells met, fewest hits, and cells
/// missed.
struct ReportedCells {
  /// The name of the cells, such as `rounding cells`.
  let name: String
  /// The properties in which the cells differ.
  let dimensions: String
  /// The number of all cells, reachable or not.
  private(set) var cells = 0
  /// The number of cells that no case can reach.
  private(set) var unreachable = 0
  /// The number of cells that a case of the run met.
  private(set) var met = 0
  /// The fewest hits of a reachable cell.
  private(set) var least = 0
  private(set) var charts: [CellChart] = []
  /// The cells whose hits are below the required number.
  private(set) var missed: [(title: String, hits: Int)] = []
  private var counts: CellCounts?

  init(_ name: String, dimensions: String) {
    self.name = name
    self.dimensions = dimensions
  }

  /// Adds the hits of cells; each cell counts as `modes` cells.
  mutating func add<Cell: CoverageCell>(_ map: CellMap<Cell>, modes: Int = 1) {
    let own = map.counts()
    let all = counts?.and(own) ?? own
    counts = all
    cells += map.cells.count * modes
    unreachable += (map.cells.count - own.reachable) * modes
    met += own.met * modes
    least = all.least
    missed += map.missed.map { ($0.title, map.hits($0)) }
  }

  /// Adds a chart of the cells met, by row and column.
  ///
  /// The chart leaves out a column that has no reachable cell.
  mutating func draw<Cell: CoverageCell, Row, Column>(
    _ map: CellMap<Cell>, _ title: String, rows: [(String, Row)], columns: [(String, Column)],
    where belongs: (Cell, Row, Column) -> Bool
  ) {
    let drawn = columns.map { title, column in
      (
        title: title,
        fields: rows.map { _, row in
          let counts = map.counts { belongs($0, row, column) }
          return CellChart.Field(
            reachable: counts.reachable, met: counts.met, least: counts.least)
        }
      )
    }.filter { $0.fields.contains { $0.reachable > 0 } }
    charts.append(
      CellChart(
        title: "\(title), least hits", columns: drawn.map(\.title),
        rows: rows.enumerated().map { number, row in
          .init(row.0, drawn.map { $0.fields[number] })
        }, required: CellMaps.leastHits))
  }

  /// Returns the summary and the charts, and the missed cells if `namesMissed` is true.
  func blocks(namesMissed: Bool) -> [ReportBlock] {
    let summary =
      "\(met) of \(cells) \(name) met (\(dimensions)), each at least \(least.counted("time")); unreachable: "
      + "\(unreachable)"
    let names = missed.map { "\($0.title): \($0.hits)" }.joined(separator: "; ")
    return [.paragraph(summary)] + charts.map(ReportBlock.cells)
      + (namesMissed && !missed.isEmpty
        ? [.paragraph("met less than \(CellMaps.leastHits) times: \(names)")] : [])
  }
}

extension VerificationRecord {
  /// The coverage of one kind of cell in its JSON form.
  struct CellMap: Encodable {
    var map: String
    var cells: Int
    var unreachable: Int
    var required: Int
    var met: Int
    var leastHits: Int
    var missed: [String]
    var charts: [CellChart]

    init(_ reported: ReportedCells) {
      map = reported.name
      cells = reported.cells
      unreachable = reported.unreachable
      required = CellMaps.leastHits
      met = reported.met
      leastHits = reported.least
      missed = reported.missed.map(\.title)
      charts = reported.charts
    }
  }
}
