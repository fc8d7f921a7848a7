import DecimalArithmetic

extension BigDecimal {
  /// The coefficient if it is stored inline, for the fast paths of operations; otherwise `nil`.
  var words: UInt128? { limbs == nil ? inline : nil }

  /// The coefficient or payload if it has at most 38 digits, whatever the storage; otherwise `nil`.
  var shortCoefficient: UInt128? {
    if let words { return words }
    return coefficientDigits <= UInt128.inlineDigits ? natural.lowWords : nil
  }

  /// Creates ±coefficient × 10^exponent, for a coefficient of at most 38 digits.
  init(
    isNegative: Bool, coefficient: UInt128, exponent: Int, storage: CoefficientStorage
  ) {
    self = coefficient.value(
      isNegative: isNegative, exponent: exponent, digitCount: coefficient.digitCount,
      appendingZeros: 0, storage: storage)
  }

  /// Creates the number −1, 0 or 1 for an order.
  init(order: Int, storage: CoefficientStorage) {
    self.init(
      isNegative: order < 0, coefficient: UInt128(order.magnitude), exponent: 0, storage: storage)
  }

  /// The ASCII digits of a finite number's coefficient; `0` for 0.
  ///
  /// The digits are those of to-scientific-string before the exponent, without leading zeros.
  var digits: [UInt8] {
    var text = scientificString()
    var digits: [UInt8] = []
    digits.reserveCapacity(coefficientDigits)
    text.withUTF8 { bytes in
      for byte in bytes {
        if byte == UInt8(ascii: "E") { break }
        if byte > UInt8(ascii: "0") || (byte == UInt8(ascii: "0") && !digits.isEmpty) {
          digits.append(byte)
        }
      }
    }
    return digits.isEmpty ? [UInt8(ascii: "0")] : digits
  }

  /// Returns the value of an integer with exponent 0 and a magnitude of at most `limit`; `nil` for
  /// others.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "scaleb", "shift", "rotate": the second
  /// operand is an integer with exponent 0, so neither 1E+1 nor 1.0 is valid.
  func count(atMost limit: Int) -> Int? {
    guard isFinite, exponent == 0, let magnitude = shortCoefficient, magnitude <= UInt128(limit)
    else { return nil }
    return isNegative ? -Int(magnitude) : Int(magnitude)
  }
}
