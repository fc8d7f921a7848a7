/// What a person may use beyond the free part, what a document says of it, and the tips given.
///
/// Each product stands once, among ``products`` or among ``claims``. A document gives claims alone:
/// ``verified(by:at:allowsDemonstrations:)`` makes products of those that hold. Nothing here is
/// proof against tampering, and no money moves.
public struct Entitlements: Hashable, Sendable {
  /// The products that a verified licence or a ``DemoStore`` gave.
  public private(set) var products: [OwnedProduct]
  /// What documents say of products, not verified or refused: they open nothing.
  public private(set) var claims: [ProductClaim]
  /// The tips in the order given; they unlock nothing.
  public private(set) var tips: [GivenTip]

  /// Entitlements of products, claims and tips.
  ///
  /// Of a product that stands twice the first counts, and a product counts more than its claim.
  public init(
    products: [OwnedProduct] = [], claims: [ProductClaim] = [], tips: [GivenTip] = []
  ) {
    self.products = []
    self.claims = []
    self.tips = tips
    for owned in products where !owns(owned.product) { self.products.append(owned) }
    for claim in claims where !owns(claim.product) && !hasClaim(on: claim.product) {
      self.claims.append(claim)
    }
  }

  /// Whether the person has the product; a claim is not enough.
  public func owns(_ product: Product) -> Bool { products.contains { $0.product == product } }

  private func hasClaim(on product: Product) -> Bool { claims.contains { $0.product == product } }

  /// The entitlements as a reader of their document has them: each product is a claim.
  public var unverified: Entitlements {
    Entitlements(claims: products.map { ProductClaim($0) } + claims, tips: tips)
  }

  /// Adds a product, in place of its earlier licence and of its claim.
  mutating func add(_ owned: OwnedProduct) {
    claims.removeAll { $0.product == owned.product }
    if let position = products.firstIndex(where: { $0.product == owned.product }) {
      products[position] = owned
    } else {
      products.append(owned)
    }
  }

  mutating func remove(_ product: Product) {
    products.removeAll { $0.product == product }
    claims.removeAll { $0.product == product }
  }

  mutating func add(_ tip: GivenTip) { tips.append(tip) }
}
