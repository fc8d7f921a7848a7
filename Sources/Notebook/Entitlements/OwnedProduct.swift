/// A product that a person has, by a verified licence or as a demonstration.
///
///     var notebook = NotebookContent()
///     var shop = DemoStore()
///     shop.handle(.buy(.product(.pro)), at: .epoch, in: notebook)
///     let step = shop.handle(.confirm, at: .epoch, in: notebook)
///     for edit in step.edits { try notebook.edit(edit) }
///     notebook.entitlements.products.map(\.isDemonstration)  // [true]
///
/// Only a ``VerifiedLicence`` or a ``DemoStore`` makes an owned product. A document makes a
/// ``ProductClaim``.
public struct OwnedProduct: Hashable, Sendable {
  /// The product.
  public let product: Product
  /// The time since which the person has the product.
  public var since: Timestamp
  /// The licence, whose text another device can verify again; `nil` for a demonstration.
  public let licence: VerifiedLicence?

  /// Creates a product of a verified licence.
  ///
  ///     let licence = Licence(
  ///       id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
  ///     let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
  ///     let text = SignedLicence.text(
  ///       signedBytes: signed, signature: Array(repeating: 0, count: 64))
  ///     let file = try SignedLicence(text: text)
  ///     let key = VerifierAnswer(keyName: "release-1", to: file, isValid: true)
  ///     let verified = try file.verified(by: key, at: .epoch)
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.addProduct(OwnedProduct(verified, since: .epoch)))
  ///     notebook.entitlements.owns(.pro)  // true
  public init(_ verified: VerifiedLicence, since: Timestamp) {
    product = verified.product
    self.since = since
    licence = verified
  }

  /// Creates a product of a ``DemoStore``.
  @usableFromInline
  init(demonstrationOf product: Product, since: Timestamp) {
    self.product = product
    self.since = since
    licence = nil
  }

  /// Whether the product is from a ``DemoStore``, without a licence.
  public var isDemonstration: Bool { licence == nil }
}

/// A claim of a document that a person has a product; a claim unlocks nothing.
///
///     let claim = ProductClaim(.pro, since: .epoch, licence: ProductClaim.demonstration)
///     let stored = Entitlements(claims: [claim])
///     stored.claims.count  // 1
///     stored.owns(.pro)  // false
public struct ProductClaim: Hashable, Sendable {
  /// The product.
  public let product: Product
  /// The time since which the person has the product, as claimed.
  public let since: Timestamp
  /// The text of the licence, which may be any text, or ``demonstration``.
  public let licence: String

  /// The text in place of a licence for a demonstration.
  public static let demonstration = "demonstration"

  /// Creates a claim from its parts.
  public init(_ product: Product, since: Timestamp, licence: String) {
    self.product = product
    self.since = since
    self.licence = licence
  }

  /// Creates the claim on a product that a person has, as a document states it.
  public init(_ owned: OwnedProduct) {
    self.init(
      owned.product, since: owned.since, licence: owned.licence?.text ?? Self.demonstration)
  }

  /// Whether the claim is of a demonstration, without a licence.
  public var isDemonstration: Bool { licence.hasBytes(of: Self.demonstration) }

  /// Whether all fields are equal; the licence is compared by its bytes.
  public static func == (x: ProductClaim, y: ProductClaim) -> Bool {
    x.product == y.product && x.since == y.since && x.licence.hasBytes(of: y.licence)
  }
}
