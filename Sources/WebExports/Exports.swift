#if arch(wasm32)
// What the module exports. Arguments and results are integers: `wasmkit run` can pass nothing else.

/// The digest of the operations `first ..< first + count`.
@_expose(wasm, "metryvo_arithmetic_digest")
@c(metryvo_arithmetic_digest)
public func arithmeticDigest(first: Int32, count: Int32) -> Int64 {
  digest(first, count, ReferenceCases.arithmetic)
}

/// The digest of the conversions `first ..< first + count`.
@_expose(wasm, "metryvo_conversion_digest")
@c(metryvo_conversion_digest)
public func conversionDigest(first: Int32, count: Int32) -> Int64 {
  digest(first, count, ReferenceCases.conversion)
}

private func digest(_ first: Int32, _ count: Int32, _ text: (UInt64) -> String) -> Int64 {
  Int64(
    bitPattern: ReferenceCases.digest(
      first: UInt64(UInt32(bitPattern: first)), count: UInt64(UInt32(bitPattern: count)), of: text))
}
#endif
