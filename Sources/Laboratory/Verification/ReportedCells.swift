import Conformance
import Reporting
import Wording

/// A map of cells as reports show it: how many were met, how often the least of them, and which
/// were missed.
struct ReportedCells {
  /// What the cells are of: `rounding cells`.
  let name: String
  /// What tells one cell from another.
  let dimensions: String
  /// How many there are, the unreachable ones too, and how many those are.
  private(set) var cells = 0
  private(set) var unreachable = 0
  private(set) var met = 0
  private(set) var least = 0
  private(set) var charts: [CellChart] = []
  /// The cells that were met too seldom, with their hits.
  private(set) var missed: [(title: String, hits: Int)] = []
  private var counts: CellCounts?

  init(_ name: String, dimensions: String) {
    self.name = name
    self.dimensions = dimensions
  }

  /// Adds a map, of which each cell counts once in so many modes.
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

  /// Adds a picture of a map: what was met of the cells that belong to a row and a column.
  ///
  /// A column in which nothing can be met is left out.
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

  /// What is shown: a summary, the pictures, and the cells that were missed, where all had their
  /// chance.
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
  /// A map of cells as programs read it.
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
