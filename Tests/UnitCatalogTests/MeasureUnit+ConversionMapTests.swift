import DecimalArithmetic
import Testing
import UnitCatalog

@Suite struct ConversionMapTests {
  private func map(_ from: String, _ to: String) throws -> ConversionMap? {
    let from = try #require(Catalog.standard.unit(from))
    return from.conversionMap(to: try #require(Catalog.standard.unit(to)))
  }

  private func affine(_ scale: String, _ offset: String) throws -> ConversionMap? {
    let scale = try #require(ExactRatio(published: scale))
    let offset = try #require(ExactRatio(published: offset))
    return AffineMap(scale: scale, offset: offset).map { .affine($0) }
  }

  @Test func unitsWithoutOffsetGiveLinearMaps() throws {
    let ratio = try #require(ExactRatio(published: "9/5"))
    #expect(try map("kelvin", "rankine") == .linear(ratio))
    #expect(try map("mile", "mile") == .linear(.one))
    #expect(try map("celsius", "celsius") == .linear(.one))
  }

  @Test func equalOffsetsCancel() throws {
    let ratio = try #require(ExactRatio(published: "4/5"))
    #expect(try map("celsius", "reaumur") == .linear(ratio))
  }

  @Test func scalesWithOffsetsGiveAffineMaps() throws {
    #expect(try map("fahrenheit", "celsius") == affine("5/9", "-160/9"))
    #expect(try map("celsius", "fahrenheit") == affine("1.8", "32"))
    #expect(try map("celsius", "kelvin") == affine("1", "273.15"))
    #expect(try map("delisle", "celsius") == affine("-2/3", "100"))
  }

  @Test func quantitiesDoNotMix() throws {
    #expect(try map("mile", "gallon") == nil)
  }
}
