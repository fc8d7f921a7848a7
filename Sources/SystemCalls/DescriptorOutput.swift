/// Writes all bytes to a descriptor.
package enum DescriptorOutput {
  /// Writes bytes and returns the error code, 0 if all were written.
  ///
  /// A pipe without a reader ends the process by SIGPIPE, without a message, even if the parent
  /// ignores the signal, as service managers do: `metryvo all 1 cup | head -1` is no error.
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
        // Another process has made the terminal or the pipe non-blocking.
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

/// Calls `write` of the C library; the name is distinct, because members of a type hide `write`.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
