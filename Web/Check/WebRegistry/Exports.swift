#if arch(wasm32)
import RegistryCases
import WebCases

// What `WebCustomUnits` exports, and the reader of registries: the difference is what the reader costs.

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

/// The digest of how much the registries `first ..< first + count` hold, or where their errors are.
@_expose(wasm, "metryvo_registry_digest")
@c(metryvo_registry_digest)
public func registryDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: RegistryCases.counting)
}
#endif
