extension String {
  /// Creates a string from ASCII bytes without checking them.
  ///
  /// Strings of up to 15 bytes are stored inline: two overlapping words copy 8…15 bytes. Other
  /// lengths use a span that is declared ASCII. The alternatives read the bytes again:
  /// `String(decoding:as:)` scans them twice, and `String(unsafeUninitializedCapacity:)` validates
  /// them.
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

  /// Creates a string from ASCII bytes with a span that is declared ASCII, without checking the
  /// bytes.
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
