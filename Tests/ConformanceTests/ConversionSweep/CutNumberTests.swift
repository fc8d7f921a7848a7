import Conformance
import ExactArithmetic
import Metryvo
import PropertyTesting
import Testing

/// The roundings of a number that is cut once agree with the oracle, which computes each rounding
/// from the beginning.
@Suite struct CutNumberTests {
  private static let targets: [RoundingTarget] =
    ConversionSweep.targets + [
      .digits(1), .digits(33), .digits(34), .decimals(-3, elseDigits: 0),
      .decimals(3, elseDigits: 34),
      .decimals(6_170, elseDigits: 3), .decimals(-6_140, elseDigits: 2),
      .decimals(40, elseDigits: 0),
    ]

  @Test func roundingsAreTheOracles() throws {
    var differing: [String] = []
    var compared = 0
    for (number, (formula, inverse)) in PreimageCasesTests.maps.enumerated() {
      for index in 0..<6 {
        var random = CaseRandom(seed: 12, index: UInt64(100 * number + index))
        let values = HardCases.values(of: formula, inverse: inverse, &random)
        for value in values + specials {
          let operand = try #require(DecimalOperand(value.text))
          let all = TargetExpectation.all(of: operand, by: formula, to: Self.targets) ?? []
          for expectation in all {
            let single =
              Oracle.convertInEveryMode(
                operand, by: formula, to: expectation.target, in: .decimal128) ?? []
            let results = expectation.expected.results
            let together = ResultsByMode.modes.indices.map { results[$0] }
            compared += 1
            if single != together {
              differing.append("\(number): \(value.text) \(expectation.target)")
            }
          }
          if all.isEmpty { differing.append("\(number): \(value.text) not judged") }
        }
      }
    }
    #expect(differing.prefix(20) == [])
    #expect(compared > 20_000)
  }

  /// Values at the ends of the range, special values, and values that round to a power of ten
  /// there.
  private var specials: [HardValue] {
    let nines = String(repeating: "9", count: 34)
    let texts = [
      "NaN7", "sNaN", "Infinity", "-Infinity", "0E6111", "0E-6176", "\(nines)E6111", "1E6144",
      "5E-6176", "\(nines)E-6177", "-\(nines)E-6143", "\(nines)E-34", "4E6144", "1234E-6180",
      "3937007874015748031496062992125984E6110",
    ]
    return texts.map { HardValue($0, .extreme) }
  }

  /// The cut derived from the oracle's roundings equals the cut of the exact quotient.
  @Test func bothWaysToCutAgree() throws {
    var compared = 0
    for (number, (formula, inverse)) in PreimageCasesTests.maps.enumerated() {
      switch formula {
      case .linear, .reciprocal: break
      default: continue
      }
      for index in 0..<20 {
        var random = CaseRandom(seed: 13, index: UInt64(100 * number + index))
        for value in HardCases.values(of: formula, inverse: inverse, &random) {
          let operand = try #require(DecimalOperand(value.text))
          #expect(formula.cut(operand) == formula.cutByRoundings(operand), "\(value)")
          compared += 1
        }
      }
    }
    #expect(compared > 2_000)
  }
}
