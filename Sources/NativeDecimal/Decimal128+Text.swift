import DecimalArithmetic

extension Decimal128: CustomStringConvertible {
  public var description: String { scientificString() }

  public func scientificString() -> String {
    text { DecimalText.appendScientific(isNegative: $0, digits: $1, exponent: $2, to: &$3) }
  }

  public func plainString() -> String {
    text { DecimalText.appendPlain(isNegative: $0, digits: $1, exponent: $2, to: &$3) }
  }

  private func text(
    finite: (Bool, UnsafeBufferPointer<UInt8>, Int, inout [UInt8]) -> Void
  ) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(48)
    if isFinite {
      Self.withDigits(of: coefficient) { finite(isNegative, $0, finiteExponent, &text) }
      return String(decoding: text, as: UTF8.self)
    }
    if isNegative { text.append(UInt8(ascii: "-")) }
    if isInfinite {
      text.append(contentsOf: "Infinity".utf8)
    } else {
      text.append(contentsOf: (isSignalingNaN ? "sNaN" : "NaN").utf8)
      if coefficient != 0 { Self.withDigits(of: coefficient) { text.append(contentsOf: $0) } }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls `body` with the ASCII digits of `x`, `0` for 0.
  private static func withDigits(
    of x: UInt128, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let count = x.decimalDigitCount
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      // Two halves below 10¹⁹, so that the digit loop divides 64-bit numbers.
      let (high, low) = x.quotientAndRemainder(dividingBy: powersOfTen[19])
      var position = count
      func write(_ half: UInt128, downTo start: Int) {
        var rest = UInt64(truncatingIfNeeded: half)
        while position > start {
          position -= 1
          buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
      }
      write(low, downTo: max(0, count - 19))
      write(high, downTo: 0)
      body(UnsafeBufferPointer(buffer))
    }
  }
}
