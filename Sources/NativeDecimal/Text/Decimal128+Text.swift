import DecimalArithmetic

extension Decimal128: CustomStringConvertible {
  public var description: String { scientificString() }

  /// Returns the text, with an exponent for very large and small numbers.
  ///
  ///     Decimal128("123E+5")!.scientificString()  // "1.23E+7"
  ///     Decimal128("0.000001")!.scientificString()  // "0.000001"
  ///     Decimal128("0.0000001")!.scientificString()  // "1E-7"
  public func scientificString() -> String {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the text without an exponent; infinities and NaNs as in ``scientificString()``.
  ///
  ///     Decimal128("1.23E+7")!.plainString()  // "12300000"
  ///     Decimal128("1E-7")!.plainString()  // "0.0000001"
  ///
  /// - Complexity: O(digits + |exponent|).
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
