import DecimalArithmetic
import Testing
import UnitCatalog

/// Maps between units with π, reciprocals and levels.
@Suite struct SpecialConversionMapTests {
  private let catalog: Catalog

  init() throws {
    catalog = try smallCatalog(
      [
        unit("turn", "pi meter"), unit("half-turn", "1/2 pi meter"),
        unit("consumption", "reciprocal 4 / meter"), unit("usage", "reciprocal 2 / meter"),
        unit("shifted", "1 meter + 5 meter"), unit("decibel", "level 20 log10 re 2e-5 meter"),
        unit("decibel-meter", "level 20 log10 re meter"), unit("bel", "level 2 log10 re meter"),
        unit("square-level", "level 10 log10 re 6 meter^2"), unit("neper", "level 1 ln re meter"),
      ].joined(separator: "\n"))
  }

  private func map(_ from: String, _ to: String) throws -> ConversionMap? {
    let from = try #require(catalog.unit(from))
    return from.conversionMap(to: try #require(catalog.unit(to)))
  }

  private func ratio(_ text: String) throws -> ExactRatio {
    try #require(ExactRatio(published: text))
  }

  @Test func powersOfPiDivide() throws {
    let pi = try #require(IrrationalFactor(piPower: 1))
    let inverse = try #require(IrrationalFactor(piPower: -1))
    #expect(try map("turn", "meter") == .irrational(.one, pi))
    #expect(try map("meter", "half-turn") == .irrational(ratio("2"), inverse))
    #expect(try map("turn", "half-turn") == .linear(ratio("2")))
  }

  @Test func reciprocalUnitsTurnValuesOver() throws {
    // x meters are 1 ÷ 4x in units of consumption.
    #expect(try map("meter", "consumption") == .reciprocal(ratio("0.25")))
    #expect(try map("consumption", "meter") == .reciprocal(ratio("0.25")))
    #expect(try map("consumption", "usage") == .linear(ratio("2")))
  }

  @Test func levelsAreLogarithmsOfTheRatioToTheReference() throws {
    #expect(
      try map("meter", "decibel")
        == LogarithmMap(
          multiplier: ratio("20"), base: .ten, argument: ratio("50000"), power: 1
        ).map { .logarithm($0) })
    #expect(
      try map("decibel", "meter")
        == ExponentialMap(amplitude: ratio("0.00002"), base: .ten, rate: ratio("1/20"), root: 1)
        .map { .exponential($0) })
    #expect(
      try map("square-level", "meter")
        == ExponentialMap(amplitude: ratio("6"), base: .ten, rate: ratio("1/10"), root: 2)
        .map { .exponential($0) })
  }

  @Test func levelsOverRationalReferencesShiftRationally() throws {
    #expect(try map("decibel-meter", "bel") == .linear(ratio("0.1")))
    // The shift is 20 · log10(2e-5); only the logarithm of a power of ten is rational.
    #expect(
      try map("decibel", "decibel-meter")
        == ShiftMap(
          scale: .one, multiplier: ratio("20"), base: .ten, argument: ratio("0.00002")
        ).map { .shift($0) })
    let powers = try smallCatalog(
      [unit("dbm", "level 10 log10 re 1e-3 meter"), unit("dbw", "level 10 log10 re meter")]
        .joined(separator: "\n"))
    let milli = try #require(powers.unit("dbm"))
    let whole = try #require(powers.unit("dbw"))
    #expect(
      try milli.conversionMap(to: whole)
        == AffineMap(scale: .one, offset: ratio("-30")).map { .affine($0) })
  }

  @Test func aSquareReferenceHalvesTheLevel() throws {
    // The level L = 10 log(v² ÷ 6) is L + 10 log 6 as the level 20 log v.
    #expect(
      try map("square-level", "decibel-meter")
        == ShiftMap(scale: .one, multiplier: ratio("10"), base: .ten, argument: ratio("6"))
        .map { .shift($0) })
  }

  @Test func whatHasNoMapHasNone() throws {
    #expect(try map("shifted", "consumption") == nil)
    #expect(try map("shifted", "decibel") == nil)
    #expect(try map("shifted", "turn") == nil)
    #expect(try map("turn", "decibel") == nil)
    #expect(try map("decibel", "neper") == nil)
    #expect(try map("consumption", "decibel") == nil)
  }
}
