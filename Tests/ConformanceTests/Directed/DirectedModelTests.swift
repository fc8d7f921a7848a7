import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

/// Every cell of every model has a case, and each case has the model's property.
@Suite struct DirectedModelTests {
  /// A case built for a cell, with the values that a property examines.
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
    /// Returns whether the result lies within `units` units of number · 10^place.
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

  /// The number of cells without a case in decimal128, whose operands have 34 digits, by model and
  /// operation.
  private static let empty = [
    // A result without kept and without discarded digits is 0, not subnormal.
    "subnormal-rounding add": 4, "subnormal-rounding subtract": 4,
    "subnormal-rounding multiply": 4, "subnormal-rounding divide": 4, "subnormal-rounding fma": 4,
    // A product or quotient of nonzero numbers is not 0.
    "least-subnormal multiply": 4, "least-subnormal divide": 4, "least-subnormal fma": 4,
    // An operand of quantize cannot hold 33 or 34 kept digits and the discarded digits.
    "subnormal-rounding quantize": 20, "overflow quantize": 286, "underflow quantize": 126,
    // A quotient with 34 trailing zeros needs a dividend of 35 digits. The divisor 0 is excluded.
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

  /// Each case of a model has the model's property, for every operation and format.
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
