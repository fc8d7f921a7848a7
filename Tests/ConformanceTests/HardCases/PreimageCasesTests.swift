import BigInt
import Conformance
import ExactArithmetic
import Metryvo
import PropertyTesting
import Testing

/// Values around a preimage have results on both sides of a tie or a number, with any form of
/// formula.
@Suite struct PreimageCasesTests {
  /// Formulas with their inverses.
  static let maps: [(ConversionFormula, ConversionFormula)] = [
    (.linear(scale: Rational(254, exponent: -2)), .linear(scale: Rational(100, over: 254))),
    (
      .linear(scale: Rational(9, over: 5), offset: Rational(32)),
      .linear(scale: Rational(5, over: 9), offset: Rational(-160, over: 9))
    ),
    (
      .irrational(scale: Rational(1, over: 180), pi: 1),
      .irrational(scale: Rational(180), pi: -1)
    ),
    (
      .irrational(scale: Rational(1, over: 2), lnTen: 1), .irrational(scale: Rational(2), lnTen: -1)
    ),
    (
      .reciprocal(Rational(23_521_458, exponent: -5)),
      .reciprocal(Rational(23_521_458, exponent: -5))
    ),
    (.reciprocal(Rational(100)), .reciprocal(Rational(100))),
    (
      .exponential(amplitude: Rational(2, exponent: -5), base: .ten, rate: Rational(1, over: 20)),
      .logarithm(multiplier: Rational(20), base: .ten, argument: Rational(5, exponent: 4))
    ),
    (
      .exponential(
        amplitude: Rational(6, exponent: -1), base: .ten, rate: Rational(1, over: 10), root: 2),
      .logarithm(
        multiplier: Rational(10), base: .ten, argument: Rational(10, over: 6), power: 2)
    ),
    (
      .exponential(amplitude: Rational(1), base: .e, rate: Rational(1)),
      .logarithm(multiplier: Rational(1), base: .e, argument: Rational(1))
    ),
    (
      .shift(
        scale: Rational(1), multiplier: Rational(10), base: .ten, argument: Rational(6, exponent: 2)
      ),
      .shift(
        scale: Rational(1), multiplier: Rational(-10), base: .ten,
        argument: Rational(6, exponent: 2))
    ),
  ]

  @Test(arguments: maps.indices)
  func valuesEncloseWhatTheyAreMadeFor(number: Int) throws {
    let (formula, inverse) = Self.maps[number]
    for (formula, inverse) in [(formula, inverse), (inverse, formula)] {
      var random = CaseRandom(seed: 8, index: UInt64(number))
      var isLevel = false
      if case .logarithm = formula { isLevel = true }
      for place in isLevel ? HardCases.levelPlaces : HardCases.places {
        for isTie in [true, false] {
          let cases = PreimageCases(at: place) { inverse.cut($0) }
          let values = cases.values(aroundTie: isTie, &random)
          try check(values, formula, place, isTie: isTie)
        }
      }
    }
  }

  private func check(
    _ values: [HardValue], _ formula: ConversionFormula, _ place: ResultPlace, isTie: Bool
  ) throws {
    try #require(values.count >= 2, "\(formula) \(place)")
    let operands = try values.map { try #require(DecimalOperand($0.text)?.value) }
    let kinds: [HardCaseKind] =
      isTie
      ? [.belowPreimageOfTie, .abovePreimageOfTie]
      : [.belowPreimageOfNumber, .abovePreimageOfNumber]
    let isInOrder = operands[0] < operands[1]
    #expect(values.prefix(2).map(\.kind) == (isInOrder ? kinds : kinds.reversed()))
    // The operands are adjacent numbers, or only the preimage lies between them.
    let unit = Rational(1, exponent: (operands.map(\.adjustedExponent).max() ?? 0) - 33)
    let gap = isInOrder ? operands[1] - operands[0] : operands[0] - operands[1]
    #expect(gap <= unit * Rational(values.count - 1), "\(values)")
    if values.count == 3 {
      #expect(values[2].kind == (isTie ? .tie : .exact))
      #expect((operands[2] - operands[0]) * (operands[1] - operands[2]) > .zero)
    }
    // An integer lies between the results, in units of the place; for ties, an integer and a half.
    let results = try values.prefix(2).map { try bounds($0, formula, place, isTie: isTie) }
    let isRising = results[0].upper < results[1].upper
    let (low, high) = isRising ? (results[0], results[1]) : (results[1], results[0])
    #expect(
      low.upper < high.lower && low.upper.wholePart < high.lower.wholePart, "\(values) \(formula)")
    if values.count == 3 {
      let exact = try bounds(values[2], formula, place, isTie: isTie)
      #expect(exact.lower == exact.upper && exact.lower == Rational(exact.lower.wholePart))
    }
  }

  /// Returns bounds of a result in units of the place, by the oracle at 90 digits.
  ///
  /// For ties, the bounds are reduced by one half.
  private func bounds(
    _ value: HardValue, _ formula: ConversionFormula, _ place: ResultPlace, isTie: Bool
  ) throws -> (lower: Rational, upper: Rational) {
    let limits = ArithmeticContext(precision: 90, maxExponent: 99_999, minExponent: -99_999)
    let operand = try #require(DecimalOperand(value.text))
    let half = isTie ? Rational(1, over: 2) : .zero
    let ends = try [RoundingMode.floor, .ceiling].map { mode in
      let result = Oracle.convert(
        operand, by: formula, to: .digits(90), in: limits.rounding(mode))
      let number = try #require(result.flatMap { Rational(exactly: $0.text) })
      return number * Rational(1, exponent: -place.position) - half
    }
    return (ends[0], ends[1])
  }
}
