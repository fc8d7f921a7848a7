/// What a person may use beyond the free part, and the tips given.
///
/// The engine takes a licence as verified: the program that reads a licence file checks its
/// signature first. Nothing here is proof against tampering, and no money moves.
public struct Entitlements: Hashable, Sendable {
  /// The products, each once.
  public private(set) var products: [OwnedProduct]
  /// The tips in the order given; they unlock nothing.
  public private(set) var tips: [GivenTip]

  /// Entitlements of products and tips; of a product that stands twice the first counts.
  public init(products: [OwnedProduct] = [], tips: [GivenTip] = []) {
    self.products = []
    self.tips = tips
    for owned in products where !owns(owned.product) { self.products.append(owned) }
  }

  /// Whether the product is there.
  public func owns(_ product: Product) -> Bool { products.contains { $0.product == product } }

  /// Adds a product, in place of its earlier licence.
  mutating func add(_ owned: OwnedProduct) {
    if let position = products.firstIndex(where: { $0.product == owned.product }) {
      products[position] = owned
    } else {
      products.append(owned)
    }
  }

  mutating func remove(_ product: Product) { products.removeAll { $0.product == product } }

  mutating func add(_ tip: GivenTip) { tips.append(tip) }
}

/// What can be bought once.
public enum Product: String, CaseIterable, Hashable, Sendable {
  /// All that is not free.
  case pro = "offlineunit_pro"
}

/// What can be given any number of times, without any effect on features.
public enum Tip: String, CaseIterable, Hashable, Sendable {
  case small = "tip_small"
  case medium = "tip_medium"
  case large = "tip_large"
}

/// A product with its licence.
public struct OwnedProduct: Hashable, Sendable {
  /// Which product.
  public var product: Product
  /// Since when.
  public var since: Timestamp
  /// The signed licence as text, which another device can verify again.
  public var licence: String

  /// A product whose licence was verified.
  public init(_ product: Product, since: Timestamp, verifiedLicence licence: String) {
    self.product = product
    self.since = since
    self.licence = licence
  }
}

/// A tip and when it was given.
public struct GivenTip: Hashable, Sendable {
  /// Which tip.
  public var tip: Tip
  /// When it was given.
  public var at: Timestamp

  /// A tip at a time.
  public init(_ tip: Tip, at: Timestamp) {
    self.tip = tip
    self.at = at
  }
}
