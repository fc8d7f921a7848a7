/// The functions that read bytes from a file descriptor.
package enum DescriptorInput {
  /// Reads some bytes into a buffer; calls `read` again if a signal interrupts the call.
  ///
  /// - Returns: the number of bytes read, 0 at the end of the file; a negative number on an error,
  ///   which `errno` specifies.
  package static func read(
    into buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Reads to the end of the file, or until `limit` bytes are read.
  ///
  /// - Returns: the bytes; `nil` on an error, which `errno` specifies.
  /// - Complexity: O(*n*) for *n* bytes; memory grows with the bytes read, not with the limit.
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

/// Calls `read` of the C library; within the type, the type's own `read` would be called.
private func systemRead(
  _ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, start, count)
}
