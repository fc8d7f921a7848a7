extension String {
  /// The string of bytes that are ASCII, which nobody checks, each written once.
  ///
  /// Up to 15 bytes lie in the string itself, and two words that overlap bring 8 of them or more. For others
  /// a span that says what the bytes are takes least: the library's decoding looks at them twice, and an
  /// initializer with room of a given size validates what was written.
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

  /// The same for bytes that have memory of their own.
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
