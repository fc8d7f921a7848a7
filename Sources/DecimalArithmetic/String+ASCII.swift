extension String {
  /// Creates a string of bytes that are ASCII, which nothing checks, with few stores.
  ///
  /// A string of up to 15 bytes is stored inline: two overlapping words copy 8…15 bytes. For other
  /// lengths a span that is declared ASCII is fastest: the library's decoding scans the bytes
  /// twice, and its initializer with uninitialized capacity validates the bytes written.
  @inlinable
  package init(ascii bytes: UnsafeRawBufferPointer) {
    if bytes.count < 8 || bytes.count > 15 {
      self.init(longASCII: bytes)
      return
    }
    self.init(unsafeUninitializedCapacity: bytes.count) { buffer in
      guard let source = bytes.baseAddress, let start = buffer.baseAddress else { return 0 }
      let target = UnsafeMutableRawPointer(start)
      let last = bytes.count &- 8
      let tail = source.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target.storeBytes(of: tail, toByteOffset: last, as: UInt64.self)
      return bytes.count
    }
  }

  /// Creates a string of bytes that are ASCII, which nothing checks, from a span.
  @inlinable
  package init(longASCII bytes: UnsafeRawBufferPointer) {
    if #available(macOS 26, iOS 26, *) {
      self.init(
        copying: UTF8Span(
          unchecked: bytes.assumingMemoryBound(to: UInt8.self).span, isKnownASCII: true))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
