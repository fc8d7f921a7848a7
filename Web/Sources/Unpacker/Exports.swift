#if arch(wasm32)
import LZMA

// The functions by which the single file decompresses its module of the app. The data is in the
// exported `memory`.

/// The buffer for the compressed bytes.
nonisolated(unsafe) private var inboxBytes: [UInt8] = []
/// The decompressed bytes.
nonisolated(unsafe) private var unpackedBytes: [UInt8] = []

/// Returns the address of a buffer for `capacity` compressed bytes.
@_expose(wasm, "inbox")
@c(unpacker_inbox)
public func inbox(capacity: Int32) -> UnsafeMutablePointer<UInt8>? {
  inboxBytes = [UInt8](repeating: 0, count: max(1, Int(capacity)))
  return inboxBytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Decompresses the bytes in the inbox, and returns the address of the result.
@_expose(wasm, "unpack")
@c(unpacker_unpack)
public func unpack() -> UnsafeMutablePointer<UInt8>? {
  unpackedBytes = inboxBytes.withUnsafeBufferPointer { [UInt8](lzma: $0) } ?? []
  return unpackedBytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Returns the number of decompressed bytes; 0 if the data was damaged.
@_expose(wasm, "length")
@c(unpacker_length)
public func length() -> Int32 { Int32(clamping: unpackedBytes.count) }
#endif
