import StrictText
import UnitCatalog

/// What a licence says: who may use which product, and how long.
///
///     let licence = Licence(id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: now)
///     let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
///
/// A licence by itself proves nothing: ``VerifiedLicence`` is one whose signature was checked.
public struct Licence: Hashable, Sendable {
  /// The number of the licence: 1 to 128 bytes.
  public var id: String
  /// The identifier of the product, as ``Product`` has it.
  public var product: String
  /// Who bought it, as text for people.
  public var holder: String
  /// When it was issued.
  public var issuedAt: Timestamp
  /// The first moment at which it holds no more; `nil` for none.
  public var expiresAt: Timestamp?
  /// Names of what was sold with it, for people.
  ///
  /// What a product opens is decided by the table of profiles alone.
  public var features: [String]

  /// A licence from its parts.
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

  /// The licence as JSON in UTF-8, the one text that stands for it.
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

  /// Reads what ``bytes`` writes, and no other text.
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

/// A licence whose signature, product and time were checked.
///
/// ``SignedLicence/verified(by:for:at:)`` alone makes one.
public struct VerifiedLicence: Hashable, Sendable {
  /// What it says.
  public let licence: Licence
  /// Which product it is for.
  public let product: Product
  /// The signed text, which another device can verify again.
  public let text: String
}
