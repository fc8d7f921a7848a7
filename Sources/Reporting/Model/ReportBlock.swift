/// One element of a section.
///
/// In JSON a block is an object whose only key is the name of the case: `{"paragraph": "…"}`.
package enum ReportBlock: Sendable, Equatable {
  /// A paragraph, in which line breaks are white space.
  case paragraph(String)
  /// A table.
  case table(ReportTable)
  /// Distributions of latencies.
  case latencies(LatencyChart)
  /// Budgets with their measured values.
  case budgets(BudgetBoard)
  /// Values to compare.
  case bars(BarChart)
  /// Times or counts by problem size.
  case growth(GrowthChart)
  /// The used shares of budgets over runs.
  case history(HistoryChart)
  /// The numbers of hits of cells.
  case cells(CellChart)
  /// Wholes divided into parts.
  case shares(ShareChart)
  /// Ratios with their intervals.
  case ratios(RatioChart)
  /// Preformatted lines, for failures.
  case preformatted(String)
}

extension ReportBlock: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case paragraph
    case table
    case latencies
    case budgets
    case bars
    case growth
    case history
    case cells
    case shares
    case ratios
    case preformatted
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected one key of \(known)"))
    }
    switch key {
    case .paragraph: self = .paragraph(try container.decode(String.self, forKey: key))
    case .table: self = .table(try container.decode(ReportTable.self, forKey: key))
    case .latencies: self = .latencies(try container.decode(LatencyChart.self, forKey: key))
    case .budgets: self = .budgets(try container.decode(BudgetBoard.self, forKey: key))
    case .bars: self = .bars(try container.decode(BarChart.self, forKey: key))
    case .growth: self = .growth(try container.decode(GrowthChart.self, forKey: key))
    case .history: self = .history(try container.decode(HistoryChart.self, forKey: key))
    case .cells: self = .cells(try container.decode(CellChart.self, forKey: key))
    case .shares: self = .shares(try container.decode(ShareChart.self, forKey: key))
    case .ratios: self = .ratios(try container.decode(RatioChart.self, forKey: key))
    case .preformatted: self = .preformatted(try container.decode(String.self, forKey: key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .paragraph(let text): try container.encode(text, forKey: .paragraph)
    case .table(let table): try container.encode(table, forKey: .table)
    case .latencies(let chart): try container.encode(chart, forKey: .latencies)
    case .budgets(let board): try container.encode(board, forKey: .budgets)
    case .bars(let chart): try container.encode(chart, forKey: .bars)
    case .growth(let chart): try container.encode(chart, forKey: .growth)
    case .history(let chart): try container.encode(chart, forKey: .history)
    case .cells(let chart): try container.encode(chart, forKey: .cells)
    case .shares(let chart): try container.encode(chart, forKey: .shares)
    case .ratios(let chart): try container.encode(chart, forKey: .ratios)
    case .preformatted(let text): try container.encode(text, forKey: .preformatted)
    }
  }
}
