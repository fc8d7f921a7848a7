import DecimalArithmetic
import PropertyTesting

/// How often each rounding cell was met.
public struct RoundingCellMap: Sendable {
  /// The hits of one operation in one mode.
  public struct Row: Sendable {
    /// The operation.
    public let operation: ArithmeticOperation
    /// The mode.
    public let mode: RoundingMode
    /// How many cells can be met.
    public let reachable: Int
    /// How many were met.
    public let hit: Int
    /// The hits of the least met cell that can be.
    public let least: Int
  }

  private var hits: [RoundingCell: Int] = [:]
  /// The operations that were judged.
  public private(set) var operations: [ArithmeticOperation] = []

  /// The map of the reports of ``DirectedLaws``.
  ///
  /// Each case was judged in every mode, so a hit of a cell is one in each.
  public init(_ reports: [PropertyReport]) {
    for operation in RoundingCell.operations {
      let identifier = DirectedLaws.prefix + operation.rawValue
      guard let report = reports.first(where: { $0.identifier == identifier }) else { continue }
      operations.append(operation)
      for cell in RoundingCell.all(of: operation) {
        hits[cell] = report.labels.counts[cell.label]
      }
    }
  }

  /// How often a cell was met, in each mode.
  public func hits(_ cell: RoundingCell) -> Int { hits[cell] ?? 0 }

  /// A row for each operation that was judged and each mode.
  public var rows: [Row] {
    operations.flatMap { operation in
      let cells = RoundingCell.reachable(by: operation).map(hits)
      return RoundingMode.allCases.map { mode in
        Row(
          operation: operation, mode: mode, reachable: cells.count,
          hit: cells.count { $0 > 0 }, least: cells.min() ?? 0)
      }
    }
  }

  /// The cells that can be met and were not often enough.
  public var missed: [RoundingCell] {
    operations.flatMap(RoundingCell.reachable).filter { hits($0) < DirectedLaws.leastHits }
  }
}
