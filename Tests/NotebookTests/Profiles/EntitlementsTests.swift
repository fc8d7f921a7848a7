import Metryvo
import Testing

/// A document never entitles to a product, whatever its content and its path into the notebook.
@Suite struct EntitlementsTests {
  private let time = NotebookSamples.time()

  private func document(licence: String) throws -> NotebookContent {
    let product = #"{"id": "offlineunit_pro", "since": "\#(time.text)", "licence": "\#(licence)"}"#
    return try NotebookDocument(
      text: """
        {"format": "metryvo-data", "version": 1, "entitlements": {"products": [\(product)]}}
        """
    ).content
  }

  private func isFree(_ notebook: NotebookContent) -> Bool {
    !notebook.entitlements.owns(.pro)
      && notebook.entitlements.tier(previewsFreePart: true) == .free
  }

  @Test func whatADocumentSaysOpensNothing() throws {
    let signed = try #require(OwnedProduct.sample().licence).text
    for licence in ["x", "", "demonstration", signed] {
      let read = try document(licence: licence)
      #expect(read.entitlements.claims.map(\.licence) == [licence] && isFree(read))
      var notebook = NotebookContent()
      try notebook.edit(.replaceAll(read))
      #expect(isFree(notebook))
      try notebook.edit(.replaceAll(NotebookContent()))
      try notebook.edit(.changeEntitlements(read.entitlements))
      #expect(isFree(notebook))
      for mode in ImportMode.allCases {
        let result = NotebookContent().importing(NotebookDocument(content: read), mode)
        #expect(result.content.entitlements == Entitlements())
        #expect(result.notes.contains(.entitlementsLeftOut(products: 1, tips: 0)))
      }
      var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
      #expect(store.save(read, after: NotebookContent()) == [])
      // Loading and saving preserve the claims.
      let loaded = store.load().content
      #expect(loaded == read && isFree(loaded))
    }
  }

  @Test func aClaimHoldsWhenItIsVerified() throws {
    let pro = OwnedProduct.sample()
    let tips = [GivenTip(.small, at: time)]
    let claims = Entitlements(products: [pro], tips: tips).unverified
    #expect(claims.claims == [ProductClaim(pro)] && claims.products.isEmpty)
    let (held, refused) = claims.verified(by: SumVerifier(), at: pro.since)
    #expect(held == Entitlements(products: [pro], tips: tips) && refused.isEmpty)
    let wrong = try document(licence: "x").entitlements
    let (free, problems) = wrong.verified(by: SumVerifier(), at: time, allowsDemonstrations: true)
    #expect(free == wrong && problems.map(\.error) == [.notALicence])
  }

  @Test func aProductStandsInPlaceOfItsClaim() throws {
    let pro = OwnedProduct.sample("new")
    var notebook = try document(licence: "x")
    let undo = try notebook.edit(.addProduct(pro))
    #expect(notebook.entitlements == Entitlements(products: [pro]))
    try notebook.edit(undo)
    #expect(try notebook == document(licence: "x"))
    try notebook.edit(.removeProduct(.pro))
    #expect(notebook.entitlements == Entitlements())
    let claim = ProductClaim(.pro, since: time, licence: "x")
    #expect(Entitlements(products: [pro], claims: [claim]).claims.isEmpty)
    #expect(Entitlements(claims: [claim, ProductClaim(pro)]).claims == [claim])
  }
}
