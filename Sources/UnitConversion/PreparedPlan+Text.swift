import DecimalArithmetic

extension PreparedPlan {
  /// Room that the text of every result fits in.
  @inlinable
  public var textCapacity: Int { ConvertedText.capacity(in: context) }

  /// Reads a number in UTF-8, converts it and writes the result to the beginning of `buffer`.
  ///
  /// The text is a GDA numeric string, read exactly: what is none, or has more digits than the type holds,
  /// gives `NaN` and conversion syntax. Written is the result's scientific string, without padding. With
  /// `Decimal128` and `BigDecimal` ordinary numbers allocate nothing.
  ///
  /// - Returns: the length of the text written, and what happened.
  /// - Precondition: the buffer has room for ``textCapacity`` bytes.
  @inlinable
  public func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Converted<Int> {
    result(
      preparation.convert(utf8: text, into: buffer),
      isBelow: hasLowest && isBelow(utf8: text))
  }

  /// Converts a number and writes the result to the beginning of `buffer`.
  ///
  /// - Returns: the length of the text written, and what happened.
  /// - Precondition: the buffer has room for ``textCapacity`` bytes.
  @inlinable
  public func convert(
    _ x: Number, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Converted<Int> {
    result(preparation.convert(x, into: buffer), isBelow: hasLowest && isBelow(x))
  }

  /// The scientific string of the conversion of the number that a text denotes: text to text.
  ///
  ///     plan.convert("26.2")   // "42.1648128"
  @inlinable
  public func convert(_ text: String) -> String {
    if let result = text.utf8.withContiguousStorageIfAvailable({ result(of: $0) }) { return result }
    var copy = text
    return copy.withUTF8 { result(of: $0) }
  }

  @inlinable
  func result(of text: UnsafeBufferPointer<UInt8>) -> String {
    // Room of a constant size is part of the stack frame.
    if textCapacity > 64 { return longResult(of: text) }
    return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { room in
      let length = write(text, into: room.bindMemory(to: UInt8.self))
      return String(ascii: UnsafeRawBufferPointer(start: room.baseAddress, count: length))
    }
  }

  @inlinable @inline(never)
  func longResult(of text: UnsafeBufferPointer<UInt8>) -> String {
    withUnsafeTemporaryAllocation(byteCount: textCapacity, alignment: 16) { room in
      let length = write(text, into: room.bindMemory(to: UInt8.self))
      return String(ascii: UnsafeRawBufferPointer(start: room.baseAddress, count: length))
    }
  }

  /// Not inlined, because inside a closure the preparation would be copied for the call.
  @inlinable @inline(never)
  func write(
    _ text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    preparation.convert(utf8: text, into: buffer).length
  }

  @inlinable
  func result(_ written: ConvertedText, isBelow: Bool) -> Converted<Int> {
    Converted(
      Conversion(
        written.length, written.conditions, isPrecisionLimited: written.isPrecisionLimited),
      isExactlyDefined: isExactlyDefined, isBelowAbsoluteZero: isBelow)
  }

  /// Whether the number that a text denotes lies below the lowest value; most texts tell by their first byte.
  @inlinable
  func isBelow(utf8 text: UnsafeBufferPointer<UInt8>) -> Bool {
    (lowestMayBePositive || text.first == UInt8(ascii: "-"))
      && isBelowLowest(Number.Preparation.read(utf8: text, in: context).value)
  }
}

extension String {
  /// The string of ASCII bytes, each written once.
  ///
  /// Up to 15 bytes lie in the string itself, and two words that overlap bring 8 of them or more. For others
  /// the library's own decoding takes least: it looks at the bytes before it asks for memory.
  @inlinable
  init(ascii bytes: UnsafeRawBufferPointer) {
    if bytes.count < 8 || bytes.count > 15 {
      self.init(decoding: bytes, as: UTF8.self)
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
}
