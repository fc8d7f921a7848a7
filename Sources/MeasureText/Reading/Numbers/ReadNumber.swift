import DecimalArithmetic

/// A number as it was written, exactly: not every fraction is a decimal.
public enum ReadNumber: Equatable, Sendable {
  /// A GDA numeric string of a finite number, within the limits, with the decimals that were
  /// written.
  case decimal(String)
  /// A fraction in lowest terms, such as 1/3; indirect, because it is rare and takes three times
  /// the room.
  indirect case fraction(ExactRatio)

  /// The ratio of whole numbers that this is.
  ///
  /// - Returns: `nil` if its digits do not fit 128 bits.
  public var exactRatio: ExactRatio? {
    switch self {
    case .fraction(let ratio): ratio
    case .decimal(let text): text.withUTF8Bytes { ExactRatio(numericString: $0) }
    }
  }
}

extension ExactRatio {
  /// The number that a GDA numeric string denotes; `nil` if it is none or does not fit.
  fileprivate init?(numericString text: UTF8Bytes) {
    if text.count <= 18, let whole = text.wholeNumber {
      self.init(UInt128(whole))
      return
    }
    guard let syntax = try? NumericString(text), syntax.kind == .finite, syntax.digitCount <= 38
    else { return nil }
    var coefficient: UInt128 = 0
    for byte in text[syntax.significantDigits] where byte.isASCIIDigit {
      coefficient = coefficient * 10 + UInt128(byte & 0xF)
    }
    self.init(isNegative: syntax.isNegative, coefficient, exponent: syntax.exponent)
  }

  /// Whether the number is whole.
  var isWhole: Bool {
    // A denominator is a power of two times what 10 does not divide: 10^exponent may cancel the
    // twos.
    if denominator == 1 { return exponent >= 0 }
    guard exponent > 0, denominator.isPowerOfTwo else { return false }
    return denominator.trailingZeroBitCount <= exponent
  }

  /// The most decimals that are written without an exponent.
  private static let plainDecimals = 40

  /// The number as it is read: a decimal if it is one that fits, else a fraction.
  var readNumber: ReadNumber {
    // 1 ÷ 2^k is 5^k ÷ 10^k; 5 to the power of 55 is the largest below 2¹²⁸.
    let shift = denominator.trailingZeroBitCount
    guard denominator.isPowerOfTwo, shift <= 55 else { return .fraction(self) }
    var coefficient = numerator
    var exponent = exponent - shift
    for _ in 0..<shift {
      let (product, overflow) = coefficient.multipliedReportingOverflow(by: 5)
      if overflow { return .fraction(self) }
      coefficient = product
    }
    while exponent > 0 {
      let (product, overflow) = coefficient.multipliedReportingOverflow(by: 10)
      if overflow { break }
      coefficient = product
      exponent -= 1
    }
    while exponent < 0, coefficient % 10 == 0 {
      coefficient /= 10
      exponent += 1
    }
    var digits = String(coefficient)
    if exponent > 0 || exponent < -Self.plainDecimals {
      digits += "E\(exponent)"
    } else if exponent < 0 {
      let missing = max(0, 1 - exponent - digits.utf8.count)
      digits = String(repeating: "0", count: missing) + digits
      let point = digits.index(digits.endIndex, offsetBy: exponent)
      digits = "\(digits[..<point]).\(digits[point...])"
    }
    return .decimal(isNegative ? "-\(digits)" : digits)
  }
}

extension UTF8Bytes {
  /// The whole number that at most 19 digits without a sign are.
  fileprivate var wholeNumber: UInt64? {
    var number: UInt64 = 0
    for byte in self {
      guard byte.isASCIIDigit else { return nil }
      number = number &* 10 &+ UInt64(byte & 0xF)
    }
    return number
  }
}

extension UInt128 {
  fileprivate var isPowerOfTwo: Bool { self & (self &- 1) == 0 }
}
