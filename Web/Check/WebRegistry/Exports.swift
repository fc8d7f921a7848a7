#if arch(wasm32)
import RegistryCases
import WebCases

// The exports of `WebCustomUnits`, and the reader of registries: the difference in size is the cost
// of the reader.

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
/// `WebCustomUnits` has this function too, so the texts do not add to the difference in size.
@_expose(wasm, "metryvo_registry_text_digest")
@c(metryvo_registry_text_digest)
public func registryTextDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: RegistryCases.text)
}

/// Returns the digest of the contents of the registries `first ..< first + count`.
///
/// The content of a registry is its numbers of units and warnings, or the position of its error.
@_expose(wasm, "metryvo_registry_digest")
@c(metryvo_registry_digest)
public func registryDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: RegistryCases.counting)
}
#endif
