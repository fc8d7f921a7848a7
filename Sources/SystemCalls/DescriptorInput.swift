/// Reads bytes from a descriptor.
package enum DescriptorInput {
  /// Reads some bytes into a buffer.
  ///
  /// A call that a signal interrupts is repeated.
  ///
  /// - Returns: how many bytes were read, 0 at the end; negative if reading fails, `errno` says why.
  package static func read(
    into buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Reads to the end, or until there are `limit` bytes.
  ///
  /// - Returns: `nil` if reading fails, `errno` says why.
  /// - Complexity: O(*n*) for *n* bytes; memory grows with what is read, not with the limit.
  package static func bytes(of descriptor: Int32, upTo limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      let count = piece.withUnsafeMutableBytes { read(into: $0, from: descriptor) }
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += piece.prefix(min(count, limit - bytes.count))
    }
    return bytes
  }
}

/// `read` of the C library; a name of ours, which members of types do not hide.
private func systemRead(
  _ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, start, count)
}
