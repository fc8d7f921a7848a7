import Crypto
import Notebook

/// A public key of Ed25519 that verifies licences, with swift-crypto.
///
///     if let key = LicenceKey("shop-1", bytes: publicKey) {
///       let licence = try SignedLicence(bytes).verified(by: key, at: now)
///     }
///
/// A licence states the name of its key. A licence that states another name is refused.
public struct LicenceKey: SignatureVerifier, Sendable {
  /// The name of the key, which a licence states.
  public let keyName: String
  private let key: Curve25519.Signing.PublicKey

  /// Creates a key with a name from its 32 bytes; `nil` for another length.
  ///
  /// Source: RFC 8032, section 5.1.5.
  public init?(_ keyName: String, bytes: [UInt8]) {
    guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return nil }
    self.keyName = keyName
    self.key = key
  }

  /// Whether the key made a signature for a message.
  ///
  /// Source: RFC 8032, section 5.1.7.
  public func isValid(signature: [UInt8], of message: [UInt8]) -> Bool {
    key.isValidSignature(signature, for: message)
  }
}

extension LicenceKey {
  /// The name of the development key in this repository.
  ///
  /// The private key was deleted, so no licence of this key exists. A release that issues licences
  /// needs a key pair of its own: keep the private key outside of every repository, and replace
  /// this name and the bytes of the public key.
  static let releaseName = "development-1"
  static let releaseBytes: [UInt8] = [
    0xB8, 0xD4, 0x35, 0x23, 0xB3, 0x83, 0x00, 0x67, 0xCE, 0x62, 0x7E, 0x4D, 0xB4, 0x12, 0x4A, 0x8A,
    0x19, 0xDA, 0xBD, 0x71, 0xBD, 0x98, 0xDE, 0x1E, 0x42, 0xC4, 0x50, 0xCD, 0x58, 0x73, 0x3B, 0xC7,
  ]

  /// The development key of this repository, for which no licence exists; `nil` if its bytes are
  /// invalid.
  public static let release = LicenceKey(releaseName, bytes: releaseBytes)
}
