import Testing
import UnitCatalog

@Suite struct FamilyNamesTests {
  private let ells = [
    unit("ell", "2 meter", ["symbol el (A)", "name long ell"]),
    unit("ell-short", "1/2 meter", ["symbol el (B)", "name ell of shops", "plural ells of shops"]),
    unit("ell-old", "3 meter", ["symbol el (old)", "name old long ell"]),
  ]

  private func problems(_ choices: String..., units: [String]? = nil) throws -> [CatalogProblem] {
    let head = (["base meter"] + choices.map { "choice \($0)" }).joined(separator: "\n")
    let catalog = try smallCatalog((units ?? ells).joined(separator: "\n"), head: head)
    return FamilyNames.problems(in: catalog)
  }

  @Test func namesThatOfferNobodyAreReported() throws {
    let problems = try problems()
    let missing = ["ell", "ell-short", "ell-old"]
    #expect(
      problems == [
        .familyNotOffered("el", missing: missing),
        // The name `ell` is also the identifier of the first member, which look-up finds.
        .familyNotOffered("ell", missing: ["ell-short", "ell-old"]),
        .familyNotOffered("ells", missing: missing),
      ])
    #expect(
      problems[1].description
        == "ell-short, ell-old: not offered for \"ell\", which names their family; "
        + "add to its choice")
  }

  @Test func aMemberLeftOutIsReported() throws {
    #expect(
      try problems("el = ell ell-old", "ell | ells = ell-old ell-short ell")
        == [.familyNotOffered("el", missing: ["ell-short"])])
  }

  @Test func aChoiceOfAllIsAccepted() throws {
    #expect(try problems("el | ell | ells = ell-old ell-short ell meter") == [])
  }

  @Test func whatStandsBehindASpaceOnlyTellsMembersApart() throws {
    let units = [
      unit("ell", "2 meter", ["symbol k/(m⋅s)"]), unit("aune", "3 meter", ["symbol k/(m⋅h)"]),
    ]
    #expect(try problems(units: units) == [])
  }

  @Test func aSymbolWithoutParenthesesOwnsTheBareName() throws {
    let units = [unit("ell", "2 meter"), unit("ell-old", "3 meter", ["symbol ell (old)"])]
    #expect(try problems(units: units) == [])
  }
}
