#if arch(wasm32)
import WebCases

// What `WebExports` exports, and notebooks: the difference is what notebooks weigh.

/// The digest of the operations `first ..< first + count`.
@_expose(wasm, "metryvo_arithmetic_digest")
@c(metryvo_arithmetic_digest)
public func arithmeticDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.arithmetic)
}

/// The digest of the conversions `first ..< first + count`.
@_expose(wasm, "metryvo_conversion_digest")
@c(metryvo_conversion_digest)
public func conversionDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.conversion)
}

/// The digest of the requests `first ..< first + count`.
@_expose(wasm, "metryvo_request_digest")
@c(metryvo_request_digest)
public func requestDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.request)
}

/// The digest of the calculations `first ..< first + count`.
@_expose(wasm, "metryvo_calculation_digest")
@c(metryvo_calculation_digest)
public func calculationDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: ReferenceCases.calculation)
}

/// The digest of the notebooks `first ..< first + count`.
@_expose(wasm, "metryvo_notebook_digest")
@c(metryvo_notebook_digest)
public func notebookDigest(first: Int32, count: Int32) -> Int64 {
  caseDigest(first: Int(first), count: Int(count), of: NotebookCases.edited)
}
#endif
