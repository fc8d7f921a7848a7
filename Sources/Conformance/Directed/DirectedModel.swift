import DecimalArithmetic

/// A kind of case that generated operands rarely are, built so that each of its cells is met.
///
/// Those that IBM's floating-point test suite has for decimal are called as its files and chapters
/// are.
package struct DirectedModel: Sendable {
  /// The name, in lower case with hyphens.
  package let identifier: String
  /// What is true of each case.
  package let statement: String
  /// Who says that such cases find faults.
  package let source: String
  /// The operations that have such cases.
  package let operations: [ArithmeticOperation]
  private let counts: @Sendable (DirectedDraft) -> [Int]
  private let build: @Sendable (inout DirectedDraft, [Int]) -> [DirectedOperand]?

  /// A model whose cells are the product of some choices.
  ///
  /// `counts` says how many choices of each kind a draft has, `build` makes operands of them: none
  /// if an attempt failed, or if there is no such case.
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

  /// How many cells the model has for an operation and its limits.
  package func cellCount(_ draft: DirectedDraft) -> Int {
    operations.contains(draft.operation) ? counts(draft).reduce(1, *) : 0
  }

  /// Operands of a cell; `nil` if no attempt found any.
  package func operands(_ draft: inout DirectedDraft, cell: Int) -> [DirectedOperand]? {
    let choices = choices(ofCell: cell, draft)
    for _ in 0..<Self.attempts {
      if let operands = build(&draft, choices) { return operands }
    }
    return nil
  }

  /// The choices of a cell.
  package func choices(ofCell cell: Int, _ draft: DirectedDraft) -> [Int] {
    var rest = cell
    return counts(draft).map { count in
      defer { rest /= count }
      return rest % count
    }
  }

  /// Half of the attempts of the least lucky builder fail; a cell without a case costs them all.
  private static let attempts = 12
}

extension DirectedModel {
  static let testSuite = "IBM Haifa, Floating-Point Test-Suite for IEEE 1.02, decimal models"

  /// All models, in the order in which their cells are gone through.
  package static let all: [DirectedModel] =
    rounding + range + zeros + alignment + limbs + types
}
