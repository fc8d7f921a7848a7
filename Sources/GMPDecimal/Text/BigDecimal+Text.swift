import DecimalArithmetic

extension BigDecimal {
  public var description: String { scientificString() }

  public func scientificString() -> String {
    let length = textLength
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
      _ = write(into: buffer)
      return String(decoding: buffer, as: UTF8.self)
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
}
