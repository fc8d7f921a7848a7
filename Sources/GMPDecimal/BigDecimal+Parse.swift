import DecimalArithmetic

extension BigDecimal {
  /// Also `nil` beyond ``maximumDigits`` or an exponent of magnitude ``exponentLimit``.
  public init?(exactly text: String) {
    guard let value = Self.exactly(text, storage: .smallest) else { return nil }
    self = value
  }

  public static func parse(
    _ text: String, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    parse(text, in: context, storage: .smallest)
  }

  static func exactly(_ text: String, storage: CoefficientStorage) -> BigDecimal? {
    withBytes(of: text) { bytes in
      guard let scanned = try? NumericString(bytes) else { return nil }
      if scanned.digitCount > maximumDigits || scanned.exponent.magnitude > exponentLimit {
        return nil
      }
      return DigitText(bytes, scanned).value(storage: storage)
    }
  }

  static func parse(
    _ text: String, in context: ArithmeticContext, storage: CoefficientStorage
  ) -> Outcome<BigDecimal> {
    withBytes(of: text) { bytes in
      guard let scanned = try? NumericString(bytes) else {
        return invalid(storage, .conversionSyntax)
      }
      let digits = DigitText(bytes, scanned)
      if scanned.kind != .finite {
        let room = context.precision - (context.clamp ? 1 : 0)
        if scanned.digitCount > room { return invalid(storage, .conversionSyntax) }
        if scanned.digitCount > maximumDigits { return insufficientStorage(storage) }
        return Outcome(digits.value(storage: storage))
      }
      return digits.rounded(Rounding(context: context, storage: storage))
    }
  }

  private static func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }
}

/// The digits of a text that is known to be a numeric string.
private struct DigitText {
  let bytes: UnsafeBufferPointer<UInt8>
  let scanned: NumericString

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ scanned: NumericString) {
    self.bytes = bytes
    self.scanned = scanned
  }

  /// The value with all its digits.
  func value(storage: CoefficientStorage) -> BigDecimal {
    let count = scanned.digitCount
    let digits = max(count, 1)
    let number: BigDecimal
    if count <= UInt128.inlineDigits {
      number = words(count).value(
        isNegative: scanned.isNegative, exponent: scanned.exponent, digitCount: digits,
        appendingZeros: 0, storage: storage)
    } else {
      number = natural(count).value(
        isNegative: scanned.isNegative, exponent: scanned.exponent, digitCount: digits,
        appendingZeros: 0, storage: storage)
    }
    switch scanned.kind {
    case .finite: return number
    case .infinity: return BigDecimal(.infinity, payload: number)
    case .quietNaN: return BigDecimal(.quietNaN, payload: number)
    case .signalingNaN: return BigDecimal(.signalingNaN, payload: number)
    }
  }

  /// The number rounded; digits beyond precision + 1 are looked at, not converted.
  func rounded(_ rounding: Rounding) -> Outcome<BigDecimal> {
    let count = min(scanned.digitCount, rounding.context.precision + 1)
    let dropped = scanned.digitCount - count
    let exponent = scanned.exponent + dropped
    let isTruncated = dropped > 0 && hasDigitsOtherThanZero(after: count)
    if count <= UInt128.inlineDigits && rounding.storage == .smallest {
      return rounding.roundWords(
        isNegative: scanned.isNegative, words(count), exponent: exponent,
        isTruncated: isTruncated)
    }
    if count > BigDecimal.maximumDigits { return BigDecimal.insufficientStorage(rounding.storage) }
    return rounding.round(
      isNegative: scanned.isNegative, natural(count), exponent: exponent,
      isTruncated: isTruncated)
  }

  /// The first `count` digits in two ranges, before and after the point.
  private func ranges(_ count: Int) -> (Range<Int>, Range<Int>) {
    let start = scanned.significantDigits.lowerBound
    guard let point = scanned.pointOffset, point - start < count else {
      return (start..<start + count, start..<start)
    }
    return (start..<point, point + 1..<start + count + 1)
  }

  private func words(_ count: Int) -> UInt128 {
    let (integer, fraction) = ranges(count)
    // Nineteen digits fit 64 bits; a second word takes the rest.
    var first: UInt64 = 0
    var second: UInt64 = 0
    var taken = 0
    for range in [integer, fraction] {
      for offset in range {
        let digit = UInt64(bytes[offset] &- UInt8(ascii: "0"))
        if taken < 19 { first = first &* 10 &+ digit } else { second = second &* 10 &+ digit }
        taken += 1
      }
    }
    if taken <= 19 { return UInt128(first) }
    return UInt128(first) * powersOfTen[taken - 19] + UInt128(second)
  }

  private func natural(_ count: Int) -> Natural {
    let (integer, fraction) = ranges(count)
    return Natural(
      digits: UnsafeBufferPointer(rebasing: bytes[integer]),
      UnsafeBufferPointer(rebasing: bytes[fraction]))
  }

  private func hasDigitsOtherThanZero(after count: Int) -> Bool {
    let (integer, fraction) = ranges(count)
    let start = max(integer.upperBound, fraction.upperBound)
    return bytes[start..<scanned.significantDigits.upperBound].contains {
      $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: ".")
    }
  }
}
