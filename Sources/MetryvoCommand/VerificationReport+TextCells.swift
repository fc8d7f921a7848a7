import Conformance
import DecimalArithmetic
import MeasureText
import PropertyTesting
import Reporting

extension VerificationReport {
  /// How often each cell of texts was met; `nil` if their laws were not judged, or a single case.
  var textMap: TextCellMap? {
    let reports = texts.flatMap(\.texts.reports)
    return plan.caseNumber != nil || reports.isEmpty ? nil : TextCellMap(reports)
  }

  /// The maps of what is written and read, and the cells met too seldom.
  var textCells: [ReportBlock] {
    guard let map = textMap else { return [] }
    let total = map.total
    var blocks: [ReportBlock] = [
      .paragraph(
        "\(total.hit) of \(total.reachable + TextCellMap.unreachable) cells of texts met (rounding: place, mode, "
          + "sign, side; layout: marks, form, decimals, percent; reading: kind, syntax, marks, outcome), each at "
          + "least \(total.least) times; unreachable: \(TextCellMap.unreachable)")
    ]
    let judged = Set(texts.flatMap(\.texts.reports).map(\.identifier))
    if judged.contains(TextLaws.writingCellIdentifier) {
      blocks += [.table(roundings(map)), .table(layouts(map))]
    }
    if judged.contains(TextLaws.typedNumberIdentifier) { blocks.append(.table(readings(map))) }
    if plan.seconds == nil, plan.law == nil, !map.missed.isEmpty {
      let missed = map.missed.map { "\($0): \(map.hits($0))" }
      blocks.append(
        .paragraph(
          "met less than \(TextCellMap.leastHits) times: " + missed.joined(separator: "; "))
      )
    }
    return blocks
  }

  private func roundings(_ map: TextCellMap) -> ReportTable {
    let places = WritingCell.Place.allCases
    return ReportTable(
      columns: [.init("written, least hits")] + places.map { .init($0.rawValue, .right) },
      rows: RoundingMode.allCases.map { mode in
        .init([mode.rawValue] + places.map { map.entry($0, mode).text })
      })
  }

  private func layouts(_ map: TextCellMap) -> ReportTable {
    let forms = LayoutCell.Form.allCases
    return ReportTable(
      columns: [.init("laid out, least hits")] + forms.map { .init($0.rawValue, .right) },
      rows: LayoutCell.locales.map { locale in
        .init([locale.rawValue] + forms.map { map.entry(locale, $0).text })
      })
  }

  /// What becomes of each kind of text, strictly and leniently, with the least hits.
  private func readings(_ map: TextCellMap) -> ReportTable {
    func outcomes(_ kind: ReadingCell.Kind, isStrict: Bool) -> String {
      ReadingCell.Outcome.allCases.compactMap { outcome in
        let entry = map.entry(kind, isStrict: isStrict, outcome)
        return entry.reachable == 0 ? nil : "\(outcome.rawValue) \(entry.least)"
      }.joined(separator: ", ")
    }
    return ReportTable(
      columns: [.init("typed, least hits"), .init("strict"), .init("lenient")],
      rows: ReadingCell.Kind.allCases.map { kind in
        .init([
          kind.rawValue, outcomes(kind, isStrict: true), outcomes(kind, isStrict: false),
        ])
      })
  }
}

extension TextCellMap.Entry {
  /// The least hits; a dash where none can be met.
  fileprivate var text: String { reachable == 0 ? "–" : String(least) }
}

extension VerificationRecord {
  /// The maps of texts as programs read them.
  struct TextCells: Encodable {
    var cells: Int
    var unreachable: Int
    var required: Int
    var met: Int
    var leastHits: Int
    var missed: [String]

    init(_ map: TextCellMap) {
      cells = map.total.reachable + TextCellMap.unreachable
      unreachable = TextCellMap.unreachable
      required = TextCellMap.leastHits
      met = map.total.hit
      leastHits = map.total.least
      missed = map.missed
    }
  }
}
