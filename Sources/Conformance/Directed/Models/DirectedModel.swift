import DecimalArithmetic

/// A kind of case that is rare among generated operands, with a builder for each of its cells.
///
/// A model that IBM's floating-point test suite contains for decimal has the name of the suite's
/// file or chapter.
package struct DirectedModel: Sendable {
  /// The name of the model, in lower case with hyphens.
  package let identifier: String
  /// The statement that is true of each case.
  package let statement: String
  /// The source that states why the model's cases find faults.
  package let source: String
  /// The operations to which the model applies.
  package let operations: [ArithmeticOperation]
  private let counts: @Sendable (DirectedDraft) -> [Int]
  private let build: @Sendable (inout DirectedDraft, [Int]) -> [DirectedOperand]?

  /// Creates a model whose cells are the product of some choices.
  ///
  /// `counts` returns the number of choices of each kind. `build` makes operands from one choice of
  /// each kind; `build` returns `nil` if an attempt failed or the cell has no case.
  init(
    _ identifier: String, _ statement: String, source: String,
    of operations: [ArithmeticOperation] = RoundingCell.operations,
    counts: @escaping @Sendable (DirectedDraft) -> [Int],
    operands build: @escaping @Sendable (inout DirectedDraft, [Int]) -> [DirectedOperand]?
  ) {
    self.identifier = identifier
    self.statement = statement
    self.source = source
    self.operations = operations
    self.counts = counts
    self.build = build
  }

  /// Returns the number of cells for the draft's operation and limits.
  package func cellCount(_ draft: DirectedDraft) -> Int {
    operations.contains(draft.operation) ? counts(draft).reduce(1, *) : 0
  }

  /// Returns operands of a cell; `nil` if no attempt succeeds.
  package func operands(_ draft: inout DirectedDraft, cell: Int) -> [DirectedOperand]? {
    let choices = choices(ofCell: cell, draft)
    for _ in 0..<Self.attempts {
      if let operands = build(&draft, choices) { return operands }
    }
    return nil
  }

  /// Returns the choices of a cell.
  package func choices(ofCell cell: Int, _ draft: DirectedDraft) -> [Int] {
    var rest = cell
    return counts(draft).map { count in
      defer { rest /= count }
      return rest % count
    }
  }

  /// The number of attempts to build operands.
  ///
  /// At least half of the attempts of each builder succeed; a cell without a case takes all
  /// attempts.
  private static let attempts = 12
}

extension DirectedModel {
  static let testSuite = "IBM Haifa, Floating-Point Test-Suite for IEEE 1.02, decimal models"

  /// All models, in the order of their cells.
  package static let all: [DirectedModel] =
    rounding + range + zeros + alignment + limbs + types
}
