#if arch(wasm32)
import WebCases

// The exports of `WebExports`, and notebooks: the difference in size is the cost of notebooks.

/// Returns the digest of the reference cases `first ..< first + count`; see `ReferenceKind`.
@_expose(wasm, "metryvo_reference_digest")
@c(metryvo_reference_digest)
public func referenceDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.text)
}

/// Returns the digest of the notebooks `first ..< first + count`.
@_expose(wasm, "metryvo_notebook_digest")
@c(metryvo_notebook_digest)
public func notebookDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: NotebookCases.edited)
}
#endif
