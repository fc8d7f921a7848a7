import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

/// Every cell of every model has a case, and a case is what its model says.
@Suite struct DirectedModelTests {
  /// One case that was built, as a test looks at it.
  struct Built {
    let operation: ArithmeticOperation
    let limits: ArithmeticContext
    let longest: Int
    let choices: [Int]
    let operands: [DirectedOperand]

    var question: DifferentialQuestion {
      DifferentialQuestion(operation, operands.map(\.drawn), in: limits)
    }
    var x: DirectedOperand { operands[0] }
    var y: DirectedOperand { operands[1] }
    var cut: RoundingCut? { question.unrounded?.cut }
    var exact: Rational? { try? WantedResultTests.exact(operation, operands) }
    var magnitude: Rational? { exact.map { $0.isNegative ? -$0 : $0 } }

    func digits(_ coefficient: BigInt) -> Int {
      coefficient.isZero ? 0 : String(coefficient).count
    }
    func adjusted(_ operand: DirectedOperand) -> Int {
      operand.exponent + digits(operand.coefficient) - 1
    }
    /// Whether the result lies within some units of number · 10^place.
    func isWithin(_ units: Int, of number: BigInt, place: Int) -> Bool {
      guard let magnitude else { return false }
      let distance = magnitude - Rational(number, exponent: place)
      let size = distance.isNegative ? -distance : distance
      return !(Rational(units, exponent: place) - size).isNegative
    }
  }

  static func draft(
    _ operation: ArithmeticOperation, _ limits: ArithmeticContext, longest: Int, seed: Int
  ) -> DirectedDraft {
    DirectedDraft(
      operation, in: limits, longest: longest, CaseRandom(seed: UInt64(seed), index: 7))
  }

  /// How many cells of a model and operation have no case in decimal128, whose operands have 34 digits.
  private static let empty = [
    // No digit kept and none cut off is no number.
    "subnormal-rounding add": 4, "subnormal-rounding subtract": 4,
    "subnormal-rounding multiply": 4, "subnormal-rounding divide": 4, "subnormal-rounding fma": 4,
    // Nor is 0 a product or quotient of other numbers.
    "least-subnormal multiply": 4, "least-subnormal divide": 4, "least-subnormal fma": 4,
    // 33 digits kept, a guard digit and a sticky one are too many for quantize; so are 34 and one.
    "subnormal-rounding quantize": 20, "overflow quantize": 286, "underflow quantize": 126,
    // A quotient with 34 zeros has a dividend of 35 digits; 0 is no divisor.
    "trailing-zeros-of-result divide": 2, "limb-patterns divide": 3,
  ]

  @Test func everyCellHasACase() {
    var empty: [String: Int] = [:]
    for operation in DirectedQuestions.operations {
      for model in DirectedModel.all {
        let first = Self.draft(operation, .decimal128, longest: 34, seed: 0)
        for cell in 0..<model.cellCount(first) {
          let isEmpty = (0..<4).allSatisfy { seed in
            var draft = Self.draft(operation, .decimal128, longest: 34, seed: 4 * cell + seed)
            return model.operands(&draft, cell: cell) == nil
          }
          if isEmpty { empty["\(model.identifier) \(operation)", default: 0] += 1 }
        }
      }
    }
    #expect(empty == Self.empty)
  }

  /// The default run has 10,000 cases of each operation.
  @Test func aRunMeetsEveryCell() {
    for operation in DirectedQuestions.operations {
      #expect(
        DirectedQuestions(operation).casesOfOneRound
          <= DirectedLaws.cases(of: "directed-\(operation.rawValue)", casesPerLaw: 20_000) ?? 0)
    }
  }

  private static let formats: [(ArithmeticContext, Int)] = [
    (.decimal128, 34), (.decimal64, 34), (.decimal32, 34),
    (ArithmeticContext(precision: 3, maxExponent: 40, minExponent: -40, clamp: true), 20),
    (ArithmeticContext(precision: 38, maxExponent: 999, minExponent: -999), 60),
  ]

  /// What is true of a model's cases; of those of sums, differences, products, quotients and so on alike.
  @Test(arguments: DirectedModel.all.map(\.identifier))
  func casesAreWhatTheModelSays(identifier: String) throws {
    let model = try #require(DirectedModel.all.first { $0.identifier == identifier })
    let holds = try #require(Self.properties[identifier], "a model without a test")
    var (count, failures) = (0, [String]())
    for operation in model.operations {
      for (limits, longest) in Self.formats {
        let first = Self.draft(operation, limits, longest: longest, seed: 0)
        let cells = model.cellCount(first)
        for cell in stride(from: 0, to: cells, by: max(1, cells / 150)) {
          var draft = Self.draft(operation, limits, longest: longest, seed: cell)
          guard let operands = model.operands(&draft, cell: cell) else { continue }
          count += 1
          let built = Built(
            operation: operation, limits: limits, longest: longest,
            choices: model.choices(ofCell: cell, first), operands: operands)
          let fits = operands.allSatisfy { built.digits($0.coefficient) <= longest }
          if !fits || !holds(built) {
            failures.append("\(built.question) p \(limits.precision), \(built.choices)")
          }
        }
      }
    }
    #expect(failures.prefix(8) == [])
    #expect(count >= 150 * model.operations.count, "\(count)")
  }
}
