#if arch(wasm32)
import PublishedVectors
import WebCases

/// The digest of the directed vectors `first ..< first + count`, computed here.
@_expose(wasm, "metryvo_vector_digest")
@c(metryvo_vector_digest)
public func vectorDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: VectorCases.computed)
}
#endif
