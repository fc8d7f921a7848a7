/// The products that a person has, the claims of documents on products, and the tips given.
///
/// Each product occurs once, in ``products`` or in ``claims``. A document contains only claims:
/// ``verified(by:at:allowsDemonstrations:)`` turns valid claims into products. Entitlements are not
/// protected from tampering, and no money moves.
public struct Entitlements: Hashable, Sendable {
  /// The products of verified licences or of a ``DemoStore``.
  public private(set) var products: [OwnedProduct]
  /// The claims of documents on products, unverified or refused: they unlock nothing.
  public private(set) var claims: [ProductClaim]
  /// The tips in the order given; they unlock nothing.
  public private(set) var tips: [GivenTip]

  /// Creates entitlements of products, claims and tips.
  ///
  /// Of several entries for one product, the first is kept. A product has priority over a claim.
  ///
  ///     let claims = [1, 2].map { ProductClaim(.pro, since: .epoch, licence: "licence \($0)") }
  ///     Entitlements(claims: claims).claims.map(\.licence)  // ["licence 1"]
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

  /// Whether the person has the product; a claim does not suffice.
  ///
  ///     let claim = ProductClaim(.pro, since: .epoch, licence: ProductClaim.demonstration)
  ///     Entitlements(claims: [claim]).owns(.pro)  // false
  public func owns(_ product: Product) -> Bool { products.contains { $0.product == product } }

  private func hasClaim(on product: Product) -> Bool { claims.contains { $0.product == product } }

  /// The entitlements as a document contains them: each product is a claim.
  public var unverified: Entitlements {
    Entitlements(claims: products.map { ProductClaim($0) } + claims, tips: tips)
  }

  /// Adds a product and removes its earlier licence and its claim.
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
