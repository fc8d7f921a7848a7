import DecimalArithmetic

extension BigDecimal {
  public var description: String { scientificString() }

  public func scientificString() -> String {
    text { digits, text in
      DecimalText.appendScientific(
        isNegative: isNegative, digits: digits, exponent: exponent, to: &text)
    }
  }

  public func plainString() -> String {
    text { digits, text in
      DecimalText.appendPlain(
        isNegative: isNegative, digits: digits, exponent: exponent, to: &text)
    }
  }

  private func text(
    _ appendFinite: (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void
  ) -> String {
    var text: [UInt8] = []
    if isFinite {
      withDigits { appendFinite($0, &text) }
    } else {
      if isNegative { text.append(UInt8(ascii: "-")) }
      switch kind {
      case .infinity: text.append(contentsOf: "Infinity".utf8)
      case .signalingNaN: text.append(contentsOf: "sNaN".utf8)
      case .finite, .quietNaN: text.append(contentsOf: "NaN".utf8)
      }
      if !hasZeroCoefficient { withDigits { text.append(contentsOf: $0) } }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Lends the ASCII digits of the coefficient or payload, `0` for 0.
  private func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let count = coefficientDigits
    guard let limbs else {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
        Self.write(inline, into: buffer)
        return body(UnsafeBufferPointer(buffer))
      }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      limbs.write(into: buffer)
      return body(UnsafeBufferPointer(buffer))
    }
  }

  /// Fills `buffer`, which has room for just the digits, from its end.
  private static func write(_ coefficient: UInt128, into buffer: UnsafeMutableBufferPointer<UInt8>)
  {
    var position = buffer.count
    var rest = coefficient
    while position > 0 {
      // Eighteen digits at a time, so that the inner division is one of 64 bits.
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: powersOfTen[18])
      var group = UInt64(remainder)
      rest = quotient
      for _ in 0..<min(18, position) {
        position -= 1
        buffer[position] = UInt8(truncatingIfNeeded: group % 10) + UInt8(ascii: "0")
        group /= 10
      }
    }
  }
}
