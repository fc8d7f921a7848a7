extension Entitlements {
  /// Returns the entitlements with the products whose licences are valid, and the claims whose
  /// licences are refused, each with the error.
  ///
  ///     let licence = Licence(
  ///       id: "2026-0001", product: "offlineunit_pro", holder: "Ada", issuedAt: .epoch)
  ///     let signed = SignedLicence.signedBytes(of: licence, keyName: "release-1")
  ///     let text = SignedLicence.text(
  ///       signedBytes: signed, signature: Array(repeating: 0, count: 64))
  ///     let file = try SignedLicence(text: text)
  ///     let key = VerifierAnswer(keyName: "release-1", to: file, isValid: true)
  ///     let claim = ProductClaim(.pro, since: .epoch, licence: text)
  ///     let entitlements = Entitlements(claims: [claim])
  ///     entitlements.owns(.pro)  // false
  ///     entitlements.verified(by: key, at: .epoch).held.owns(.pro)  // true
  ///
  /// All products are verified, also products that were verified before. A product whose licence is
  /// refused stays a claim, so that a wrong clock loses no licence. The edit `removeProduct`
  /// removes the claim.
  ///
  /// Products of a ``DemoStore`` have no licence and are kept if `allowsDemonstrations` is true.
  @inlinable
  public func verified<Verifier: SignatureVerifier>(
    by verifier: Verifier, at time: Timestamp, allowsDemonstrations: Bool = false
  ) -> (held: Entitlements, refused: [(claim: ProductClaim, error: LicenceError)]) {
    var held: [OwnedProduct] = []
    var refused: [(claim: ProductClaim, error: LicenceError)] = []
    for claim in unverified.claims {
      if allowsDemonstrations && claim.isDemonstration {
        held.append(OwnedProduct(demonstrationOf: claim.product, since: claim.since))
        continue
      }
      do throws(LicenceError) {
        let signed = try SignedLicence(text: claim.licence)
        let licence = try signed.verified(by: verifier, for: claim.product, at: time)
        held.append(OwnedProduct(licence, since: claim.since))
      } catch {
        refused.append((claim, error))
      }
    }
    let claims = refused.map { $0.claim }
    return (Entitlements(products: held, claims: claims, tips: tips), refused)
  }
}
