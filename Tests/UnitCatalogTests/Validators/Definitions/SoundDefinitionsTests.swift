import Testing
import UnitCatalog

@Suite struct SoundDefinitionsTests {
  @Test func levelsAndReciprocalsAsBaseUnitsAreReported() throws {
    for (definition, dimension) in [
      ("level 10 log10 re meter", "length"), ("reciprocal meter", "length^-1"),
    ] {
      let head = "quantity width\nname Width\nicon ruler\nbase ell\ndimension \(dimension)\n"
      let catalog = try smallCatalog("", more: [head + unit("ell", definition)])
      let problems = SoundDefinitions.problems(in: catalog)
      #expect(problems == [.definition(unit: "ell", .baseNotLinear)])
      #expect(
        problems[0].description
          == "ell: a level or reciprocal cannot be the base unit; choose one that is proportional")
    }
  }

  @Test func aScaledOrShiftedBaseUnitIsReported() throws {
    for definition in ["2 meter", "1 meter + 1 meter", "pi meter"] {
      let head = "quantity width\nname Width\nicon ruler\nbase ell\ndimension length\n"
      let catalog = try smallCatalog("", more: [head + unit("ell", definition)])
      let problems = SoundDefinitions.problems(in: catalog)
      #expect(problems == [.definition(unit: "ell", .baseNotCoherent)])
      #expect(
        problems[0].description
          == "ell: base unit must be 1 without offset; define it by base units alone")
    }
  }

  @Test func aDefinitionOfAnotherDimensionIsReported() throws {
    let catalog = try smallCatalog(unit("ell", "2 meter^2"))
    let problems = SoundDefinitions.problems(in: catalog)
    let area = try #require(DimensionVector("length^2"))
    let length = try #require(DimensionVector("length"))
    #expect(problems == [.definition(unit: "ell", .wrongDimension(area, expected: length))])
    #expect(
      problems[0].description
        == "ell: definition is length^2, not length; mend the definition")
  }

  @Test func aNegativeUnitWithoutOffsetIsReported() throws {
    let units = [
      unit("ell", "-2 meter"), unit("aune", "-2/3 meter + 373.15 meter"), unit("foot", "3 meter"),
    ]
    let problems = SoundDefinitions.problems(in: try smallCatalog(units.joined(separator: "\n")))
    #expect(problems == [.definition(unit: "ell", .negativeScale)])
    #expect(
      problems[0].description
        == "ell: negative without an offset; turn the sign of its definition")
  }

  @Test func aNegativeReciprocalIsReported() throws {
    let head = "quantity width\nname Width\nicon ruler\nbase ell\ndimension length^-1\n"
    let units = [unit("ell", "1 / meter"), unit("aune", "reciprocal -2 meter")]
    let catalog = try smallCatalog("", more: [head + units.joined(separator: "\n")])
    #expect(SoundDefinitions.problems(in: catalog) == [.definition(unit: "aune", .negativeScale)])
  }
}
