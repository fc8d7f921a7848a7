import DecimalArithmetic

extension BigDecimal {
  /// The length in bytes of to-scientific-string, the text that ``write(into:)`` writes.
  public var textLength: Int {
    let sign = isNegative ? 1 : 0
    let digits = coefficientDigits
    switch kind {
    case .finite: return sign + Notation(digitCount: digits, exponent: exponent).length
    case .infinity: return sign + 8
    case .quietNaN: return sign + 3 + (hasZeroCoefficient ? 0 : digits)
    case .signalingNaN: return sign + 4 + (hasZeroCoefficient ? 0 : digits)
    }
  }

  /// Writes to-scientific-string in ASCII to the start of `buffer` and returns the length in bytes.
  ///
  ///     let price = BigDecimal("19.99")!
  ///     var bytes = [UInt8](repeating: 0, count: price.textLength)
  ///     bytes.withUnsafeMutableBufferPointer { price.write(into: $0) }  // 5
  ///     String(decoding: bytes, as: UTF8.self)  // "19.99"
  ///
  /// - Precondition: `buffer` has room for ``textLength`` bytes.
  public func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let length = textLength
    precondition(buffer.count >= length, "no room for the text")
    guard let start = buffer.baseAddress else { return 0 }
    withDigits { write($0, to: start) }
    return length
  }

  /// Writes the sign, the digits and the other characters of the text.
  private func write(
    _ digits: UnsafeBufferPointer<UInt8>, to start: UnsafeMutablePointer<UInt8>
  ) {
    var target = start
    if isNegative { append("-", to: &target) }
    switch kind {
    case .finite:
      return Notation(digitCount: digits.count, exponent: exponent).write(digits, to: target)
    case .infinity: return append("Infinity", to: &target)
    case .quietNaN: append("NaN", to: &target)
    case .signalingNaN: append("sNaN", to: &target)
    }
    if !hasZeroCoefficient { append(digits[...], to: &target) }
  }

  /// Calls `body` with the ASCII digits of the coefficient or payload; the digit `0` for 0.
  func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let count = coefficientDigits
    // Digits are written from last to first in groups of up to 24 bytes. The last group written
    // may begin up to 23 bytes before the first digit.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 24) { room in
      guard let start = room.baseAddress else { preconditionFailure("no stack") }
      let end = start + room.count
      if let view = limbs?.view {
        view.writeDigits(endingAt: end, digitCount: count)
      } else {
        let (upper, lower) = inline.divided(byPowerOfTen: 19)
        UInt64(truncatingIfNeeded: lower).writeNineteenDigits(endingAt: end)
        if count > 19 {
          UInt64(truncatingIfNeeded: upper).writeNineteenDigits(endingAt: end - 19)
        }
      }
      defer { withExtendedLifetime(self) {} }
      return body(UnsafeBufferPointer(start: end - count, count: count))
    }
  }
}

private func append(_ text: StaticString, to target: inout UnsafeMutablePointer<UInt8>) {
  target.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
  target += text.utf8CodeUnitCount
}

private func append(
  _ digits: Slice<UnsafeBufferPointer<UInt8>>, to target: inout UnsafeMutablePointer<UInt8>
) {
  let source = UnsafeBufferPointer(rebasing: digits)
  if let start = source.baseAddress { target.update(from: start, count: source.count) }
  target += source.count
}

/// The places of point, zeros and exponent in to-scientific-string.
private struct Notation {
  let digitCount: Int
  let exponent: Int
  /// The adjusted exponent: the exponent of the first digit.
  let adjusted: Int

  init(digitCount: Int, exponent: Int) {
    self.digitCount = digitCount
    self.exponent = exponent
    adjusted = exponent + digitCount - 1
  }

  /// Whether the text has no exponent.
  private var isPlain: Bool { exponent <= 0 && adjusted >= -6 }

  var length: Int {
    if isPlain {
      if exponent == 0 { return digitCount }
      return adjusted >= 0 ? digitCount + 1 : digitCount + 1 - adjusted
    }
    let places = UInt128(adjusted.magnitude).digitCount
    return digitCount + (digitCount > 1 ? 1 : 0) + 2 + places
  }

  func write(_ digits: UnsafeBufferPointer<UInt8>, to start: UnsafeMutablePointer<UInt8>) {
    var target = start
    if isPlain {
      if exponent == 0 { return append(digits[...], to: &target) }
      if adjusted >= 0 {
        append(digits[...adjusted], to: &target)
        append(".", to: &target)
        return append(digits[(adjusted + 1)...], to: &target)
      }
      append("0.", to: &target)
      target.update(repeating: UInt8(ascii: "0"), count: -adjusted - 1)
      target += -adjusted - 1
      return append(digits[...], to: &target)
    }
    append(digits[..<1], to: &target)
    if digitCount > 1 {
      append(".", to: &target)
      append(digits[1...], to: &target)
    }
    append(adjusted < 0 ? "E-" : "E+", to: &target)
    BigDecimal(isNegative: false, inline: UInt128(adjusted.magnitude), exponent: 0).withDigits {
      append($0[...], to: &target)
    }
  }
}
