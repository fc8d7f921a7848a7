import Testing
import UnitCatalog

@Suite struct MeaningfulNamesTests {
  private let area = """
    quantity area
    name Area
    icon square.dashed
    base square-meter
    dimension length^2
    unit square-meter
    symbol m²
    name square meter
    system metric
    definition meter^2
    source SI
    """

  private func problems(_ units: String, area more: String = "") throws -> [CatalogProblem] {
    MeaningfulNames.problems(in: try smallCatalog(units, more: [area + "\n" + more]))
  }

  @Test func aWrongPowerOfAPrefixIsReported() throws {
    let problems = try problems(unit("kilometer", "1e4 meter"))
    #expect(problems == [.unlikeItsName(unit: "kilometer", name: "1e3 meter")])
    #expect(
      problems[0].description
        == "kilometer: by its name it is 1e3 meter, by its definition not; mend one")
  }

  @Test func aWrongProductIsReported() throws {
    let units = [unit("ell", "9/8 meter"), unit("log-ell", "2 meter")].joined(separator: "\n")
    #expect(
      try problems(units, area: unit("square-ell", "1.25 square-meter"))
        == [.unlikeItsName(unit: "square-ell", name: "ell^2")])
    #expect(
      try problems(units, area: unit("ell-meter", "8/9 square-meter"))
        == [.unlikeItsName(unit: "ell-meter", name: "ell * meter")])
    #expect(
      try problems(units + "\n" + unit("square-meter-per-ell", "1.125 meter"))
        == [.unlikeItsName(unit: "square-meter-per-ell", name: "meter^2 / ell")])
  }

  @Test func rightOnesAndOtherNamesAreAccepted() throws {
    let units = [
      unit("ell", "9/8 meter"), unit("kiloell", "1125 meter"), unit("long-ell", "2 meter"),
      unit("square-meter-per-ell", "8/9 meter"), unit("meter-ell", "3 meter"),
    ]
    #expect(
      try problems(units.joined(separator: "\n"), area: unit("square-ell", "81/64 meter^2")) == [])
  }

  /// The rule is effective: it finds wrong factors in more than 350 built-in units.
  @Test func aWrongFactorAnywhereIsFound() throws {
    var found = 0
    for quantity in Catalog.standard.records {
      var records = Catalog.standard.records
      guard let index = records.firstIndex(where: { $0.identifier == quantity.identifier }) else {
        continue
      }
      for unit in quantity.units.indices where quantity.units[unit].definition != "base" {
        let definition = quantity.units[unit].definition
        // Each definition is divided by 3, except for levels and units with an offset.
        if definition.hasPrefix("level") || definition.contains(" + ") { continue }
        records[index].units[unit].definition =
          definition.hasPrefix("reciprocal ")
          ? "reciprocal 1/3 " + definition.dropFirst("reciprocal ".count) : "1/3 " + definition
      }
      let catalog = try Catalog(records)
      found += Set(MeaningfulNames.problems(in: catalog)).count
    }
    #expect(found > 350)
  }
}
