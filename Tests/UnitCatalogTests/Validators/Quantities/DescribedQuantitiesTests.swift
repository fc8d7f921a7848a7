import Testing
import UnitCatalog

@Suite struct DescribedQuantitiesTests {
  private func problems(_ description: String) throws -> [CatalogProblem] {
    var records = try smallCatalog("").records
    records[0].name = "Long way"
    records[0].description = description
    return DescribedQuantities.problems(in: try Catalog(records))
  }

  @Test func aQuantityWithoutDescriptionIsReported() throws {
    let problems = try problems("")
    #expect(problems == [.missingDescription(quantity: "length")])
    #expect(
      problems[0].description == "length: no description; say in one sentence what it is")
  }

  /// A description is one sentence of at most 100 bytes that begins with a capital, ends with a
  /// full stop, and does not repeat the name.
  @Test func otherFormsAreReported() throws {
    let long = "A" + String(repeating: "b", count: 99) + "."
    for text in [
      "No stop", "no capital.", "Two. Sentences.", long, "A long way.", "The LONG-way.", ".",
    ] {
      #expect(try problems(text) == [.descriptionForm(quantity: "length")], "\(text)")
    }
  }

  @Test func aSentenceIsAccepted() throws {
    for text in ["Distance.", String(long.dropLast(2)) + ".", "A longer ways away."] {
      #expect(try problems(text) == [], "\(text)")
    }
  }

  private let long = "A" + String(repeating: "b", count: 100)

  /// M-112: each built-in quantity has a description.
  @Test func allOfTheCatalogAreDescribed() {
    #expect(DescribedQuantities.problems(in: .standard) == [])
    #expect(Set(Catalog.standard.quantities.map(\.description)).count == 49)
  }
}
