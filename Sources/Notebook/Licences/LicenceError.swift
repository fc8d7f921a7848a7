/// Why a licence was refused.
///
/// An error is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English.
public enum LicenceError: Error, Hashable, Sendable {
  /// More bytes than ``SignedLicence/byteLimit``; nothing was read.
  case tooLong(limit: Int)
  /// A file of another kind.
  case notALicence
  /// Another version than ``SignedLicence/version``: that of the file and the known one.
  case unknownVersion(String, known: Int)
  /// A file whose end is missing.
  case cutOff
  /// Parts that no licence has.
  case damaged
  /// Another key than the known one, by their names.
  case otherKey(String, known: String)
  /// A signature that the key did not make for this text: one of the two was changed.
  case wrongSignature
  /// A text that is signed but is no licence.
  case payload(NotebookDataError)
  /// A text that is signed but written otherwise than ``Licence/bytes``.
  case notCanonical
  /// A licence of another product.
  case otherProduct(String, wanted: Product)
  /// A licence that holds no more, since a time.
  case expired(Timestamp)
  /// A licence that was issued at a time more than ``SignedLicence/clockTolerance`` from now.
  case issuedLater(Timestamp)

  /// The word for the kind of error, which stays from version to version.
  public var identifier: String {
    switch self {
    case .tooLong: "tooLong"
    case .notALicence: "notALicence"
    case .unknownVersion: "unknownVersion"
    case .cutOff: "cutOff"
    case .damaged: "damaged"
    case .otherKey: "otherKey"
    case .wrongSignature: "wrongSignature"
    case .payload: "payload"
    case .notCanonical: "notCanonical"
    case .otherProduct: "otherProduct"
    case .expired: "expired"
    case .issuedLater: "issuedLater"
    }
  }
}
