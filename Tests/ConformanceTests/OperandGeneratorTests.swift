import Conformance
import DecimalArithmetic
import Testing

@Suite struct OperandGeneratorTests {
  private let generator = OperandGenerator(format: .decimal128)

  private func pair(_ index: UInt64, seed: UInt64 = 7) -> [String] {
    var random = CaseRandom(seed: seed, index: index)
    let pair = generator.pair(&random)
    return [pair.x, pair.y, generator.rounding(&random).rawValue]
  }

  @Test func caseIsAFunctionOfSeedAndIndexAlone() {
    let forwards = (0..<500).map { pair($0) }
    let backwards = (0..<500).reversed().map { pair($0) }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count > 490)
    #expect((0..<500).filter { pair($0) == pair($0, seed: 8) }.count < 5)
  }

  @Test func randomBitsArePinned() {
    var random = CaseRandom(seed: 1, index: 2)
    let bits = (0..<3).map { _ in random.next() }
    #expect(
      bits == [
        10_891_446_505_848_491_269, 6_892_505_596_968_455_503, 17_291_547_881_561_727_030,
      ])
  }

  @Test func everyKindOfBoundaryIsHitOften() {
    var shapes: [OperandShape: Int] = [:]
    var pairs: [PairShape: Int] = [:]
    var modes: [RoundingMode: Int] = [:]
    for index in UInt64(0)..<4_000 {
      var random = CaseRandom(seed: 3, index: index)
      let pair = generator.pair(&random)
      pairs[pair.shape, default: 0] += 1
      for shape in pair.shapes { shapes[shape, default: 0] += 1 }
      modes[generator.rounding(&random), default: 0] += 1
    }
    #expect(OperandShape.allCases.filter { shapes[$0, default: 0] < 40 } == [])
    #expect(PairShape.allCases.filter { pairs[$0, default: 0] < 500 } == [])
    #expect(RoundingMode.allCases.filter { modes[$0, default: 0] < 400 } == [])
  }

  @Test(arguments: [ArithmeticContext.decimal128, .decimal32])
  func operandsFitTheFormatUnrounded(format: ArithmeticContext) {
    let generator = OperandGenerator(format: format)
    var strays: [String] = []
    for index in UInt64(0)..<4_000 {
      var random = CaseRandom(seed: 11, index: index)
      let text = generator.operand(&random).text
      let outcome = ExactDecimal<Faultless>.parse(text, in: format)
      let conditions = outcome.conditions.subtracting(.subnormal)
      if !conditions.isEmpty || outcome.value.isNaN != text.contains("NaN") { strays.append(text) }
    }
    #expect(strays == [])
  }
}
