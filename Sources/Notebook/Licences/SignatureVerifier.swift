/// A verifier of Ed25519 signatures with one public key.
///
/// `LicenceSignatures` has the native verifier. In a browser, Web Crypto answers asynchronously:
/// verify ``SignedLicence/signature`` of ``SignedLicence/signedBytes``, then pass a
/// ``VerifierAnswer``.
public protocol SignatureVerifier {
  /// The name of the public key, which a licence states.
  var keyName: String { get }

  /// Whether the key made a signature for a message.
  ///
  /// Source: RFC 8032, section 5.1.7.
  func isValid(signature: [UInt8], of message: [UInt8]) -> Bool
}

/// The answer of an external verifier, such as Web Crypto, about one signed licence.
public struct VerifierAnswer: SignatureVerifier, Hashable, Sendable {
  public let keyName: String
  private let signature: [UInt8]
  private let message: [UInt8]
  private let isValid: Bool

  /// Creates the answer of the verifier of a named key about a licence.
  public init(keyName: String, to licence: SignedLicence, isValid: Bool) {
    self.keyName = keyName
    signature = licence.signature
    message = licence.signedBytes
    self.isValid = isValid
  }

  /// Whether the answer states that the signature is valid; `false` for the signature or message of
  /// another licence.
  public func isValid(signature: [UInt8], of message: [UInt8]) -> Bool {
    isValid && signature == self.signature && message == self.message
  }
}
