import Conformance
import DecimalArithmetic
import PropertyTesting
import Reporting

extension VerificationReport {
  /// How often each cell of conversions was met; `nil` if their laws were not judged, or a single case.
  var conversionMap: ConversionCellMap? {
    let reports = together.flatMap(\.conversions.reports).filter {
      ConversionLaws.mappedIdentifiers.contains($0.identifier)
    }
    return plan.caseNumber != nil || reports.isEmpty ? nil : ConversionCellMap(reports)
  }

  /// The map of cells of conversions, and those met too seldom; nothing if no case has one.
  var conversionCells: [ReportBlock] {
    guard let map = conversionMap else { return [] }
    let modes = RoundingMode.allCases.count
    let unreachable = ConversionCell.all.count - ConversionCell.reachable.count
    var blocks: [ReportBlock] = [
      .paragraph(
        "\(map.met * modes) of \(ConversionCell.all.count * modes) cells of conversions met (model, mode, place by "
          + "digits, decimals, precision or a small number, sign, side), each at least \(map.least) times; "
          + "unreachable: \(unreachable * modes)"),
      .table(table(of: map)),
    ]
    // Time may end a run at any cell, and a law alone meets some of them.
    if plan.seconds == nil, plan.law == nil, !map.missed.isEmpty {
      let missed = map.missed.map { "\($0.label): \(map.hits($0))" }
      blocks.append(
        .paragraph(
          "met less than \(ConversionCellMap.leastHits) times: " + missed.joined(separator: "; ")))
    }
    return blocks
  }

  /// The least hits in each mode of a model's results on each side; a dash where none can be met.
  private func table(of map: ConversionCellMap) -> ReportTable {
    let sides = ConversionCell.Side.allCases
    return ReportTable(
      columns: [.init("least hits in each mode")] + sides.map { .init($0.rawValue, .right) },
      rows: ConversionCell.Model.allCases.map { model in
        .init(
          [model.rawValue]
            + sides.map { side in
              let entry = map.entry(model, side)
              return entry.reachable == 0 ? "–" : String(entry.least)
            })
      })
  }
}

extension VerificationRecord {
  /// The map of cells of conversions as programs read it.
  struct ConversionCells: Encodable {
    var cells: Int
    var unreachable: Int
    var required: Int
    var rows: [Row]
    var missed: [String]

    struct Row: Encodable {
      var model: String
      var side: String
      var reachable: Int
      var met: Int
      var leastHits: Int
    }

    init(_ map: ConversionCellMap) {
      let modes = RoundingMode.allCases.count
      cells = ConversionCell.all.count * modes
      unreachable = (ConversionCell.all.count - ConversionCell.reachable.count) * modes
      required = ConversionCellMap.leastHits
      rows = ConversionCell.Model.allCases.flatMap { model in
        ConversionCell.Side.allCases.map { side in
          let entry = map.entry(model, side)
          return Row(
            model: model.rawValue, side: side.rawValue, reachable: entry.reachable * modes,
            met: entry.hit * modes, leastHits: entry.least)
        }
      }
      missed = map.missed.map(\.label)
    }
  }
}
