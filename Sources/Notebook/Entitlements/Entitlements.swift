/// What a person may use beyond the free part, and the tips given.
///
/// A product comes with a ``VerifiedLicence``. What a store kept is verified again when a program
/// starts: ``verified(by:at:allowsDemonstrations:)``. Nothing here is proof against tampering, and no money moves.
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

  /// The entitlements whose licences hold, and why the others do not.
  ///
  ///     let (held, refused) = notebook.entitlements.verified(by: LicenceKey.release, at: now)
  ///     if !refused.isEmpty { try notebook.edit(.changeEntitlements(held)) }
  ///
  /// Products of a ``DemoStore`` have no licence. They hold where `allowsDemonstrations` says so.
  @inlinable
  public func verified<Verifier: SignatureVerifier>(
    by verifier: Verifier, at time: Timestamp, allowsDemonstrations: Bool = false
  ) -> (held: Entitlements, refused: [(owned: OwnedProduct, error: LicenceError)]) {
    var held: [OwnedProduct] = []
    var refused: [(owned: OwnedProduct, error: LicenceError)] = []
    for owned in products {
      if allowsDemonstrations && owned.isDemonstration {
        held.append(owned)
        continue
      }
      do throws(LicenceError) {
        let licence = try SignedLicence(text: owned.licence)
        _ = try licence.verified(by: verifier, for: owned.product, at: time)
        held.append(owned)
      } catch {
        refused.append((owned, error))
      }
    }
    return (Entitlements(products: held, tips: tips), refused)
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
  public let product: Product
  /// Since when.
  public var since: Timestamp
  /// The signed licence as text, which another device can verify again.
  public let licence: String

  /// A product whose licence was verified.
  public init(_ verified: VerifiedLicence, since: Timestamp) {
    product = verified.product
    self.since = since
    licence = verified.text
  }

  /// What stands in place of a licence for a demonstration.
  static let demonstration = "demonstration"

  /// Whether a ``DemoStore`` gave the product, without a licence.
  public var isDemonstration: Bool { licence.hasBytes(of: Self.demonstration) }

  /// A product that a shop for demonstrations gave.
  init(demonstrationOf product: Product, since: Timestamp) {
    self.init(product, since: since, unverifiedLicence: Self.demonstration)
  }

  /// A product as a document has it, whose licence may be any text.
  init(_ product: Product, since: Timestamp, unverifiedLicence licence: String) {
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
