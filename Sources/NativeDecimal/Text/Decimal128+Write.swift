import DecimalArithmetic

/// Eight ASCII zeros.
private var asciiZeros: UInt64 { 0x3030_3030_3030_3030 }

extension Decimal128 {
  /// The length in bytes of the longest text: −1.234…E−6143 with 34 digits.
  public static var maximumTextLength: Int { 42 }

  /// Writes to-scientific-string in ASCII to the beginning of `buffer` and returns its length.
  ///
  /// The function allocates no memory, and may overwrite bytes of the buffer after the text.
  ///
  ///     let price = Decimal128("19.90")!
  ///     var bytes = [UInt8](repeating: 0, count: 64)
  ///     let count = bytes.withUnsafeMutableBufferPointer { price.write(into: $0) }
  ///     String(decoding: bytes[..<count], as: UTF8.self)  // "19.90"
  ///
  /// - Precondition: `buffer` has room for ``maximumTextLength`` bytes; 64 bytes or more are
  ///   fastest.
  public func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    precondition(buffer.count >= Self.maximumTextLength, "no room for the longest text")
    guard let start = buffer.baseAddress else { return 0 }
    let target = UnsafeMutableRawPointer(start)
    if buffer.count >= 64 { return write(at: target) }
    return withText { text in
      if let source = text.baseAddress {
        target.copyMemory(from: source, byteCount: text.count)
      }
      return text.count
    }
  }

  /// Calls `body` with the text of to-scientific-string in a stack buffer.
  @inline(__always)
  func withText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { scratch in
      guard let start = scratch.baseAddress else { preconditionFailure("no stack") }
      let count = write(at: start)
      return body(UnsafeRawBufferPointer(start: start, count: count))
    }
  }

  /// Writes the text to a buffer of at least 64 bytes and returns its length.
  @inline(__always)
  private func write(at target: UnsafeMutableRawPointer) -> Int {
    let half = upperHalf
    guard Self.areFinite(half, half) else { return writeSpecial(at: target) }
    let exponent = Self.biasedExponent(half) &- Self.exponentBias
    let coefficient = coefficient
    target.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let signLength = Int(truncatingIfNeeded: half &>> 63)
    if coefficient < 100_000_000 && exponent <= 0 {
      let digits = coefficient.lowHalf
      let count = digits.decimalDigitCount
      if count &+ exponent > 0 {
        return signLength
          &+ Self.writeWord(digits, count: count, exponent: exponent, at: target + signLength)
      }
    }
    return signLength &+ Self.writeLong(coefficient, exponent: exponent, at: target + signLength)
  }

  /// Writes up to eight digits from one register, with a point among or after them.
  @inline(__always)
  private static func writeWord(
    _ digits: UInt64, count: Int, exponent: Int, at target: UnsafeMutableRawPointer
  ) -> Int {
    let padding = UInt64(truncatingIfNeeded: 8 &* (8 &- count))
    let bytes = (digits.digitBytes | asciiZeros) &>> padding
    target.storeBytes(of: bytes.littleEndian, as: UInt64.self)
    if exponent == 0 { return count }
    let whole = count &+ exponent
    target.storeBytes(of: UInt8(ascii: "."), toByteOffset: whole, as: UInt8.self)
    // At least one digit precedes the point, so the shift is at most 56 bits.
    target.storeBytes(
      of: (bytes &>> UInt64(truncatingIfNeeded: 8 &* whole)).littleEndian, toByteOffset: whole &+ 1,
      as: UInt64.self)
    return count &+ 1
  }

  /// Writes the digits of any coefficient, in plain notation or with an exponent.
  private static func writeLong(
    _ coefficient: UInt128, exponent: Int, at target: UnsafeMutableRawPointer
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 96, alignment: 8) { scratch in
      guard let start = scratch.baseAddress else { preconditionFailure("no stack") }
      let count = coefficient.decimalDigitCount
      writeDigitBlocks(coefficient, at: start)
      let digits = UnsafeRawPointer(start + (40 &- count))
      let whole = count &+ exponent
      if exponent <= 0 && whole > 0 {
        copy(digits, count: whole, to: target)
        if exponent == 0 { return count }
        target.storeBytes(of: UInt8(ascii: "."), toByteOffset: whole, as: UInt8.self)
        copy(digits + whole, count: count &- whole, to: target + (whole &+ 1))
        return count &+ 1
      }
      if exponent <= 0 && whole > -6 {
        // The word is "0." and up to six zeros, of which at most five are kept.
        target.storeBytes(of: (0x3030_3030_3030_2e30 as UInt64).littleEndian, as: UInt64.self)
        copy(digits, count: count, to: target + (2 &- whole))
        return count &+ 2 &- whole
      }
      return writeWithExponent(digits, count: count, adjusted: whole &- 1, at: target)
    }
  }

  /// Writes leading zeros and up to 34 digits to 40 bytes, in blocks of eight.
  @inline(__always)
  private static func writeDigitBlocks(_ coefficient: UInt128, at target: UnsafeMutableRawPointer) {
    func write(_ sixteen: UInt64, at offset: Int) {
      SixteenDigits(sixteen).write(at: target + offset)
    }
    if coefficient.highHalf == 0 && coefficient.lowHalf < 10_000_000_000_000_000 {
      return write(coefficient.lowHalf, at: 24)
    }
    let (upper, lower) = coefficient.quotientAndRemainder(byPowerOfTen: 16)
    write(lower.lowHalf, at: 24)
    // The upper part is below 10¹⁸.
    let middle = upper.lowHalf
    write(middle % 10_000_000_000_000_000, at: 8)
    target.storeBytes(
      of: ((middle / 10_000_000_000_000_000).digitBytes | asciiZeros).littleEndian,
      as: UInt64.self)
  }

  /// Copies `count` bytes, at most 34, in blocks of 16 or 8 bytes.
  ///
  /// The last block may copy up to 15 bytes behind the `count` bytes.
  @inline(__always)
  private static func copy(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    target.copyMemory(from: source, byteCount: 16)
    if count > 16 {
      (target + 16).copyMemory(from: source + 16, byteCount: 16)
      if count > 32 { (target + 32).copyMemory(from: source + 32, byteCount: 8) }
    }
  }

  /// Writes d.ddd…E±adjusted.
  private static func writeWithExponent(
    _ digits: UnsafeRawPointer, count: Int, adjusted: Int, at target: UnsafeMutableRawPointer
  ) -> Int {
    copy(digits, count: 1, to: target)
    var length = 1
    if count > 1 {
      target.storeBytes(of: UInt8(ascii: "."), toByteOffset: 1, as: UInt8.self)
      copy(digits + 1, count: count &- 1, to: target + 2)
      length = count &+ 1
    }
    let head: UInt16 = adjusted < 0 ? 0x2d45 : 0x2b45
    target.storeBytes(of: head.littleEndian, toByteOffset: length, as: UInt16.self)
    let magnitude = UInt64(truncatingIfNeeded: adjusted.magnitude)
    let places = magnitude.decimalDigitCount
    let padding = UInt64(truncatingIfNeeded: 8 &* (8 &- places))
    let bytes = (magnitude.digitBytes | asciiZeros) &>> padding
    target.storeBytes(of: bytes.littleEndian, toByteOffset: length &+ 2, as: UInt64.self)
    return length &+ 2 &+ places
  }

  @inline(never)
  private func writeSpecial(at target: UnsafeMutableRawPointer) -> Int {
    var length = 0
    func write(_ text: StaticString) {
      (target + length).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
      length += text.utf8CodeUnitCount
    }
    if isNegative { write("-") }
    if isInfinite {
      write("Infinity")
      return length
    }
    if isSignalingNaN { write("s") }
    write("NaN")
    if coefficient == 0 { return length }
    return length &+ Self.writeLong(coefficient, exponent: 0, at: target + length)
  }
}
