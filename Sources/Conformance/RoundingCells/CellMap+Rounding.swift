import DecimalArithmetic
import PropertyTesting

extension CellMap<RoundingCell> {
  /// Creates the hits of each ``RoundingCell`` of the operations in reports of ``DirectedLaws``.
  package init(_ reports: [PropertyReport]) {
    let judged = RoundingCell.operations.compactMap { operation in
      reports.first { $0.identifier == DirectedLaws.prefix + operation.rawValue }
        .map { (operation, $0) }
    }
    let labels = Dictionary(
      judged.map { ($0, $1.labels.counts) }, uniquingKeysWith: { first, _ in first })
    self.init(judged.flatMap { RoundingCell.all(of: $0.0) }) { cell in
      labels[cell.operation]?[cell.label] ?? 0
    }
  }

  /// The operations whose rounding cells are counted.
  package var operations: [ArithmeticOperation] {
    RoundingCell.operations.filter { operation in cells.contains { $0.operation == operation } }
  }
}
