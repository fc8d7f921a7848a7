import StrictText
import UnitCatalog

/// The content of a licence: who may use which product until when.
///
///     let licence = Licence(
///       id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
///     let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
///     signed.starts(with: "metryvo-licence-1.release-1.".utf8)  // true
///
/// A licence by itself proves nothing. A ``VerifiedLicence`` is a licence with a checked signature.
public struct Licence: Hashable, Sendable {
  /// The number of the licence: 1 to 128 bytes.
  public var id: String
  /// The identifier of the product: the raw value of ``Product``.
  public var product: String
  /// The name of the buyer, as text for people.
  public var holder: String
  /// The time of issue.
  public var issuedAt: Timestamp
  /// The time from which on the licence is expired; `nil` for never.
  public var expiresAt: Timestamp?
  /// The names of the features sold with the licence, for people.
  ///
  /// Only the table of profiles decides which features a product unlocks.
  public var features: [String]

  /// Creates a licence from its parts.
  public init(
    id: String, product: String, holder: String, issuedAt: Timestamp,
    expiresAt: Timestamp? = nil, features: [String] = []
  ) {
    self.id = id
    self.product = product
    self.holder = holder
    self.issuedAt = issuedAt
    self.expiresAt = expiresAt
    self.features = features
  }

  /// The canonical text of the licence: JSON in UTF-8.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.text("id", id)
      writer.text("product", product)
      writer.text("holder", holder)
      writer.time("issuedAt", issuedAt)
      writer.time("expiresAt", expiresAt)
      writer.texts("features", features)
    }
    return writer.bytes
  }

  /// Reads the text that ``bytes`` writes, and refuses any other spelling.
  init(_ bytes: [UInt8]) throws(LicenceError) {
    let source = DataSource(bytes)
    let node: JSONNode
    do throws(NotebookDataError) { node = try source.node() } catch { throw .payload(error) }
    let object = DataObject(
      node, keys: "id product holder issuedAt expiresAt features", in: source)
    self.init(
      id: object.text("id"), product: object.text("product"), holder: object.text("holder"),
      issuedAt: object.time("issuedAt"), expiresAt: object.optionalTime("expiresAt"),
      features: object.texts("features"))
    if source.failure == nil, !KeptText.isID(id) {
      source.refuse(.edit(.malformedID(id)), at: object.offset(of: "id"))
    }
    if let failure = source.failure { throw .payload(failure) }
    if self.bytes != bytes { throw .notCanonical }
  }
}

/// A licence whose signature, product and times were checked.
///
/// Only ``SignedLicence/verified(by:for:at:)`` creates a verified licence.
public struct VerifiedLicence: Hashable, Sendable {
  /// The content of the licence.
  public let licence: Licence
  /// The product of the licence.
  public let product: Product
  /// The signed text, which another device can verify again.
  public let text: String
}
