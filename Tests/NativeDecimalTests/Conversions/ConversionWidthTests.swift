import DecimalArithmetic
import NativeDecimal
import Testing

/// A conversion has the same result bits for every initial width of the enclosures, with and
/// without a first attempt with 75 digits of the factor.
@Suite struct ConversionWidthTests {
  private static let widths = [2, 3, 4, 7, 9, 16]

  private struct Maps {
    var operands: DirectedOperands

    mutating func ratio(isPositive: Bool = false, exponents: Int = 40) -> ExactRatio {
      while true {
        let numerator = part()
        let denominator = operands.below(3) == 0 ? 1 : part()
        let ratio = ExactRatio(
          isNegative: !isPositive && operands.below(3) == 0, numerator, over: denominator,
          exponent: operands.below(2) == 0 ? 0 : operands.below(2 * exponents) - exponents)
        if let ratio { return ratio }
      }
    }

    private mutating func part() -> UInt128 {
      switch operands.below(4) {
      case 0: UInt128(1 + operands.below(10))
      case 1: UInt128(1 + operands.below(100_000))
      case 2: 1 << UInt128(operands.below(120))
      default: max(1, operands.coefficient())
      }
    }

    mutating func map(exponents: Int = 40) -> ConversionMap {
      let base: LogarithmBase = operands.below(2) == 0 ? .ten : .e
      let first = ratio(exponents: exponents)
      let second = ratio(isPositive: true, exponents: exponents)
      let degree = 1 + operands.below(2)
      let power = [-4, -3, -2, -1, 1, 2, 3, 4][operands.below(8)]
      let made: ConversionMap? =
        switch operands.below(5) {
        case 0:
          IrrationalFactor(
            piPower: base == .e ? power : 0, lnTenPower: base == .e ? 0 : power
          ).map { .irrational(first, $0) }
        case 1:
          LogarithmMap(multiplier: first, base: base, argument: second, power: degree)
            .map { .logarithm($0) }
        case 2:
          ExponentialMap(amplitude: second, base: base, rate: first, root: degree)
            .map { .exponential($0) }
        case 3:
          ShiftMap(
            scale: first, multiplier: ratio(exponents: exponents), base: base, argument: second
          ).map { .shift($0) }
        default: .reciprocal(first)
        }
      return made ?? .reciprocal(first)
    }

    mutating func target() -> RoundingTarget {
      operands.below(2) == 0
        ? .digits(1 + operands.below(36))
        : .decimals(
          [0, 2, 12, 40, -3, -7_000, .min, .max][operands.below(8)], elseDigits: operands.below(3))
    }
  }

  private func differences(count: Int, seed: UInt64, exponents: Int) -> [String] {
    var maps = Maps(operands: DirectedOperands(seed: seed))
    var found: [String] = []
    for index in 0..<count {
      let map = maps.map(exponents: exponents)
      let x = maps.operands.number()
      let target = maps.target()
      let context = maps.operands.context()
      if x.isNaN { continue }
      let expected = Decimal128.convert(x, by: map, to: target, in: context)
      expected.value.checkInvariants()
      let traced = Decimal128.tracedConvert(
        x, by: map, to: target, in: context, firstWidth: Self.widths[index % Self.widths.count]
      ).conversion
      if traced.value.bits != expected.value.bits || traced.conditions != expected.conditions
        || traced.isPrecisionLimited != expected.isPrecisionLimited
      {
        found.append("\(x) by \(map) to \(target) in \(context)")
      }
    }
    return found
  }

  @Test func everyFirstWidthGivesTheSame() {
    #expect(differences(count: 6_000, seed: 31, exponents: 40).prefix(10) == [])
  }

  /// Constants with the largest exponents of a ratio cause no trap and no endless loop.
  @Test func extremeConstants() {
    #expect(
      differences(count: 2_000, seed: 32, exponents: ExactRatio.exponentLimit).prefix(10) == [])
  }

  /// Counts the enclosures: none for an algebraic result, one for nearly every other result.
  @Test func theLoopIsShort() throws {
    let power = try LevelMaps.level(ratio(10), .ten, ratio(1_000))
    let pressure = try LevelMaps.power(ratio(20, e: -6), .ten, rate: ratio(1, 20))
    let shift = try LevelMaps.shift(.one, ratio(10), .ten, ratio(5, 3))
    let rows: [(ConversionMap, String, Int)] = [
      (power, "1", 0), (power, "5", 1), (power, "0.001000000000000000000000000000000001", 2),
      (pressure, "20", 0), (pressure, "94", 1), (pressure, "1E-6000", 1), (shift, "4", 1),
      (shift, "1E+6000", 1), (shift, "-2.218487496163563674912332020203917", 2),
    ]
    for (map, x, depth) in rows {
      let traced = Decimal128.tracedConvert(
        try number(x), by: map, to: .digits(34), in: .decimal128)
      #expect(traced.depth == depth, "\(x)")
    }
  }
}
