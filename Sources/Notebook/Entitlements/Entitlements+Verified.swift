extension Entitlements {
  /// Returns the entitlements with the products whose licences are valid, and the claims whose
  /// licences are refused, each with the error.
  ///
  ///     let (held, refused) = notebook.entitlements.verified(by: key, at: now)
  ///     try notebook.edit(.changeEntitlements(held))
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
