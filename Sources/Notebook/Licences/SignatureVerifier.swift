/// Checks signatures by Ed25519 with one public key.
///
/// `LicenceSignatures` has the native one. In a browser, Web Crypto answers later: ask it about
/// ``SignedLicence/signature`` and ``SignedLicence/signedBytes``, then pass a ``VerifierAnswer``.
public protocol SignatureVerifier {
  /// The name of the key, which a licence states.
  var keyName: String { get }

  /// Whether a signature is the key's for a message.
  ///
  /// Source: RFC 8032, section 5.1.7.
  func isValid(signature: [UInt8], of message: [UInt8]) -> Bool
}

/// What another program answered about one signed licence.
public struct VerifierAnswer: SignatureVerifier, Hashable, Sendable {
  public let keyName: String
  private let signature: [UInt8]
  private let message: [UInt8]
  private let isValid: Bool

  /// The answer about a licence, by the key of a name.
  public init(keyName: String, to licence: SignedLicence, isValid: Bool) {
    self.keyName = keyName
    signature = licence.signature
    message = licence.signedBytes
    self.isValid = isValid
  }

  /// The answer for the licence that was asked about; `false` for all others.
  public func isValid(signature: [UInt8], of message: [UInt8]) -> Bool {
    isValid && signature == self.signature && message == self.message
  }
}
