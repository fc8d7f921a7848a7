import Metryvo
import Testing

@Suite struct MoneyRoundingTests {
  /// The modes, in the order of the expected results.
  private static let modes: [RoundingMode] = [
    .halfEven, .halfUp, .halfDown, .down, .up, .floor, .ceiling, .up05,
  ]

  private func expect(_ value: String, step: String, _ results: String) throws {
    let value = try MoneySamples.ratio(value)
    let expected = results.split(separator: " ").map(String.init)
    for (mode, result) in zip(Self.modes, expected) {
      let rounded = try MoneySamples.rounding(step, mode).rounded(value)
      #expect(rounded.description == result, "\(mode)")
    }
  }

  @Test func allModesRoundToTheSmallestPart() throws {
    try expect("0.125", step: "0.01", "0.12 0.13 0.12 0.12 0.13 0.12 0.13 0.12")
    try expect("-0.125", step: "0.01", "-0.12 -0.13 -0.12 -0.12 -0.13 -0.13 -0.12 -0.12")
    try expect("1/3", step: "0.01", "0.33 0.33 0.33 0.33 0.34 0.33 0.34 0.33")
    try expect("0.1001", step: "0.01", "0.10 0.10 0.10 0.10 0.11 0.10 0.11 0.11")
    try expect("0.15000001", step: "0.01", "0.15 0.15 0.15 0.15 0.16 0.15 0.16 0.16")
  }

  /// 57.225 is 1144.5 steps of 0.05, and 57.23 is 1144.6 steps.
  @Test func modesCountSteps() throws {
    try expect("57.225", step: "0.05", "57.20 57.25 57.20 57.20 57.25 57.20 57.25 57.20")
    try expect("57.23", step: "0.05", "57.25 57.25 57.25 57.20 57.25 57.20 57.25 57.20")
    try expect("57.275", step: "0.05", "57.30 57.30 57.25 57.25 57.30 57.25 57.30 57.30")
    try expect("2.50", step: "1", "2.00 3.00 2.00 2.00 3.00 2.00 3.00 2.00")
    try expect("2.51", step: "0.50", "2.50 2.50 2.50 2.50 3.00 2.50 3.00 3.00")
  }

  /// The tie of a step of 0.03 is 0.015, which is one and a half smallest parts.
  @Test func halvesOfOddStepsAreFound() throws {
    try expect("0.015", step: "0.03", "0.00 0.03 0.00 0.00 0.03 0.00 0.03 0.03")
    try expect("0.0149", step: "0.03", "0.00 0.00 0.00 0.00 0.03 0.00 0.03 0.03")
    try expect("0.0151", step: "0.03", "0.03 0.03 0.03 0.00 0.03 0.00 0.03 0.03")
  }

  @Test func badStepsAreErrors() throws {
    for step in ["0", "-0.05"] {
      #expect(throws: MoneyError.stepNotPositive) { try MoneySamples.rounding(step) }
    }
    #expect(throws: MoneyError.stepNotWhole(try MoneySamples.ratio("0.005"), decimals: 2)) {
      try MoneySamples.rounding("0.005")
    }
    #expect(throws: MoneyError.stepNotPositive) {
      try MoneyRounding(toStep: MoneyAmount(minorUnits: -5, decimals: 2))
    }
    #expect(throws: MoneyError.decimalsOutOfRange(7)) { try MoneyRounding(toDecimals: 7) }
  }

  @Test func valuesBeyondTheLimitsAreErrors() throws {
    let cent = try MoneySamples.rounding("0.01")
    #expect(throws: MoneyError.amountTooLarge) {
      try cent.rounded(MoneySamples.ratio("1.0001e28"))
    }
    #expect(throws: MoneyError.amountTooLarge) { try cent.rounded(MoneySamples.ratio("1e300")) }
    #expect(throws: MoneyError.ratioTooLong) { try cent.rounded(MoneySamples.ratio("1e-300")) }
    let wide = try MoneyRounding(toStep: MoneySamples.ratio("9e27"), decimals: 2, mode: .up)
    #expect(throws: MoneyError.amountTooLarge) {
      try wide.rounded(MoneySamples.ratio("9.5e27"))
    }
  }
}
