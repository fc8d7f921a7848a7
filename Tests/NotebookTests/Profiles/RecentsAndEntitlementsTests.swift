import Metryvo
import Testing

@Suite struct RecentsAndEntitlementsTests {
  @Test func theNewestStandsFirstAndOnce() throws {
    var notebook = NotebookContent()
    for category in ["length", "mass", "length"] { try notebook.edit(.visitCategory(category)) }
    for unit in ["mile", "gram", "mile"] { try notebook.edit(.useUnit(unit)) }
    for text in ["naut", "", "naut", "sea"] { try notebook.edit(.search(text)) }
    #expect(notebook.recents.categories == ["length", "mass"])
    #expect(notebook.recents.units == ["mile", "gram"])
    #expect(notebook.recents.searches == ["sea", "naut"])
  }

  @Test func theOldestFallOffTheEnd() throws {
    var notebook = NotebookContent()
    for number in 0..<30 {
      try notebook.edit(.useUnit("u\(number)"))
      try notebook.edit(.visitCategory("c\(number)"))
      try notebook.edit(.search("s\(number)"))
    }
    #expect(notebook.recents.units.count == 20 && notebook.recents.units.first == "u29")
    #expect(notebook.recents.categories.count == 10 && notebook.recents.searches.count == 10)
  }

  @Test func theLastConversionIsKept() throws {
    var notebook = NotebookContent()
    let last = LastConversion(category: "length", from: "kilometer", to: "mile", input: "12.")
    try notebook.edit(.keepLast(last))
    #expect(notebook.recents.last == last)
  }

  @Test func productsAndTipsAreKept() throws {
    var notebook = NotebookContent()
    let pro = OwnedProduct.sample("old")
    try notebook.edit(.addProduct(pro))
    let new = OwnedProduct.sample("new")
    try notebook.edit(.addProduct(new))
    try notebook.edit(.addTip(GivenTip(.small, at: NotebookSamples.time())))
    #expect(notebook.entitlements.products == [new] && notebook.entitlements.tips.count == 1)
    try notebook.edit(.removeProduct(.pro))
    #expect(!notebook.entitlements.owns(.pro))
  }

  @Test func everyEditHasItsInverse() throws {
    var notebook = NotebookContent()
    let pro = OwnedProduct.sample("l")
    let isUndone = try notebook.undoes([
      .useUnit("mile"), .visitCategory("length"), .search("naut"), .useUnit("gram"),
      .useUnit("mile"),
      .keepLast(LastConversion(category: "length", from: "mile", to: "foot", input: "1")),
      .keepLast(nil), .changeRecents(RecentItems()), .addProduct(pro),
      .addTip(GivenTip(.large, at: NotebookSamples.time())), .removeProduct(.pro),
      .changeEntitlements(Entitlements()),
    ])
    #expect(isUndone)
  }
}
