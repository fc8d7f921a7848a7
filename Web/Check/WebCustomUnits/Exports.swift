#if arch(wasm32)
import RegistryCases
import WebCases

// What `WebExports` exports, and adding units: the difference is what custom units cost.

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
#endif
