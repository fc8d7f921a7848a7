#if arch(wasm32)
import PublishedVectors
import WebCases

/// The digest of the directed vectors `first ..< first + count`, computed here.
@_expose(wasm, "metryvo_vector_digest")
@c(metryvo_vector_digest)
public func vectorDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: VectorCases.computed)
}

/// The digest of the requests `first ..< first + count`.
@_expose(wasm, "metryvo_request_digest")
@c(metryvo_request_digest)
public func requestDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.request)
}
#endif
