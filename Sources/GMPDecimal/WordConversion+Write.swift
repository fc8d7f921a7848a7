import DecimalArithmetic

extension WordConversion.Result {
  /// Writes to-scientific-string; results of a word without an exponent in a few stores.
  @inline(__always)
  func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> ConvertedText {
    ConvertedText(
      length: writePlain(into: buffer) ?? value.write(into: buffer), conditions: conditions)
  }

  /// Writes a number below 10¹⁹ with 0…18 decimals; `nil` for others, and without room for 64 bytes.
  ///
  /// What is copied is always 24 bytes, of which those beyond the text do not count: copies of any length
  /// would be calls.
  @inline(__always)
  private func writePlain(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    let decimals = 0 &- exponent
    guard buffer.count >= 64, let start = buffer.baseAddress, coefficient < UInt128(tenToNineteen),
      UInt(bitPattern: decimals) < 19
    else { return nil }
    let count = coefficient.digitCount
    let whole = count &- decimals
    // 0.000001 is the smallest number without an exponent.
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
      // 0. and up to five zeros.
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
