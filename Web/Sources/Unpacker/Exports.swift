#if arch(wasm32)
import LZMA

// What the single file calls, with `memory`, to unpack the module of the app that it holds.

/// Room for what is packed.
nonisolated(unsafe) private var inboxBytes: [UInt8] = []
/// What was packed.
nonisolated(unsafe) private var unpackedBytes: [UInt8] = []

/// The address of room for so many packed bytes.
@_expose(wasm, "inbox")
@c(unpacker_inbox)
public func inbox(capacity: Int32) -> UnsafeMutablePointer<UInt8>? {
  inboxBytes = [UInt8](repeating: 0, count: max(1, Int(capacity)))
  return inboxBytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Unpacks the bytes in the inbox; their address.
@_expose(wasm, "unpack")
@c(unpacker_unpack)
public func unpack() -> UnsafeMutablePointer<UInt8>? {
  unpackedBytes = inboxBytes.withUnsafeBufferPointer { [UInt8](lzma: $0) } ?? []
  return unpackedBytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// How many bytes were packed; 0 if they are damaged.
@_expose(wasm, "length")
@c(unpacker_length)
public func length() -> Int32 { Int32(clamping: unpackedBytes.count) }
#endif
