import DecimalArithmetic
import Testing
import UnitCatalog

/// Custom units that refer to reciprocals, levels and multiples with π.
@Suite struct SpecialReferenceTests {
  private func unit(
    _ reference: String, _ factor: String, _ offset: String = "0", name: String = "x unit",
    order: CustomUnit.OffsetOrder = .afterFactor
  ) -> CustomUnit {
    CustomUnit(
      name: name, symbol: name, reference: reference, factor: factor, offset: offset,
      offsetOrder: order)
  }

  private func added(_ unit: CustomUnit) throws -> MeasureUnit {
    try #require(try Catalog.standard.adding([unit]).unit("x-unit"))
  }

  /// If one x is f times the reference, the map from x to the reference is x · f.
  @Test func aMultipleOfAReciprocalIsAReciprocal() throws {
    let reference = try #require(Catalog.standard.unit("liter-per-100-kilometer"))
    let base = try #require(Catalog.standard.unit("kilometer-per-liter"))
    for (factor, definition) in [
      ("2", "reciprocal 2e-8 / meter-per-cubic-meter"),
      ("5/9", "reciprocal 1/180000000 / meter-per-cubic-meter"),
      ("1e-40", "reciprocal 1e-48 / meter-per-cubic-meter"),
    ] {
      let x = try added(unit("liter-per-100-kilometer", factor))
      let ratio = try ExactNumber(factor).value
      #expect(x.conversionMap(to: reference) == .linear(ratio))
      // 100 ÷ (x · f) km/L
      let whole = try #require(ExactRatio(100)?.divided(by: ratio))
      #expect(x.conversionMap(to: base) == .reciprocal(whole))
      #expect(x.model == .reciprocal && x.definition == definition)
    }
  }

  /// An offset changes the reference of a level: the catalog's decibels differ by offsets of whole
  /// decades.
  @Test func aLevelWithAnOffsetHasAnotherReference() throws {
    let milliwatt = try #require(Catalog.standard.unit("decibel-milliwatt"))
    for order in [CustomUnit.OffsetOrder.afterFactor, .beforeFactor] {
      let x = try added(unit("decibel-watt", "1", "-30", order: order))
      #expect(x.model == milliwatt.model && x.scale == milliwatt.scale)
      #expect(x.definition == "level 10 log10 re 0.001 watt")
      #expect(x.conversionMap(to: milliwatt) == .linear(.one))
    }
    // (x + 10) · 3 dBW: 10/3 · log10(P ÷ 1000 W).
    let watt = try #require(Catalog.standard.unit("decibel-watt"))
    let third = try added(unit("decibel-watt", "3", "10", order: .beforeFactor))
    #expect(third.definition == "level 10/3 log10 re 1000 watt")
    let scale = try #require(ExactRatio(3))
    let offset = try #require(ExactRatio(30))
    let map = try #require(AffineMap(scale: scale, offset: offset))
    #expect(third.conversionMap(to: watt) == .affine(map))
  }

  @Test func squaresAndChainsKeepTheirModel() throws {
    let half = try added(unit("decibel-unloaded", "1/2"))
    #expect(half.definition == "level 20 log10 re 0.6 volt^2")
    let catalog = try Catalog.standard.adding([
      unit("y", "3", name: "z"), unit("decibel-watt", "-1/2", "20", name: "y"),
    ])
    // 10 · log10(P ÷ 1 W) = −y/2 + 20 and y = 3 z.
    #expect(catalog.unit("y")?.definition == "level -20 log10 re 100 watt")
    #expect(catalog.unit("z")?.definition == "level -20/3 log10 re 100 watt")
    let fuel = try Catalog.standard.adding([
      unit("y", "3", name: "z"), unit("liter-per-kilometer", "5", name: "y"),
    ])
    #expect(fuel.unit("z")?.definition == "reciprocal 0.000015 / meter-per-cubic-meter")
  }

  /// A multiple of a unit with π keeps the factor of π.
  @Test func aMultipleWithPiKeepsIt() throws {
    let x = try added(unit("radian", "2"))
    #expect(x.definition == "2 radian" && x.irrationalFactor == IrrationalFactor(piPower: -1))
  }

  /// Offsets without an exact map, and units without an exact definition, are refused with the
  /// reason.
  @Test func whatHasNoExactMapIsSaidWithTheReason() throws {
    let mend = "; leave it out, or make a quantity of its own for the unit"
    let rows: [(CustomUnit, String)] = [
      (
        unit("liter-per-100-kilometer", "2", "1"),
        "an offset does not convert exactly to liter-per-100-kilometer, which is a reciprocal"
          + mend
      ),
      (
        unit("meter-per-cubic-meter", "2", "1"),
        "an offset does not convert exactly to liter-per-100-kilometer, which is a reciprocal"
          + mend
      ),
      (
        unit("radian", "2", "1"),
        "an offset does not convert exactly to radian, which has a factor of pi" + mend
      ),
      (
        unit("decibel", "3", "1"),
        "an offset does not convert exactly to decibel, which has a factor of ln10" + mend
      ),
      (
        unit("neper", "3", "1"),
        "an offset does not convert exactly to bel, which has a factor of ln10" + mend
      ),
      (
        unit("watt", "2", "1"),
        "an offset does not convert exactly to decibel-milliwatt, which is a level by log10" + mend
      ),
      (
        unit("decibel-watt", "1", "-3"),
        "this offset would make the level's reference irrational; use a multiple of 10 decibel-watt, "
          + "or none"
      ),
      (
        unit("decibel-watt", "1", "1/3"),
        "this offset would make the level's reference irrational; use a multiple of 10 decibel-watt, "
          + "or none"
      ),
      (
        unit("decibel-watt", "1", "1e4"),
        "definition: a number does not fit 128 bits or its exponent is too large"
      ),
      (
        unit("decibel-watt", "1", "1e40"),
        "definition: a number does not fit 128 bits or its exponent is too large"
      ),
      (
        unit("decibel-watt", "3e-40"),
        "definition: a number does not fit 128 bits or its exponent is too large"
      ),
    ]
    for (unit, problem) in rows {
      let error = #expect(throws: CustomUnitError.self) { try Catalog.standard.adding([unit]) }
      #expect(error?.description == "x-unit: " + problem)
    }
    let nose = """
      unit nose
      symbol nose
      name nose
      system other
      definition level 2 ln re 3 meter
      source Test
      """
    let small = try smallCatalog(nose)
    let half = try #require(try small.adding([unit("nose", "4")]).unit("x-unit"))
    #expect(half.definition == "level 0.5 ln re 3 meter")
    let error = #expect(throws: CustomUnitError.self) {
      try small.adding([unit("nose", "4", "2")])
    }
    #expect(
      error?.description
        == "x-unit: this offset would make the level's reference irrational; leave it out")
  }
}
