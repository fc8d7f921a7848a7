#if arch(wasm32)
import WebCases

// What the module exports. Arguments and results are integers: `wasmkit run` can pass nothing else.

/// The digest of the reference cases `first ..< first + count`, whose kinds `ReferenceKind` lists.
@_expose(wasm, "metryvo_reference_digest")
@c(metryvo_reference_digest)
public func referenceDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.text)
}
#endif
