import PropertyTesting

/// How often each cell of conversions was met, in each mode.
public struct ConversionCellMap: Sendable {
  /// The hits of a model's results on one side, at all places and of both signs.
  public struct Entry: Sendable {
    /// How many cells can be met.
    public let reachable: Int
    /// How many were met.
    public let hit: Int
    /// The hits of the least met cell that can be.
    public let least: Int
  }

  /// How often each reachable cell must be met.
  public static let leastHits = 10

  private var hits: [ConversionCell: Int] = [:]

  /// The sum of the laws beside the oracle.
  ///
  /// Each case was judged in every mode, so a hit of a cell is one in each.
  public init(_ reports: [PropertyReport]) {
    for cell in ConversionCell.all {
      hits[cell] = reports.reduce(0) { $0 + $1.labels.counts[cell.label, default: 0] }
    }
  }

  /// How often a cell was met, in each mode.
  public func hits(_ cell: ConversionCell) -> Int { hits[cell] ?? 0 }

  /// What was met of a model's results on one side.
  public func entry(_ model: ConversionCell.Model, _ side: ConversionCell.Side) -> Entry {
    let counts = ConversionCell.reachable.filter { $0.model == model && $0.side == side }.map(hits)
    return Entry(
      reachable: counts.count, hit: counts.count { $0 > 0 }, least: counts.min() ?? 0)
  }

  /// How many cells were met.
  public var met: Int { hits.values.count { $0 > 0 } }

  /// The hits of the least met cell that can be met.
  public var least: Int { ConversionCell.reachable.map(hits).min() ?? 0 }

  /// The cells that can be met and were not often enough.
  public var missed: [ConversionCell] {
    ConversionCell.reachable.filter { hits($0) < Self.leastHits }
  }
}
