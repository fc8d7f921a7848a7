#if arch(wasm32)
import AppSession

// The functions that the page calls. Events and effects are bytes in the exported `memory`. The
// module has no imports, so all input comes as events.

/// The app behind the page.
nonisolated(unsafe) private var session = AppSession()
/// The buffer for the next event.
nonisolated(unsafe) private var inboxBytes: [UInt8] = []
/// The effects of the last event.
nonisolated(unsafe) private var outbox: [UInt8] = []

/// Returns the address of a buffer for an event of `capacity` bytes, valid until the next call.
@_expose(wasm, "inbox")
@c(metryvo_inbox)
public func inbox(capacity: Int32) -> UnsafeMutablePointer<UInt8>? {
  let count = max(1, Int(capacity))
  if inboxBytes.count < count { inboxBytes = [UInt8](repeating: 0, count: count) }
  return inboxBytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Handles the event in the inbox, and returns the address of the effects, valid until the next
/// call.
@_expose(wasm, "event")
@c(metryvo_event)
public func event(length: Int32) -> UnsafeMutablePointer<UInt8>? {
  let count = min(max(0, Int(length)), inboxBytes.count)
  outbox = inboxBytes.withUnsafeBufferPointer {
    session.handle(UnsafeBufferPointer(rebasing: $0[..<count]))
  }
  return outbox.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Returns the number of bytes of the effects.
@_expose(wasm, "length")
@c(metryvo_length)
public func length() -> Int32 { Int32(clamping: outbox.count) }
#endif
