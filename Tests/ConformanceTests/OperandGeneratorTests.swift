import Conformance
import DecimalArithmetic
import PropertyTesting
import Testing

@Suite struct OperandGeneratorTests {
  private let generator = OperandGenerator(format: .decimal128)

  private func pair(_ index: UInt64, seed: UInt64 = 7) -> [String] {
    var source = ChoiceSource(seed: seed, index: index)
    let pair = generator.pair(&source)
    return [pair.x.text, pair.y.text, generator.rounding(&source).rawValue]
  }

  @Test func caseIsAFunctionOfSeedAndIndexAlone() {
    let forwards = (0..<500).map { pair($0) }
    let backwards = (0..<500).reversed().map { pair($0) }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count > 490)
    #expect((0..<500).filter { pair($0) == pair($0, seed: 8) }.count < 5)
  }

  @Test func everyKindOfBoundaryIsHitOften() {
    var shapes: [OperandShape: Int] = [:]
    var pairs: [PairShape: Int] = [:]
    var modes: [RoundingMode: Int] = [:]
    for index in UInt64(0)..<4_000 {
      var source = ChoiceSource(seed: 3, index: index)
      let pair = generator.pair(&source)
      pairs[pair.shape, default: 0] += 1
      shapes[pair.shapes.0, default: 0] += 1
      if let second = pair.shapes.1 { shapes[second, default: 0] += 1 }
      modes[generator.rounding(&source), default: 0] += 1
    }
    #expect(OperandShape.allCases.filter { shapes[$0, default: 0] < 40 } == [])
    #expect(PairShape.allCases.filter { pairs[$0, default: 0] < 500 } == [])
    #expect(RoundingMode.allCases.filter { modes[$0, default: 0] < 400 } == [])
  }

  @Test(arguments: [
    ArithmeticContext.decimal128, .decimal32,
    ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999),
  ])
  func operandsFitTheFormatUnrounded(format: ArithmeticContext) {
    let generator = OperandGenerator(format: format)
    var strays: [String] = []
    for index in UInt64(0)..<4_000 {
      var source = ChoiceSource(seed: 11, index: index)
      let text = generator.operand(&source).value.text
      let outcome = ExactDecimal<Faultless>.parse(text, in: format)
      let conditions = outcome.conditions.subtracting(.subnormal)
      if !conditions.isEmpty || outcome.value.isNaN != text.contains("NaN") { strays.append(text) }
    }
    #expect(strays == [])
  }

  @Test func tablesOfDigitsAreRight() {
    var power: UInt128 = 1
    var repunit: UInt128 = 0
    for count in 0...38 {
      #expect(UInt128.tenTo(count) == power)
      #expect(UInt128.repunit(count) == repunit)
      repunit += power
      if count < 38 { power *= 10 }
    }
  }

  /// Coefficients beyond decimal128: the generator counts the digits after the 38th correctly.
  @Test func longCoefficientsHaveTheirDigits() {
    let format = ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999)
    var lengths: Set<Int> = []
    for index in UInt64(0)..<2_000 {
      var source = ChoiceSource(seed: 12, index: index)
      let value = OperandGenerator(format: format).finiteOperand(&source)
      lengths.insert(value.digitCount)
      let digits = value.text.prefix { $0 != "E" }.filter(\.isNumber)
      if digits.count != value.digitCount { Issue.record("\(value.text): \(value.digitCount)") }
    }
    #expect(lengths.isSuperset(of: [1, 17, 34, 38, 39, 55, 100]))
  }

  @Test func edgesThatFindFaultsComeUp() {
    let tenTo17: UInt128 = 100_000_000_000_000_000
    let wanted: [String: UInt128] = [
      "10¹⁷ − 1": tenTo17 - 1, "10¹⁷ + 1": tenTo17 + 1, "10¹⁹ − 1": tenTo17 * 100 - 1,
      "2⁶⁴ − 1": (1 << 64) - 1, "2⁶⁴": 1 << 64, "10³⁴ − 1": tenTo17 * tenTo17 - 1,
      "half of 34 digits": 5 * tenTo17 * (tenTo17 / 10),
    ]
    var seen: Set<UInt128> = []
    for index in UInt64(0)..<20_000 {
      var source = ChoiceSource(seed: 13, index: index)
      seen.insert(generator.finiteOperand(&source).leading)
    }
    #expect(wanted.filter { !seen.contains($0.value) }.map(\.key) == [])
  }
}
