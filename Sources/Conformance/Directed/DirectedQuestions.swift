import DecimalArithmetic
import PropertyTesting

/// The directed cases of an operation: case i is drawn for a cell of a ``DirectedModel``, with
/// random digits.
package struct DirectedQuestions: Sendable {
  /// The operation of every case.
  package let operation: ArithmeticOperation

  package init(_ operation: ArithmeticOperation) { self.operation = operation }

  /// The operations with directed cases: those of the rounding cells, and compare for its cohorts.
  package static let operations = RoundingCell.operations + [.compare]

  /// The limits and the largest number of operand digits for every second case.
  ///
  /// The other cases have the limits of decimal128.
  package static let otherLimits: [(limits: ArithmeticContext, longest: Int)] = [
    (.decimal64, 34), (.decimal32, 34),
    (ArithmeticContext(precision: 34, maxExponent: 6_144, minExponent: -6_143), 34),
    (ArithmeticContext(precision: 2, maxExponent: 9, minExponent: -9, clamp: true), 4),
    (ArithmeticContext(precision: 1, maxExponent: 9, minExponent: -9), 3),
    (ArithmeticContext(precision: 17, maxExponent: 384, minExponent: -383), 34),
    (ArithmeticContext(precision: 3, maxExponent: 30, minExponent: -30, clamp: true), 34),
    (ArithmeticContext(precision: 33, maxExponent: 999, minExponent: -999), 34),
    // Beyond decimal128, for backends of any precision: longer operands, and coefficients near
    // 10³⁸ < 2¹²⁸.
    (ArithmeticContext(precision: 34, maxExponent: 6_144, minExponent: -6_143, clamp: true), 80),
    (ArithmeticContext(precision: 38, maxExponent: 999, minExponent: -999, clamp: true), 60),
    (ArithmeticContext(precision: 57, maxExponent: 9_999, minExponent: -9_999), 57),
  ]

  /// Returns the limits and the largest number of operand digits for case `index`.
  static func format(ofCase index: UInt64) -> (limits: ArithmeticContext, longest: Int) {
    if index % 2 == 0 { return (.decimal128, 34) }
    return otherLimits[Int(index / 2 % UInt64(otherLimits.count))]
  }

  /// Returns operands for case `index`; `nil` if no operands make the choices of its cell.
  ///
  /// A cell is a combination of the choices of a ``DirectedModel``. Every eighth pair of cases uses
  /// ``DirectedModel/decimalRounding``, so that a short run meets each rounding cell. The other
  /// pairs go through the cells of all models in steps of a prime number of cells.
  func operands(ofCase index: UInt64, random: CaseRandom) -> [DirectedOperand]? {
    let format = Self.format(ofCase: index)
    var draft = DirectedDraft(operation, in: format.limits, longest: format.longest, random)
    let turn = Int(index / 2 % (1 << 40))
    let rounding = DirectedModel.decimalRounding
    let roundings = rounding.cellCount(draft)
    if turn % 8 == 0 && roundings > 0 {
      return rounding.operands(&draft, cell: Self.spread(turn / 8, over: roundings))
    }
    let models = DirectedModel.all.map { ($0, $0.cellCount(draft)) }
    var cell = Self.spread(turn - turn / 8, over: models.reduce(0) { $0 + $1.1 })
    for (model, count) in models {
      if cell < count { return model.operands(&draft, cell: cell) }
      cell -= count
    }
    return nil
  }

  /// The number of cases that go once through all cells of decimal128.
  package var casesOfOneRound: Int {
    let draft = DirectedDraft(
      operation, in: .decimal128, longest: 34, CaseRandom(seed: 0, index: 0))
    let cells = DirectedModel.all.reduce(0) { $0 + $1.cellCount(draft) }
    return 2 * (cells + cells / 7 + 8)
  }

  /// Returns a number of 0 ..< count for each turn; `count` turns return each number once.
  private static func spread(_ turn: Int, over count: Int) -> Int {
    // The multiples of a prime reach every number unless the prime divides the count.
    let step = count % 7_919 == 0 ? 1 : 7_919
    return turn % count * step % count
  }

  /// The generator of the cases.
  package var generator: Generator<DifferentialQuestion> {
    Generator("directed cases of \(operation)") { source in
      // Draws a single choice for all digits, because simplifications of the question shrink
      // operands better than simplifications of choices would.
      let random = CaseRandom(seed: source.choice(upTo: .max), index: source.index)
      guard let operands = operands(ofCase: source.index, random: random) else {
        source.reject("directed cases of \(operation): no such operands")
        return nil
      }
      return DifferentialQuestion(
        operation, operands.map(\.drawn), in: Self.format(ofCase: source.index).limits)
    }
  }
}
