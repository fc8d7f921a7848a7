#if arch(wasm32)
import WebCases

// The exports of the module. Arguments and results are integers, because `wasmkit run` accepts no
// other types.

/// Returns the digest of the reference cases `first ..< first + count`; see `ReferenceKind`.
@_expose(wasm, "metryvo_reference_digest")
@c(metryvo_reference_digest)
public func referenceDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.text)
}
#endif
