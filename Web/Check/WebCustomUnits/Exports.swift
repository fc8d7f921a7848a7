#if arch(wasm32)
import RegistryCases
import WebCases

// The exports of `WebExports`, and adding units: the difference in size is the cost of custom
// units.

/// Returns the digest of the reference cases `first ..< first + count`; see `ReferenceKind`.
@_expose(wasm, "metryvo_reference_digest")
@c(metryvo_reference_digest)
public func referenceDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.text)
}

/// Returns the digest of adding the custom units `first ..< first + count`.
@_expose(wasm, "metryvo_custom_unit_digest")
@c(metryvo_custom_unit_digest)
public func customUnitDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: CustomUnitCases.adding)
}

/// Returns the digest of the texts of the registries `first ..< first + count`.
///
/// `WebRegistry` has this function too, so the texts do not add to the difference in size.
@_expose(wasm, "metryvo_registry_text_digest")
@c(metryvo_registry_text_digest)
public func registryTextDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: RegistryCases.text)
}
#endif
