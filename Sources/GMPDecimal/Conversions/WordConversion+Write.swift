import DecimalArithmetic

extension WordConversion.Result {
  /// Writes to-scientific-string; a result below 10¹⁹ without an exponent is copied in a few
  /// stores.
  @inline(__always)
  func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> ConvertedText {
    ConvertedText(
      length: writePlain(into: buffer) ?? value.write(into: buffer), conditions: conditions)
  }

  /// Writes a number below 10¹⁹ with 0…18 decimals.
  ///
  /// The result is `nil` for other numbers and for a buffer of fewer than 64 bytes. Each copy has
  /// 24 bytes, some of them beyond the text, because a copy of variable length would be a function
  /// call.
  @inline(__always)
  private func writePlain(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    let decimals = 0 &- exponent
    guard buffer.count >= 64, let start = buffer.baseAddress, coefficient < UInt128(tenToNineteen),
      UInt(bitPattern: decimals) < 19
    else { return nil }
    let count = coefficient.digitCount
    let whole = count &- decimals
    // 0.000001 is the smallest number above 0 that is written without an exponent.
    if whole < -5 { return nil }
    return withUnsafeTemporaryAllocation(byteCount: 24 + 24, alignment: 8) { digits in
      guard let digits = digits.baseAddress else { return nil }
      let end = digits + 24
      UInt64(truncatingIfNeeded: coefficient).writeNineteenDigits(endingAt: end)
      var target = UnsafeMutableRawPointer(start)
      target.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
      if isNegative { target += 1 }
      if whole > 0 {
        Self.copy(end - count, to: target)
        target += whole
        if decimals == 0 { return target - UnsafeMutableRawPointer(start) }
        target.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
        Self.copy(end - decimals, to: target + 1)
        return target + 1 + decimals - UnsafeMutableRawPointer(start)
      }
      // The word is "0." and six zeros; at most five of the zeros are part of the text.
      target.storeBytes(of: (0x3030_3030_3030_2e30 as UInt64).littleEndian, as: UInt64.self)
      Self.copy(end - count, to: target + 2 - whole)
      return target + 2 + decimals - UnsafeMutableRawPointer(start)
    }
  }

  @inline(__always)
  private static func copy(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
    for offset in stride(from: 0, to: 24, by: 8) {
      let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
    }
  }
}
