import Crypto
import LicenceSignatures
import Metryvo
import Testing

@Suite struct LicenceKeyTests {
  private let privateKey = Curve25519.Signing.PrivateKey()

  private static func time(_ text: String) throws -> Timestamp { try #require(Timestamp(text)) }

  private func licence(_ change: (inout Licence) -> Void = { _ in }) throws -> Licence {
    var licence = Licence(
      id: "2026-0001", product: "offlineunit_pro", holder: "Ada \"Countess\" Lovelace",
      issuedAt: try Self.time("2026-01-01T00:00:00.000Z"),
      expiresAt: try Self.time("2027-01-01T00:00:00.000Z"), features: ["tip", "split"])
    change(&licence)
    return licence
  }

  private func signed(_ licence: Licence, keyName: String = "tests") throws -> String {
    let bytes = SignedLicence.signedBytes(of: licence, keyName: keyName)
    let signature = try privateKey.signature(for: bytes)
    return SignedLicence.text(signedBytes: bytes, signature: Array(signature))
  }

  private func key(_ name: String = "tests") throws -> LicenceKey {
    try #require(LicenceKey(name, bytes: Array(privateKey.publicKey.rawRepresentation)))
  }

  private func refusal(
    _ text: String, by key: LicenceKey, at time: String = "2026-06-01T00:00:00.000Z"
  ) throws -> LicenceError? {
    let now = try Self.time(time)
    do throws(LicenceError) {
      _ = try SignedLicence(text: text).verified(by: key, at: now)
      return nil
    } catch { return error }
  }

  @Test func aSignedLicenceIsVerified() throws {
    let text = try signed(try licence())
    let now = try Self.time("2026-06-01T00:00:00.000Z")
    let verified = try SignedLicence(text: text + "\r\n").verified(by: try key(), at: now)
    #expect(verified.licence == (try licence()) && verified.product == .pro)
    #expect(verified.text == text)
    var notebook = NotebookContent()
    try notebook.edit(.addProduct(OwnedProduct(verified, since: now)))
    // The licence is stored, read and verified again.
    let bytes = try NotebookDocument(content: notebook).bytes(withEntitlements: true)
    let read = try NotebookDocument(bytes).content.entitlements
    #expect(!read.owns(.pro) && read == notebook.entitlements.unverified)
    let later = read.verified(by: try key(), at: now)
    #expect(later.held == notebook.entitlements && later.refused.isEmpty)
    let end = try Self.time("2027-01-01T00:00:00.000Z")
    let ended = read.verified(by: try key(), at: end)
    #expect(!ended.held.owns(.pro))
    #expect(ended.refused.map(\.error) == [.expired(end)])
  }

  @Test func whatWasChangedIsRefused() throws {
    let text = try signed(try licence())
    let key = try key()
    let bytes = Array(text.utf8)
    var kinds: Set<String> = []
    for position in bytes.indices {
      for bit: UInt8 in [1, 4, 32] {
        var changed = bytes
        changed[position] ^= bit
        let error = try refusal(String(decoding: changed, as: UTF8.self), by: key)
        #expect(error != nil, "position \(position)")
        kinds.insert(error?.identifier ?? "")
      }
    }
    #expect(kinds.isSuperset(of: ["notALicence", "unknownVersion", "otherKey", "wrongSignature"]))
    for length in 0..<bytes.count {
      let error = try refusal(String(decoding: bytes[..<length], as: UTF8.self), by: key)
      #expect(error != nil)
      if length > 40 { #expect(error == .cutOff || error == .damaged) }
    }
    let huge = text + String(repeating: "A", count: SignedLicence.byteLimit)
    #expect(try refusal(huge, by: key) == .tooLong(limit: 4096))
  }

  @Test func otherKeysProductsAndTimesAreRefused() throws {
    let text = try signed(try licence())
    let other = Curve25519.Signing.PrivateKey().publicKey
    let wrong = try #require(LicenceKey("tests", bytes: Array(other.rawRepresentation)))
    #expect(try refusal(text, by: wrong) == .wrongSignature)
    #expect(try refusal(text, by: try key("release")) == .otherKey("tests", known: "release"))
    let release = try #require(LicenceKey.release)
    #expect(try refusal(text, by: release) == .otherKey("tests", known: release.keyName))
    let foreign = try signed(try licence { $0.product = "other_app" })
    #expect(try refusal(foreign, by: try key()) == .otherProduct("other_app", wanted: .pro))
    let end = try Self.time("2027-01-01T00:00:00.000Z")
    #expect(try refusal(text, by: try key(), at: end.text) == .expired(end))
    #expect(try refusal(text, by: try key(), at: "2026-12-31T23:59:59.999Z") == nil)
    // A licence issued tomorrow is accepted, because the clock may be slow. A licence issued next
    // year is refused.
    #expect(try refusal(text, by: try key(), at: "2025-12-31T00:00:00.000Z") == nil)
    let issued = try Self.time("2026-01-01T00:00:00.000Z")
    #expect(
      try refusal(text, by: try key(), at: "2025-01-01T00:00:00.000Z") == .issuedLater(issued))
    let endless = try signed(try licence { $0.expiresAt = nil })
    #expect(try refusal(endless, by: try key(), at: "9999-01-01T00:00:00.000Z") == nil)
  }

  @Test func keysHave32Bytes() {
    #expect(LicenceKey("short", bytes: [1, 2, 3]) == nil)
    #expect(LicenceKey("none", bytes: []) == nil)
  }
}
