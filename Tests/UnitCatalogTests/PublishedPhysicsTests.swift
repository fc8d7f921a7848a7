import DecimalArithmetic
import Testing
import UnitCatalog

/// Values as standards print them: 1 `unit` is `value` `other`.
private let published: [(unit: String, value: String, other: String)] = [
  // NIST SP 811, appendix B.8, unrounded
  ("abampere", "10", "ampere"), ("statampere", "1/2997924580", "ampere"),
  ("abvolt", "0.00000001", "volt"), ("statvolt", "299.792458", "volt"),
  ("abohm", "0.000000001", "ohm"), ("statohm", "898755178736.81764", "ohm"),
  ("mho", "1", "siemens"), ("abmho", "1000000000", "siemens"),
  ("statmho", "1/898755178736.81764", "siemens"), ("abfarad", "1000000000", "farad"),
  ("statfarad", "1/898755178736.81764", "farad"), ("abhenry", "0.000000001", "henry"),
  ("stathenry", "898755178736.81764", "henry"), ("abcoulomb", "10", "coulomb"),
  ("franklin", "1/2997924580", "coulomb"), ("ampere-hour", "3600", "coulomb"),
  ("milliampere-hour", "3.6", "coulomb"), ("maxwell", "0.00000001", "weber"),
  ("gauss", "0.0001", "tesla"), ("gamma", "0.000000001", "tesla"),
  ("foot-candle", "1/0.09290304", "lux"), ("phot", "10000", "lux"),
  ("stilb", "10000", "candela-per-square-meter"),
  ("candela-per-square-inch", "1/0.00064516", "candela-per-square-meter"),
  ("lambert", "929.0304", "foot-lambert"), ("curie", "37000000000", "becquerel"),
  ("rad-dose", "0.01", "gray"), ("rem", "0.01", "sievert"),
  ("roentgen", "0.000258", "coulomb-per-kilogram"), ("tex", "0.000001", "kilogram-per-meter"),
  ("denier", "1/9", "tex"), ("pound-per-foot", "0.45359237/0.3048", "kilogram-per-meter"),
  // SI Brochure, 9th edition
  ("elementary-charge", "0.0000000000000000001602176634", "coulomb"),
  ("faraday", "96485.3321233100184", "coulomb"), ("decibel", "0.1", "bel"),
  ("mole-per-liter", "1000", "mole-per-cubic-meter"), ("percent", "10000", "part-per-1e6"),
  // Enzyme Nomenclature: about 16.67 nkat
  ("unit-enzyme", "50/3", "nanokatal"), ("pound-mole", "453.59237", "mole"),
  ("disintegration-per-minute", "1/60", "becquerel"), ("rutherford", "1000000", "becquerel"),
  ("karat", "1/24", "part"),
]

/// Values with π or ln 10: 1 `unit` is `value` · π^`pi` · (ln 10)^`lnTen` `other`.
private let irrational: [(unit: String, value: String, pi: Int, lnTen: Int, other: String)] = [
  // 1000/4π; 10⁴/π; 1/π
  ("oersted", "250", -1, 0, "ampere-per-meter"),
  ("lambert", "10000", -1, 0, "candela-per-square-meter"),
  ("foot-lambert", "1/0.09290304", -1, 0, "candela-per-square-meter"),
  ("apostilb", "1", -1, 0, "candela-per-square-meter"), ("stilb", "1", 1, 0, "lambert"),
  // IEC 60027-3: 1 dB is (ln 10)/20 Np
  ("decibel", "1/20", 0, 1, "neper"), ("neper", "20", 0, -1, "decibel"),
]

/// Levels: y `unit` = multiplier · lg(argument · x^power) for x `other`.
private let levels:
  [(unit: String, multiplier: String, argument: String, power: Int, other: String)] = [
    ("decibel-volt", "20", "1", 1, "volt"), ("decibel-volt", "20", "0.001", 1, "millivolt"),
    // 1 mW in 600 Ω is 0.6 V²
    ("decibel-unloaded", "10", "1/0.6", 2, "volt"),
    ("decibel-millivolt", "20", "1", 1, "millivolt"),
    ("decibel-microvolt", "20", "1000000", 1, "volt"),
    ("decibel-sound-intensity", "10", "1000000000000", 1, "watt-per-square-meter"),
    ("ph-scale", "-1", "1", 1, "mole-per-liter"),
    ("ph-scale", "-1", "0.001", 1, "millimole-per-liter"),
  ]

@Suite struct PublishedPhysicsTests {
  private func map(_ unit: String, _ other: String) -> ConversionMap? {
    guard let other = Catalog.standard.unit(other) else { return nil }
    return Catalog.standard.lookUp(unit, in: other.quantity).candidates.first?
      .conversionMap(to: other)
  }

  @Test func scalesAreThePublishedValues() {
    let failures = published.filter { unit, value, other in
      let expected = ExactRatio(published: value).map { ConversionMap.linear($0) }
      return expected == nil || map(unit, other) != expected
    }
    #expect(failures.map(\.unit) == [])
  }

  @Test func irrationalScalesAreThePublishedValues() {
    let failures = irrational.filter { unit, value, pi, lnTen, other in
      guard let ratio = ExactRatio(published: value),
        let factor = IrrationalFactor(piPower: pi, lnTenPower: lnTen)
      else { return true }
      return map(unit, other) != .irrational(ratio, factor)
    }
    #expect(failures.map(\.unit) == [])
  }

  @Test func levelsHaveThePublishedReferences() {
    let failures = levels.filter { unit, multiplier, argument, power, other in
      guard let multiplier = ExactRatio(published: multiplier),
        let argument = ExactRatio(published: argument),
        let expected = LogarithmMap(
          multiplier: multiplier, base: .ten, argument: argument, power: power)
      else { return true }
      return map(other, unit) != .logarithm(expected)
    }
    #expect(failures.map(\.unit) == [])
  }

  @Test func levelsOfOneQuantityDifferByTheLevelOfTheReference() throws {
    let sixty = try #require(ExactRatio(60))
    let raised = AffineMap(scale: .one, offset: sixty).map { ConversionMap.affine($0) }
    #expect(map("decibel-volt", "decibel-millivolt") == raised)
    #expect(map("decibel-millivolt", "decibel-microvolt") == raised)
    // 0 dBu is −2.218… dBV: 10 · lg 0.6
    let ten = try #require(ExactRatio(10))
    let reference = try #require(ExactRatio(published: "0.6"))
    let shift = ShiftMap(scale: .one, multiplier: ten, base: .ten, argument: reference)
    #expect(map("decibel-unloaded", "decibel-volt") == shift.map { .shift($0) })
  }

  /// ISO 2947: tex is 1000 divided by the metric number, and 590.5 divided by the cotton number.
  @Test func yarnNumbersAreReciprocal() throws {
    for (unit, value) in [("number-metric", "1000"), ("number-english", "453.59237/0.768096")] {
      let ratio = try #require(ExactRatio(published: value))
      #expect(map(unit, "tex") == .reciprocal(ratio))
    }
  }
}
