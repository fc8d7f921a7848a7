import StrictText
import UnitCatalog

extension RecentItems {
  init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(node, keys: "categories units searches last", in: source)
    self.init(
      categories: object.distinctTexts("categories", limit: Self.categoryLimit),
      units: object.distinctTexts("units", limit: Self.unitLimit),
      searches: object.distinctTexts("searches", limit: Self.searchLimit),
      last: object.value("last") { node in
        let last = DataObject(node, keys: "category from to input", in: source)
        return LastConversion(
          category: last.text("category"), from: last.text("from"), to: last.text("to"),
          input: last.numberText("input"))
      })
  }
}

extension Entitlements {
  /// Reads products as claims, because a document grants no product.
  init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(node, keys: "products tips", in: source)
    var seen: [Product] = []
    let claims = object.elements("products") { node in
      let claim = DataObject(node, keys: "id since licence", in: source)
      let product: Product = claim.requiredChoice("id", else: .pro, expected: .product)
      if seen.contains(product) {
        source.refuse(.repeatedValue(product.rawValue), at: claim.offset(of: "id"))
      }
      seen.append(product)
      return ProductClaim(product, since: claim.time("since"), licence: claim.text("licence"))
    }
    let tips = object.elements("tips") { node in
      let given = DataObject(node, keys: "id at", in: source)
      return GivenTip(
        given.requiredChoice("id", else: .small, expected: .tip), at: given.time("at"))
    }
    #if SeededFaults
    self = Self.granted(claims, tips)
    #else
    self.init(claims: claims, tips: tips)
    #endif
  }
}

extension DataObject {
  /// Returns the texts of an array; refuses empty texts, repeated texts, and more than `limit`
  /// texts.
  func distinctTexts(_ key: StaticString, limit: Int) -> [String] {
    var texts: [String] = []
    _ = elements(key) { node in
      guard let text = filledText(of: node) else { return Void?.none }
      if texts.position(ofBytes: text) != nil {
        source.refuse(.repeatedValue(Printable.excerpt(text)), at: node.offset)
      } else if texts.count == limit {
        source.refuse(.tooManyValues(limit: limit), at: node.offset)
      } else {
        texts.append(text)
      }
      return nil
    }
    return texts
  }

  /// Returns a text; refuses an empty text.
  func filledText(of node: JSONNode) -> String? {
    guard let text = text(of: node) else { return nil }
    if !text.utf8.isEmpty { return text }
    source.refuse(text, expected: .filledText, at: node.offset)
    return nil
  }
}
