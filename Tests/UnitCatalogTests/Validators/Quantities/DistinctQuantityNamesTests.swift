import Testing
import UnitCatalog

@Suite struct DistinctQuantityNamesTests {
  /// Returns the problems of a changed catalog of length and mass.
  private func problems(
    _ change: (_ length: inout QuantityRecord, _ mass: inout QuantityRecord) -> Void
  ) throws -> [CatalogProblem] {
    let mass = """
      quantity mass
      name Mass
      icon scale
      dimension mass
      base gram
      \(unit("gram", "base"))
      """
    let records = try smallCatalog(unit("ell", "2 meter"), more: [mass]).records
    var (first, second) = (records[0], records[1])
    change(&first, &second)
    return DistinctQuantityNames.problems(in: try Catalog([first, second]))
  }

  @Test func aNameOfTwoThingsIsReported() throws {
    let changes: [((inout QuantityRecord, inout QuantityRecord) -> Void, String, [String])] = [
      (
        {
          $0.aliases = ["mass"]
          _ = $1
        }, "mass", ["length", "mass"]
      ),
      (
        {
          $0.aliases = ["Big-ness"]
          $1.aliases = ["big ness"]
        }, "Big-ness", ["length", "mass"]
      ),
      (
        {
          $0.aliases = ["Size", "size"]
          _ = $1
        }, "Size", ["length", "length"]
      ),
      (
        {
          $0.name = "Extent"
          $1.aliases = ["LENGTH"]
        }, "length", ["length", "mass"]
      ),
      (
        {
          $0.aliases = ["Size"]
          $1.topics = ["Size"]
        }, "Size", ["length", "mass"]
      ),
      (
        {
          $0.groups = [UnitGroup(name: "Old (UK)", units: ["ell"])]
          $1.aliases = ["old"]
        },
        "old", ["mass", "length"]
      ),
    ]
    for (change, name, quantities) in changes {
      let problem = CatalogProblem.repeatedQuantityName(name, quantities: quantities)
      #expect(try problems(change).contains(problem), "\(name)")
      #expect(
        problem.description
          == "\(quantities.joined(separator: ", ")): \"\(name)\" does not name one thing alone; "
          + "make it a topic, or drop it")
    }
  }

  @Test func aTopicOfOneIsReported() throws {
    let problems = try problems { length, _ in length.topics = ["Size"] }
    #expect(problems == [.loneTopic("Size", quantity: "length")])
    #expect(
      problems[0].description
        == "length: the topic \"Size\" covers nothing else; make it an alias")
  }

  @Test func topicsAndHeadingsMayBeShared() throws {
    let problems = try problems { length, mass in
      length.topics = ["Size"]
      mass.topics = ["size"]
      length.groups = [UnitGroup(name: "Old (UK)", units: ["ell"])]
      mass.groups = [UnitGroup(name: "Old (US)", units: ["gram"])]
      length.aliases = ["Distance"]
    }
    #expect(problems == [])
  }
}
