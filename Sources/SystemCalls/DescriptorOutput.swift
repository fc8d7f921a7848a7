/// Writes bytes to a descriptor, all of them.
package enum DescriptorOutput {
  /// Returns the code of what failed, 0 if all is written.
  ///
  /// A pipe that no one reads any more ends the process quietly, by the signal that says so, even
  /// under a parent that ignores it, as service managers do: `metryvo all 1 cup | head -1` is no
  /// error.
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
        // A terminal or a pipe that another process has made non-blocking.
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

/// `write` of the C library; a name of ours, which members of types do not hide.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
