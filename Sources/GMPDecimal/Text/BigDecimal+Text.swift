import DecimalArithmetic

extension BigDecimal {
  public var description: String { scientificString() }

  /// GDA to-scientific-string: returns the text, with an exponent for very large and small numbers.
  ///
  ///     BigDecimal("0.000001")!.scientificString()  // "0.000001"
  ///     BigDecimal("0.0000001")!.scientificString()  // "1E-7"
  public func scientificString() -> String {
    let length = textLength
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
      _ = write(into: buffer)
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  /// Returns the text without an exponent, also for very large and small numbers.
  ///
  ///     BigDecimal("1.50E+6")!.plainString()  // "1500000"
  ///     BigDecimal("1E-7")!.plainString()  // "0.0000001"
  ///
  /// - Complexity: O(digits + |exponent|); see `DecimalText.plainLength`.
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
