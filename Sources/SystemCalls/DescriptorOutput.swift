/// The functions that write bytes to a file descriptor.
package enum DescriptorOutput {
  /// Writes all bytes and returns the error code; 0 means that all bytes are written.
  ///
  /// If a pipe has no reader, the process ends by SIGPIPE without a message, because `metryvo all 1
  /// cup | head -1` is no error. SIGPIPE ends the process even if the parent ignores the signal, as
  /// service managers do.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Another process has made the terminal or the pipe non-blocking. Waits until the
        // descriptor is writable.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      case EPIPE:
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        return EPIPE
      case let code: return code
      }
    }
    return 0
  }

  package static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }
}

/// Calls `write` of the C library; within the type, the type's own `write` would be called.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
