import DecimalArithmetic

extension Decimal128: CustomStringConvertible {
  public var description: String { scientificString() }

  public func scientificString() -> String {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  public func plainString() -> String {
    guard isFinite, finiteExponent != 0 else { return scientificString() }
    // With exponent 0, the text of a number is the digits of its coefficient.
    return Decimal128(isNegative: false, coefficient: coefficient, exponent: 0).withText { digits in
      var text: [UInt8] = []
      text.reserveCapacity(
        DecimalText.plainLength(digitCount: digits.count, exponent: finiteExponent) + 1)
      digits.withMemoryRebound(to: UInt8.self) {
        DecimalText.appendPlain(
          isNegative: isNegative, digits: $0, exponent: finiteExponent, to: &text)
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
