/// The reason why a licence was refused.
///
/// An error is a value: ``identifier`` names the kind of error, the arguments of the case fill the
/// sentence, and ``english`` is the sentence in English.
public enum LicenceError: Error, Hashable, Sendable {
  /// A file of more than ``SignedLicence/byteLimit`` bytes; nothing was read.
  case tooLong(limit: Int)
  /// A file that is not a licence.
  case notALicence
  /// A version other than ``SignedLicence/version``: the version of the file and the known one.
  case unknownVersion(String, known: Int)
  /// A file whose end is missing.
  case cutOff
  /// A file with malformed parts.
  case damaged
  /// A key other than the known one: the names of both keys.
  case otherKey(String, known: String)
  /// A signature that is invalid for the text and the key, because one of them was changed.
  case wrongSignature
  /// A signed text that is not a readable licence.
  case payload(NotebookDataError)
  /// A signed text whose spelling differs from ``Licence/bytes``.
  case notCanonical
  /// A licence for another product.
  case otherProduct(String, wanted: Product)
  /// A licence that expired at a time.
  case expired(Timestamp)
  /// A licence whose time of issue is more than ``SignedLicence/clockTolerance`` ahead of now.
  case issuedLater(Timestamp)

  /// The name of the kind of error, which is stable from version to version.
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
