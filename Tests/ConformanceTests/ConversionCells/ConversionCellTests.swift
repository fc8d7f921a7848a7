import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

@Suite struct ConversionCellTests {
  @Test func thereAre352() {
    let all = ConversionCell.all
    #expect(all.count == 11 * 4 * 2 * 4 && Set(all).count == all.count)
    #expect(Set(all.map(\.label)).count == all.count)
    // Of the forms of formulas, four reach all cells. Two reach only the cells of positive results.
    // Five reach neither exact results nor ties.
    #expect(ConversionCell.reachable.count == 4 * 32 + 2 * 16 + 5 * 16)
    #expect(all.allSatisfy { ($0.obstacle == nil) == ConversionCell.reachable.contains($0) })
  }

  /// Results of which a reader can see the conversion cell, such as "+ tie by digits".
  @Test func cellsAreReadOffTheExactResult() throws {
    let double = ConversionFormula.linear(scale: Rational(2))
    let shifted = ConversionFormula.linear(scale: Rational(1), offset: Rational(-1))
    let limits = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9)
    let rows: [(String, ConversionFormula, RoundingTarget, String?)] = [
      ("61.5", double, .digits(3), "linear, digits + exact"),
      ("61.75", double, .digits(3), "linear, digits + tie"),
      ("-61.7", double, .digits(3), "linear, digits - below half"),
      ("61.8", double, .digits(3), "linear, digits + above half"),
      ("0.75", double, .decimals(0, elseDigits: 0), "linear, decimals + tie"),
      ("0.25", double, .decimals(0, elseDigits: 2), "linear, decimals + tie"),
      ("0.26", double, .decimals(0, elseDigits: 2), "linear, decimals + above half"),
      ("0.12", double, .decimals(0, elseDigits: 2), "linear, small number + exact"),
      ("0.1225", double, .decimals(0, elseDigits: 2), "linear, small number + tie"),
      ("0.1223", double, .decimals(0, elseDigits: 2), "linear, small number + below half"),
      ("0.12", double, .decimals(0, elseDigits: 0), "linear, decimals + below half"),
      ("617.5", double, .decimals(2, elseDigits: 0), "linear, precision + tie"),
      ("0.5", shifted, .decimals(1, elseDigits: 1), "affine, decimals - exact"),
      ("1", shifted, .digits(2), nil), ("0", double, .digits(2), nil),
      ("5E9", double, .digits(1), nil), ("Infinity", double, .digits(1), nil),
      ("8", .reciprocal(Rational(1)), .digits(2), "reciprocal, digits + tie"),
      (
        "1", .irrational(scale: Rational(1), pi: 1), .digits(2),
        "irrational, π, digits + below half"
      ),
      // A formula whose logarithm is rational counts as a formula without a logarithm.
      ("61.75", shift(by: Rational(1)), .digits(3), "linear, digits + tie"),
      ("60.75", shift(by: Rational(10)), .digits(3), "affine, digits + tie"),
      ("60.75", shift(by: Rational(11)), .digits(3), "shift, ten, digits + above half"),
      (
        "-1", .irrational(scale: Rational(1), lnTen: 1), .decimals(1, elseDigits: 1),
        "irrational, ln 10, decimals - below half"
      ),
      (
        "1000", .logarithm(multiplier: Rational(5), base: .ten, argument: Rational(1)), .digits(1),
        "logarithm, ten, digits + tie"
      ),
    ]
    for (value, formula, target, expected) in rows {
      let operand = try #require(DecimalOperand(value))
      let expectations = try #require(
        TargetExpectation.all(of: operand, by: formula, to: [target], in: limits))
      let cell = ConversionCell(formula, expectations[0])
      #expect(cell?.label == expected.map { "cell \($0)" }, "\(value) \(target)")
      // The oracle's separate roundings give the same cell as the number that is cut once.
      let single = try #require(TargetExpectation(operand, by: formula, to: target, in: limits))
      #expect(ConversionCell(formula, single) == cell, "\(value) \(target)")
    }
  }

  /// y = 2 · x + 2 · log10(argument).
  private func shift(by argument: Rational) -> ConversionFormula {
    .shift(scale: Rational(2), multiplier: Rational(2), base: .ten, argument: argument)
  }

  /// Each case built for a cell meets that cell, or in rare cases cannot be built.
  ///
  /// Every cell is reached.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyCellIsReached(seed: UInt64) {
    var missed: [String] = []
    var reached: Set<ConversionCell> = []
    for index in 0..<UInt64(3 * ConversionCell.reachable.count) {
      let wanted = BuiltConversion.cell(ofCase: index)
      guard let met = BuiltConversion.cellMet(seed: seed, index: index) else { continue }
      reached.insert(met)
      if met != wanted { missed.append("\(index): \(wanted.label), \(met.label)") }
    }
    #expect(reached == Set(ConversionCell.reachable))
    #expect(missed.isEmpty, "\(missed.count): \(missed.prefix(20))")
  }
}
