import DecimalArithmetic

extension ShortConversion.Result {
  /// Writes to-scientific-string; a plain text takes a few stores.
  @inline(__always)
  func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> ConvertedText {
    let conditions = Conditions(rawValue: conditionBits)
    guard buffer.count >= 64, let start = buffer.baseAddress else {
      return ConvertedText(length: value.write(into: buffer), conditions: conditions)
    }
    let target = UnsafeMutableRawPointer(start)
    target.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let signLength = Int(truncatingIfNeeded: sign &>> 63)
    guard
      let length = PointedLayout(decimals: 0 &- exponent)?.write(
        coefficient, zeros: zeros, at: target + signLength)
    else {
      return ConvertedText(length: value.write(into: buffer), conditions: conditions)
    }
    return ConvertedText(length: signLength &+ length, conditions: conditions)
  }

  /// Writes a number 1…10¹⁶ − 1 with decimals; `nil` for a short buffer or a text with an exponent.
  ///
  /// The buffer must have 64 bytes.
  @inline(__always)
  static func write(
    sign: UInt64, _ magnitude: UInt64, exponent: Int, zeros: Int,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard buffer.count >= 64, let start = buffer.baseAddress else { return nil }
    let target = UnsafeMutableRawPointer(start)
    target.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let signLength = Int(truncatingIfNeeded: sign &>> 63)
    let length = magnitude.writeSixteen(
      decimals: 0 &- exponent, zeros: zeros, at: target + signLength)
    return length.map { signLength &+ $0 }
  }
}

extension ShortConversion {
  /// Writes the converted ±coefficient × 10^exponent; returns `nil` unless it is a short quotient.
  ///
  /// All constants are prepared; none is computed per number.
  @inline(__always)
  func writeQuotient(
    sign: UInt64, coefficient: UInt64, exponent: Int,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText? {
    guard buffer.count >= 64, let start = buffer.baseAddress, coefficient != 0,
      let found = parts.quotient.quotient(
        sign: sign ^ parts.multiplierSign, coefficient: coefficient, exponent: exponent),
      // A coefficient of 64 bits fits every precision of a short conversion.
      found.coefficient.highHalf == 0 || found.coefficient < parts.limit
    else { return nil }
    let target = UnsafeMutableRawPointer(start)
    target.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let signLength = Int(truncatingIfNeeded: found.sign &>> 63)
    let zeros = found.isExact ? max(0, exponent &- parts.lowestExponent) : 0
    guard
      let length = parts.layout?.write(
        found.coefficient, zeros: zeros, at: target + signLength)
    else { return nil }
    return ConvertedText(
      length: signLength &+ length,
      conditions: Conditions(
        rawValue: found.isExact ? 0 : ConditionBits.rounded | ConditionBits.inexact))
  }

  /// Returns the text of the converted ±coefficient × 10^exponent if it is short; otherwise `nil`.
  @inline(__always)
  func affineText(
    sign: UInt64, coefficient: UInt64, exponent: Int
  ) -> (words: PointedWords, isExact: Bool)? {
    guard
      let image = parts.affine.image(sign: sign, coefficient: coefficient, exponent: exponent)
    else { return nil }
    return parts.affine.text(of: image, exponent: exponent).map { ($0, image.isExact) }
  }
}
