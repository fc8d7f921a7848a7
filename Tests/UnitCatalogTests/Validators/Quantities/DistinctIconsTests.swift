import Testing
import UnitCatalog

@Suite struct DistinctIconsTests {
  private func problems(of icon: String) throws -> [CatalogProblem] {
    let area = """
      quantity area
      name Area
      icon \(icon)
      base square-meter
      dimension length^2
      unit square-meter
      symbol m²
      name square meter
      system metric
      definition meter^2
      source SI
      """
    return DistinctIcons.problems(in: try smallCatalog("", more: [area]))
  }

  @Test func aSharedPictureIsReported() throws {
    let problems = try problems(of: "ruler")
    #expect(problems == [.repeatedIcon("ruler", quantities: ["length", "area"])])
    #expect(
      problems[0].description == "length, area: share the icon ruler; name a picture for each")
  }

  @Test func differentPicturesAreAccepted() throws {
    #expect(try problems(of: "square.dashed") == [])
  }

  @Test func customQuantitiesMayShareTheNeutralPicture() throws {
    let catalog = try smallCatalog("")
      .adding(CustomQuantity(name: "Money", baseName: "euro", baseSymbol: "€"))
      .adding(CustomQuantity(name: "Votes", baseName: "vote", baseSymbol: "vote"))
    #expect(DistinctIcons.problems(in: catalog) == [])
  }
}
