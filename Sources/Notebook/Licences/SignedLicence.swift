/// A licence as its file contains it, not yet verified.
///
///     let licence = Licence(
///       id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
///     let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
///     let text = SignedLicence.text(
///       signedBytes: signed, signature: Array(repeating: 0, count: 64))
///     try SignedLicence(text: text).keyName  // "release-1"
///
/// The file is one line: `metryvo-licence-1.KEY.PAYLOAD.SIGNATURE`. `KEY` is the name of the public
/// key. `PAYLOAD` is ``Licence/bytes`` and `SIGNATURE` the 64 bytes of Ed25519, both in base64url
/// without padding. The signature is of all bytes before the last point.
public struct SignedLicence: Hashable, Sendable {
  /// The beginning of a file, up to the version.
  static let prefix = "metryvo-licence-"
  /// The version that this program reads.
  public static let version = 1
  /// The maximum size of a file in bytes.
  public static let byteLimit = 4096
  /// The tolerated difference of clocks in milliseconds: a day.
  ///
  /// If a licence is from a later time, the clock of the issuer or of this device is wrong.
  public static let clockTolerance: Int64 = 86_400_000
  /// The length of a signature in bytes.
  static let signatureLength = 64

  /// The name of the key that signed the licence.
  public let keyName: String
  /// The bytes that are signed.
  public let signedBytes: [UInt8]
  /// The signature.
  public let signature: [UInt8]
  let payload: [UInt8]

  /// Splits a file into its parts; checks neither the signature nor the payload.
  ///
  /// Line ends behind the licence are allowed.
  ///
  ///     let result = Result { try SignedLicence(Array("metryvo-licence-2.release-1".utf8)) }
  ///     result  // failure(version 2 of licences is not 1, the one that this program reads)
  ///
  /// - Throws: ``LicenceError`` for a file that is too long, no licence, of another version, cut
  ///   off or damaged.
  public init(_ file: [UInt8]) throws(LicenceError) {
    if file.count > Self.byteLimit { throw .tooLong(limit: Self.byteLimit) }
    var bytes = file[...]
    while bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    guard bytes.starts(with: Self.prefix.utf8) else { throw .notALicence }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let version = String(decoding: parts[0].dropFirst(Self.prefix.utf8.count), as: UTF8.self)
    guard version.hasBytes(of: "\(Self.version)") else {
      throw .unknownVersion(version, known: Self.version)
    }
    if parts.count < 4 { throw .cutOff }
    if parts.count > 4 { throw .damaged }
    keyName = String(decoding: parts[1], as: UTF8.self)
    guard KeptText.isName(keyName), let payload = Base64URL.bytes(parts[2]),
      let signature = Base64URL.bytes(parts[3])
    else { throw .damaged }
    if signature.count < Self.signatureLength { throw .cutOff }
    if signature.count > Self.signatureLength { throw .damaged }
    self.payload = payload
    self.signature = signature
    signedBytes = Array(bytes[..<(bytes.endIndex - parts[3].count - 1)])
  }

  /// Reads the UTF-8 of a text, as ``init(_:)`` reads bytes.
  ///
  ///     let result = Result { try SignedLicence(text: "metryvo-licence-1.release-1") }
  ///     result  // failure(the end of the licence is missing; copy the whole file)
  public init(text: String) throws(LicenceError) { try self.init(Array(text.utf8)) }

  /// Returns the bytes that an issuer signs for a licence.
  public static func signedBytes(of licence: Licence, keyName: String) -> [UInt8] {
    Array("\(prefix)\(version).\(keyName).\(Base64URL.text(licence.bytes))".utf8)
  }

  /// Returns the text of the file for a signature of ``signedBytes(of:keyName:)``.
  public static func text(signedBytes: [UInt8], signature: [UInt8]) -> String {
    String(decoding: signedBytes, as: UTF8.self) + "." + Base64URL.text(signature)
  }

  /// The text of the file.
  public var text: String { Self.text(signedBytes: signedBytes, signature: signature) }

  /// Checks the signature, then the product and the times of the licence.
  ///
  /// The payload is read only if the signature is valid.
  ///
  ///     let licence = Licence(
  ///       id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
  ///     let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
  ///     let text = SignedLicence.text(
  ///       signedBytes: signed, signature: Array(repeating: 0, count: 64))
  ///     let file = try SignedLicence(text: text)
  ///     let (valid, forged) = (
  ///       VerifierAnswer(keyName: "release-1", to: file, isValid: true),
  ///       VerifierAnswer(keyName: "release-1", to: file, isValid: false))
  ///     try file.verified(by: valid, at: .epoch).licence.holder  // "Ada"
  ///     try? file.verified(by: forged, at: .epoch).licence.holder  // nil
  ///
  /// - Parameters:
  ///   - verifier: the verifier with the known public key.
  ///   - product: the product that the licence must be for.
  ///   - time: the current time, for licences that are expired or from the future.
  /// - Returns: the verified licence.
  /// - Throws: ``LicenceError`` for the first check that fails.
  @inlinable
  public func verified<Verifier: SignatureVerifier>(
    by verifier: Verifier, for product: Product = .pro, at time: Timestamp
  ) throws(LicenceError) -> VerifiedLicence {
    try check(keyName: verifier.keyName)
    if !verifier.isValid(signature: signature, of: signedBytes) { throw .wrongSignature }
    return try read(for: product, at: time)
  }

  @usableFromInline
  func check(keyName known: String) throws(LicenceError) {
    if !keyName.hasBytes(of: known) { throw .otherKey(keyName, known: known) }
  }

  /// Reads a licence whose signature is valid.
  @usableFromInline
  func read(for product: Product, at time: Timestamp) throws(LicenceError) -> VerifiedLicence {
    let licence = try Licence(payload)
    guard licence.product.hasBytes(of: product.rawValue) else {
      throw .otherProduct(licence.product, wanted: product)
    }
    if let end = licence.expiresAt, end <= time { throw .expired(end) }
    let (issued, present) = (licence.issuedAt, time.millisecondsSince1970)
    if issued.millisecondsSince1970 - present > Self.clockTolerance { throw .issuedLater(issued) }
    return VerifiedLicence(licence: licence, product: product, text: text)
  }
}
