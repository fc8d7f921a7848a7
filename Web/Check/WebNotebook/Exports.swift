#if arch(wasm32)
import WebCases

// What `WebExports` exports, and notebooks: the difference is what notebooks weigh.

/// The digest of the reference cases `first ..< first + count`, whose kinds `ReferenceKind` lists.
@_expose(wasm, "metryvo_reference_digest")
@c(metryvo_reference_digest)
public func referenceDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.text)
}

/// The digest of the notebooks `first ..< first + count`.
@_expose(wasm, "metryvo_notebook_digest")
@c(metryvo_notebook_digest)
public func notebookDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: NotebookCases.edited)
}
#endif
