#if arch(wasm32)
import RegistryCases
import WebCases

// What `WebExports` exports, and adding units: the difference is what custom units cost.

/// The digest of the reference cases `first ..< first + count`, whose kinds `ReferenceKind` lists.
@_expose(wasm, "metryvo_reference_digest")
@c(metryvo_reference_digest)
public func referenceDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.text)
}

/// The digest of what adding the custom units `first ..< first + count` gives.
@_expose(wasm, "metryvo_custom_unit_digest")
@c(metryvo_custom_unit_digest)
public func customUnitDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: CustomUnitCases.adding)
}

/// The digest of the texts of the registries `first ..< first + count`, which are thus in both modules.
@_expose(wasm, "metryvo_registry_text_digest")
@c(metryvo_registry_text_digest)
public func registryTextDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: RegistryCases.text)
}
#endif
