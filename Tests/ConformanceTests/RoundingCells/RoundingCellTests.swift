import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

@Suite struct RoundingCellTests {
  @Test func thereAre1536() {
    #expect(RoundingCell.count == 1_536)
    let cells = RoundingCell.operations.flatMap(RoundingCell.all)
    #expect(Set(cells).count == 192 && cells.count == 192)
    for operation in RoundingCell.operations {
      let all = RoundingCell.all(of: operation)
      #expect(Set(all.map(\.label)).count == 32)
      #expect(all.map(\.number) == Array(0..<32))
      let unreachable = all.filter { RoundingCell.unreachable[$0] != nil }
      #expect(RoundingCell.reachable(by: operation).count + unreachable.count == 32)
    }
    #expect(RoundingCell.all(of: .compare).isEmpty)
    #expect(RoundingCell.unreachable.keys.allSatisfy { cells.contains($0) })
  }

  /// Results of which a reader can see the rounding cell.
  @Test func cellsAreReadOffTheExactResult() throws {
    let rows: [(ArithmeticOperation, [String], RoundingCut?)] = [
      (.divide, ["1", "3"], cut(false, 3, 3, true)),
      (.divide, ["-2", "3"], cut(true, 6, 6, true)),
      (.add, ["1", "2"], cut(false, 3, 0, false)),
      (.add, ["999", "0.5"], cut(false, 9, 5, false)),
      (.add, ["999", "0.05"], cut(false, 9, 0, true)),
      (.add, ["999", "0.55"], cut(false, 9, 5, true)),
      (.subtract, ["1", "1"], nil),
      (.multiply, ["-12.5", "1.01"], cut(true, 6, 2, true)),
      (.quantize, ["2.50", "1"], cut(false, 2, 5, false)),
      (.quantize, ["0.004", "1"], cut(false, 0, 0, true)),
      (.quantize, ["123.4", "0.1"], nil),
      (.fma, ["3", "4", "0.01"], cut(false, 0, 1, false)),
      (.divide, ["1", "0"], nil),
    ]
    let limits = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9)
    for (operation, operands, expected) in rows {
      let question = ArithmeticQuestion(operation, operands, in: limits)
      #expect(try cut(of: question) == expected, "\(question)")
    }
  }

  private func cut(of question: ArithmeticQuestion) throws -> RoundingCut? {
    let asked = try #require(DifferentialQuestion(question))
    let unrounded = try #require(asked.unrounded)
    return unrounded.cut
  }

  private func cut(_ isNegative: Bool, _ last: Int, _ first: Int, _ isSticky: Bool) -> RoundingCut {
    RoundingCut(isNegative: isNegative, lastDigit: last, guardDigit: first, isSticky: isSticky)
  }

  /// At every precision from 3, operands of at most p digits reach every cell.
  @Test(arguments: [3, 4, 7, 16, 33, 34, 38])
  func everyCellIsReached(precision: Int) throws {
    let limits = ArithmeticContext(
      precision: precision, maxExponent: 999, minExponent: -999)
    var missing: [String] = []
    for operation in RoundingCell.operations {
      var met: Set<String> = []
      let model = DirectedModel.decimalRounding
      for index in 0..<60 where met.count < 32 {
        for cell in 0..<160 {
          var draft = DirectedDraft(
            operation, in: limits, longest: precision,
            CaseRandom(seed: UInt64(index), index: UInt64(cell)))
          guard let operands = model.operands(&draft, cell: cell) else { continue }
          let question = ArithmeticQuestion(operation, operands.map(\.text), in: limits)
          guard let cut = try cut(of: question) else { continue }
          if operands.allSatisfy({ String($0.coefficient).count <= precision }) {
            met.insert(RoundingCell(operation, cut).label)
          }
        }
      }
      missing += RoundingCell.reachable(by: operation).filter { !met.contains($0.label) }
        .map { "\(operation) \($0.label)" }
    }
    #expect(missing == [])
  }

  /// The formulas in the text of the proof hold for the precision p.
  @Test(arguments: 3...40)
  func theProofHolds(p: Int) throws {
    let limits = ArithmeticContext(precision: p, maxExponent: 9_999, minExponent: -9_999)
    let first = BigInt(10).power(p - 1)
    for k in [first, first + 1] {
      let parity = k % 2 == 1
      for g in 0...9 {
        var questions: [ArithmeticQuestion] = []
        for s in [0, 7] {
          let tail = "\(10 * g + s)E-2"
          questions += [
            ArithmeticQuestion(.quantize, ["\(k % 10 + 2)\(g)\(s)E0", "1E2"], in: limits),
            ArithmeticQuestion(.add, ["\(k)E0", tail], in: limits),
            ArithmeticQuestion(.subtract, ["\(k)E0", "-\(tail)"], in: limits),
            ArithmeticQuestion(.fma, ["\(k)E0", "1", tail], in: limits),
          ]
        }
        if g % 2 == 0 {
          let factor = 5 * k + BigInt(g / 2)
          questions += [
            ArithmeticQuestion(.divide, ["\(factor)", "5"], in: limits),
            ArithmeticQuestion(.multiply, ["2", "\(factor)"], in: limits),
          ]
        } else if g == 5 {
          questions += [
            ArithmeticQuestion(.divide, ["\(2 * k + 1)", "2"], in: limits),
            ArithmeticQuestion(.multiply, ["5", "\(2 * k + 1)"], in: limits),
          ]
        }
        for question in questions {
          let found = try cut(of: question)
          let cut = try #require(found)
          #expect(cut.guardDigit == g && (cut.lastDigit % 2 == 1) == parity, "\(question)")
          #expect(
            question.operands.allSatisfy { DecimalOperand($0)?.digitCount ?? 99 <= p },
            "\(question)")
        }
      }
    }
  }
}
