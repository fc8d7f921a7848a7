import Metryvo
import Testing

/// A verifier for tests, whose signature is 64 copies of the sum of the message's bytes.
struct SumVerifier: SignatureVerifier {
  var keyName = "sum"

  static func signature(of message: [UInt8]) -> [UInt8] {
    [UInt8](repeating: message.reduce(0, &+), count: 64)
  }

  func isValid(signature: [UInt8], of message: [UInt8]) -> Bool {
    signature == Self.signature(of: message)
  }
}

extension OwnedProduct {
  /// Returns a product with a numbered licence.
  static func sample(_ id: String = "1", _ milliseconds: Int = 0) -> OwnedProduct {
    let time = NotebookSamples.time(milliseconds)
    let licence = Licence(id: id, product: "offlineunit_pro", holder: "Ada", issuedAt: time)
    do throws(LicenceError) {
      let signed = try SignedLicence(text: LicenceTests.text(licence))
      return OwnedProduct(try signed.verified(by: SumVerifier(), at: time), since: time)
    } catch { preconditionFailure(error.english) }
  }
}

@Suite struct LicenceTests {
  static func text(_ licence: Licence) -> String { text(payload: licence.bytes) }

  /// Returns a signed text with any payload.
  static func text(payload: [UInt8]) -> String {
    let bytes = Array("metryvo-licence-1.sum.\(base64(payload))".utf8)
    return SignedLicence.text(signedBytes: bytes, signature: SumVerifier.signature(of: bytes))
  }

  /// Returns the base64url encoding, computed independently.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var bits = bytes.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    while bits.count % 6 != 0 { bits.append(0) }
    return String(
      stride(from: 0, to: bits.count, by: 6).map { start in
        digits[bits[start..<(start + 6)].reduce(0) { $0 * 2 + Int($1) }]
      })
  }

  private func refusal(_ text: String) -> LicenceError? {
    do throws(LicenceError) {
      _ = try SignedLicence(text: text).verified(by: SumVerifier(), at: NotebookSamples.time())
      return nil
    } catch { return error }
  }

  private let licence = Licence(
    id: "1", product: "offlineunit_pro", holder: "Ada", issuedAt: NotebookSamples.time(),
    features: ["tip"])

  @Test func theTextIsThatOfThePage() {
    let text = Self.text(licence)
    #expect(text.hasPrefix("metryvo-licence-1.sum."))
    let bytes = SignedLicence.signedBytes(of: licence, keyName: "sum")
    #expect(text.hasPrefix(String(decoding: bytes, as: UTF8.self) + "."))
    #expect(refusal(text) == nil)
  }

  @Test func payloadsAreReadStrictly() {
    let written = String(decoding: licence.bytes, as: UTF8.self)
    func refusal(_ old: String, _ new: String) -> LicenceError? {
      self.refusal(Self.text(payload: Array(written.replacing(old, with: new).utf8)))
    }
    #expect(refusal("Ada", "Ada") == nil)
    #expect(refusal("{\n  ", "{ ") == .notCanonical)
    let errors: [(LicenceError?, String)] = [
      (
        refusal("holder", "owner"),
        "the licence is signed but not readable: line 4, column 3, owner: unknown key \"owner\"; "
          + "known are id, product, holder, issuedAt, expiresAt, features, and keys that begin with x-"
      ),
      (
        refusal("2026-01-01T00:00:00.000Z", "2026"),
        "the licence is signed but not readable: line 5, column 16, issuedAt: \"2026\" is no time; "
          + "write UTC like 2026-11-23T07:00:00.000Z"
      ),
      (
        refusal("}", ""),
        "the licence is signed but not readable: line 9, column 1: the file ends too early; "
          + "it may be cut off"
      ),
    ]
    for (error, sentence) in errors { #expect(error?.english == sentence) }
  }

  @Test func anAnswerHoldsForItsLicenceAlone() throws {
    let (first, second) = (Self.text(licence), Self.text(payload: [1, 2, 3]))
    let signed = try SignedLicence(text: first)
    let time = NotebookSamples.time()
    let yes = VerifierAnswer(keyName: "sum", to: signed, isValid: true)
    #expect(try signed.verified(by: yes, at: time).licence == licence)
    let no = VerifierAnswer(keyName: "sum", to: signed, isValid: false)
    #expect(throws: LicenceError.wrongSignature) { try signed.verified(by: no, at: time) }
    #expect(throws: LicenceError.wrongSignature) {
      try SignedLicence(text: second).verified(by: yes, at: time)
    }
  }

  @Test func filesOfOtherKindsAreRefused() {
    let text = Self.text(licence)
    let refused: [(String, LicenceError)] = [
      ("", .notALicence), ("{\"format\": \"metryvo-data\"}", .notALicence),
      ("metryvo-licence-", .unknownVersion("", known: 1)),
      ("metryvo-licence-2.a.b.c", .unknownVersion("2", known: 1)),
      ("metryvo-licence-1", .cutOff), ("metryvo-licence-1.sum.AAAA", .cutOff),
      ("metryvo-licence-1.sum.AAAA.AAAA", .cutOff), (text + "AA", .damaged),
      (text + ".", .damaged), ("metryvo-licence-1.sum.A.AAAA", .damaged),
      ("metryvo-licence-1.sum.A+/=.AAAA", .damaged), ("metryvo-licence-1..AAAA.AAAA", .damaged),
      ("metryvo-licence-1.sum.AB.AAAA", .damaged),
      (String(repeating: "m", count: 4097), .tooLong(limit: 4096)),
    ]
    for (text, error) in refused { #expect(refusal(text) == error, "\(text.prefix(60))") }
  }

  @Test func storedProductsAreVerifiedAgain() throws {
    let entitlements = Entitlements(products: [.sample()])
    let time = NotebookSamples.time()
    #expect(entitlements.verified(by: SumVerifier(), at: time).held == entitlements)
    let other = entitlements.verified(by: SumVerifier(keyName: "new"), at: time)
    // A refused licence remains a claim, so that another key may still verify it.
    #expect(!other.held.owns(.pro) && other.held == entitlements.unverified)
    #expect(other.refused.map(\.error) == [.otherKey("sum", known: "new")])
    #expect(other.held.verified(by: SumVerifier(), at: time).held == entitlements)
  }

  /// Clocks may differ by one day.
  @Test func aLicenceOfALaterTimeIsRefused() {
    let day = 86_400_000
    for (later, isRefused) in [(0, false), (day, false), (day + 1, true), (400 * day, true)] {
      var later = (licence, NotebookSamples.time(later), isRefused)
      later.0.issuedAt = later.1
      #expect(refusal(Self.text(later.0)) == (later.2 ? .issuedLater(later.1) : nil))
    }
    var ended = licence
    ended.expiresAt = NotebookSamples.time()
    #expect(refusal(Self.text(ended)) == .expired(NotebookSamples.time()))
  }

  @Test func refusalsAreSentences() {
    let sentences: [(LicenceError, String)] = [
      (.wrongSignature, "the signature does not fit the licence, which was changed"),
      (
        .expired(NotebookSamples.time()), "the licence ended at 2026-01-01T00:00:00.000Z"
      ),
      (
        .otherProduct("other", wanted: .pro), "the licence is for other, not for offlineunit_pro"
      ),
      (
        .issuedLater(NotebookSamples.time()),
        "the licence is from 2026-01-01T00:00:00.000Z, which is still to come; set the clock of this "
          + "device"
      ),
      (.cutOff, "the end of the licence is missing; copy the whole file"),
    ]
    for (error, sentence) in sentences { #expect(error.english == sentence) }
  }
}
