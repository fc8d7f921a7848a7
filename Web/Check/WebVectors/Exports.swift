#if arch(wasm32)
import PublishedVectors
import RegistryCases
import WebCases

/// Returns the digest of the directed vectors `first ..< first + count` with computed results.
@_expose(wasm, "metryvo_vector_digest")
@c(metryvo_vector_digest)
public func vectorDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: VectorCases.computed)
}

/// Returns the digest of reading the registries and tables `first ..< first + count`.
@_expose(wasm, "metryvo_registry_reading_digest")
@c(metryvo_registry_reading_digest)
public func registryReadingDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: RegistryCases.reading)
}

/// Returns the digest of reading and writing the registries `first ..< first + count`.
@_expose(wasm, "metryvo_registry_writing_digest")
@c(metryvo_registry_writing_digest)
public func registryWritingDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: RegistryCases.writing)
}
#endif
