import DecimalArithmetic

/// A number exactly as written: a decimal or a fraction.
public enum ReadNumber: Equatable, Sendable {
  /// A GDA numeric string of a finite number within the limits, with the decimals as written.
  case decimal(String)
  /// A fraction in lowest terms, such as 1/3.
  ///
  /// The case is indirect, because it is rare and takes three times the memory of a decimal.
  indirect case fraction(ExactRatio)

  /// The number as a ratio of integers; `nil` if it exceeds 128 bits.
  public var exactRatio: ExactRatio? {
    switch self {
    case .fraction(let ratio): ratio
    case .decimal(let text): text.withUTF8Bytes { ExactRatio(numericString: $0) }
    }
  }
}

extension ExactRatio {
  /// Creates the value of a GDA numeric string; `nil` for any other text or beyond 128 bits.
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

  /// Whether the number is an integer.
  var isWhole: Bool {
    // The denominator is 2^k · m with m prime to 10, and 10^exponent cancels at most 2^exponent.
    if denominator == 1 { return exponent >= 0 }
    guard exponent > 0, denominator.isPowerOfTwo else { return false }
    return denominator.trailingZeroBitCount <= exponent
  }

  /// The greatest number of decimals without an exponent.
  private static let plainDecimals = 40

  /// The number as a decimal whose coefficient fits 128 bits, else as a fraction.
  var readNumber: ReadNumber {
    // 1 ÷ 2^k = 5^k ÷ 10^k, and 5⁵⁵ is the greatest power of 5 below 2¹²⁸.
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
  /// The value of at most 19 digits without a sign; `nil` for other text.
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
