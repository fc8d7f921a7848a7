import StrictText

extension RecentItems {
  init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(node, keys: "categories units searches last", in: source)
    self.init(
      categories: object.texts("categories"), units: object.texts("units"),
      searches: object.texts("searches"),
      last: object.value("last") { node in
        let last = DataObject(node, keys: "category from to input", in: source)
        return LastConversion(
          category: last.text("category"), from: last.text("from"), to: last.text("to"),
          input: last.numberText("input"))
      })
  }
}

extension Entitlements {
  init(_ node: JSONNode, in source: DataSource) {
    let object = DataObject(node, keys: "products tips", in: source)
    let products = object.elements("products") { node in
      let owned = DataObject(node, keys: "id since licence", in: source)
      return OwnedProduct(
        owned.requiredChoice("id", else: .pro, expected: "product"),
        since: owned.time("since"), unverifiedLicence: owned.text("licence"))
    }
    let tips = object.elements("tips") { node in
      let given = DataObject(node, keys: "id at", in: source)
      return GivenTip(
        given.requiredChoice("id", else: .small, expected: "tip"), at: given.time("at"))
    }
    self.init(products: products, tips: tips)
  }
}
