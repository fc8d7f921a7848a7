import Conformance
import DecimalArithmetic
import Reporting

extension VerificationReport {
  /// How often each rounding cell was met; `nil` if no case was judged that has one, or a single case.
  var cellMap: RoundingCellMap? {
    if plan.caseNumber != nil { return nil }
    let map = RoundingCellMap(directed.flatMap(\.directed.reports))
    return map.operations.isEmpty ? nil : map
  }

  /// The map of rounding cells, and those met too seldom; nothing if no case has one.
  var cells: [ReportBlock] {
    guard let cellMap else { return [] }
    var blocks: [ReportBlock] = [.paragraph(summary(of: cellMap)), .table(table(of: cellMap))]
    // Time may end a run at any cell.
    if plan.seconds == nil, !cellMap.missed.isEmpty {
      let missed = cellMap.missed.map { cell in
        "\(cell.operation.rawValue) \(cell.label): \(cellMap.hits(cell))"
      }
      blocks.append(
        .paragraph(
          "met less than \(DirectedLaws.leastHits) times: " + missed.joined(separator: ", ")))
    }
    return blocks
  }

  private func summary(of map: RoundingCellMap) -> String {
    let met = map.rows.reduce(0) { $0 + $1.hit }
    let least = map.rows.map(\.least).min() ?? 0
    let unreachable = RoundingCell.unreachable.count * RoundingMode.allCases.count
    let all =
      map.operations.reduce(0) { $0 + RoundingCell.all(of: $1).count }
      * RoundingMode.allCases.count
    return
      "\(met) of \(all) rounding cells met (operation, mode, sign, last digit odd or even, guard digit "
      + "0, 1–4, 5 or 6–9, sticky or not), each at least \(least) times; unreachable: \(unreachable)"
  }

  /// The least hits of the cells of each operation and mode, and how many cells were met.
  private func table(of map: RoundingCellMap) -> ReportTable {
    var table = ReportTable(
      columns: [.init("least hits")] + map.operations.map { .init($0.rawValue, .right) })
    func row(
      _ title: String, _ rows: [RoundingCellMap.Row], _ text: (RoundingCellMap.Row) -> String
    ) {
      table.append(.init([title] + rows.map(text)))
    }
    for mode in RoundingMode.allCases {
      row(mode.rawValue, map.rows.filter { $0.mode == mode }) { String($0.least) }
    }
    row("cells met", map.rows.filter { $0.mode == .halfEven }) { "\($0.hit) of \($0.reachable)" }
    return table
  }
}

extension VerificationRecord {
  /// The map of rounding cells as programs read it.
  struct RoundingCells: Encodable {
    var cells: Int
    var unreachable: Int
    var required: Int
    var rows: [Row]
    var missed: [String]

    struct Row: Encodable {
      var operation: String
      var mode: String
      var reachable: Int
      var met: Int
      var leastHits: Int
    }

    init(_ map: RoundingCellMap) {
      cells = RoundingCell.count
      unreachable = RoundingCell.unreachable.count * RoundingMode.allCases.count
      required = DirectedLaws.leastHits
      rows = map.rows.map {
        Row(
          operation: $0.operation.rawValue, mode: $0.mode.rawValue, reachable: $0.reachable,
          met: $0.hit, leastHits: $0.least)
      }
      missed = map.missed.map { "\($0.operation.rawValue) \($0.label)" }
    }
  }
}
