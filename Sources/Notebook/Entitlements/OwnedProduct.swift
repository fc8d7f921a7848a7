/// A product that a person has, by a verified licence or as a demonstration.
///
///     let licence = try SignedLicence(bytes).verified(by: key, at: now)
///     try notebook.edit(.addProduct(OwnedProduct(licence, since: now)))
///
/// A ``VerifiedLicence`` or a ``DemoStore`` makes one. No document does: see ``ProductClaim``.
public struct OwnedProduct: Hashable, Sendable {
  /// Which product.
  public let product: Product
  /// Since when.
  public var since: Timestamp
  /// The licence, whose text another device can verify again; `nil` for a demonstration.
  public let licence: VerifiedLicence?

  /// A product whose licence was verified.
  public init(_ verified: VerifiedLicence, since: Timestamp) {
    product = verified.product
    self.since = since
    licence = verified
  }

  /// A product that a shop for demonstrations gave.
  @usableFromInline
  init(demonstrationOf product: Product, since: Timestamp) {
    self.product = product
    self.since = since
    licence = nil
  }

  /// Whether a ``DemoStore`` gave the product, without a licence.
  public var isDemonstration: Bool { licence == nil }
}

/// What a document says of a product; a claim opens nothing.
///
///     let stored = try NotebookDocument(bytes).content.entitlements
///     stored.claims.count                                    // 1
///     stored.owns(.pro)                                      // false
///     stored.verified(by: key, at: now).held.owns(.pro)      // true, if the licence holds
public struct ProductClaim: Hashable, Sendable {
  /// Which product.
  public let product: Product
  /// Since when.
  public let since: Timestamp
  /// The text of a licence, which may be any text, or ``demonstration``.
  public let licence: String

  /// What stands in place of a licence for a demonstration.
  public static let demonstration = "demonstration"

  /// A claim from its parts.
  public init(_ product: Product, since: Timestamp, licence: String) {
    self.product = product
    self.since = since
    self.licence = licence
  }

  /// What a document says of a product that a person has.
  public init(_ owned: OwnedProduct) {
    self.init(
      owned.product, since: owned.since, licence: owned.licence?.text ?? Self.demonstration)
  }

  /// Whether the claim is that a ``DemoStore`` gave the product.
  public var isDemonstration: Bool { licence.hasBytes(of: Self.demonstration) }

  /// Whether all is equal, the text by its bytes, as it is written.
  public static func == (x: ProductClaim, y: ProductClaim) -> Bool {
    x.product == y.product && x.since == y.since && x.licence.hasBytes(of: y.licence)
  }
}
