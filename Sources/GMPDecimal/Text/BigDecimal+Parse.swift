import DecimalArithmetic

extension BigDecimal {
  /// Creates the number that a GDA numeric string denotes, exactly as written.
  ///
  ///     BigDecimal(exactly: "1.50")!.digitCount  // 3
  ///     BigDecimal(exactly: "1,50")  // nil
  ///
  /// - Returns: `nil` if `text` is no numeric string, has more than ``maximumDigits`` digits, or an
  ///   exponent beyond ±``exponentLimit``.
  public init?(exactly text: String) {
    guard let value = Self.exactly(text, storage: .smallest) else { return nil }
    self = value
  }

  /// GDA to-number: reads the number that `text` denotes and rounds the number to `context`.
  ///
  ///     BigDecimal.parse("19.90", in: .decimal32).value  // 19.90
  ///     let distance = BigDecimal.parse("299792.458", in: .decimal32)
  ///     distance.value  // 299792.5
  ///     distance.conditions  // Inexact Rounded
  ///
  /// - Conditions: conversion syntax (and NaN) if the text is no numeric string or a NaN's payload
  ///   does not fit the precision; those of rounding.
  public static func parse(
    _ text: String, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    parse(text, in: context, storage: .smallest)
  }

  static func exactly(_ text: String, storage: CoefficientStorage) -> BigDecimal? {
    withBytes(of: text) { exactly($0, storage: storage) }
  }

  static func exactly(
    _ bytes: UnsafeBufferPointer<UInt8>, storage: CoefficientStorage
  ) -> BigDecimal? {
    guard let scanned = try? NumericString(bytes) else { return nil }
    if scanned.digitCount > maximumDigits || scanned.exponent.magnitude > exponentLimit {
      return nil
    }
    return DigitText(bytes, scanned).value(storage: storage)
  }

  /// Reads a GDA numeric string in UTF-8 without copying it, rounded to `context`.
  ///
  /// A text that is no numeric string results in NaN and conversion syntax, as in ``parse(_:in:)``.
  ///
  ///     let bytes = Array("19.90".utf8)
  ///     let price = bytes.withUnsafeBufferPointer { BigDecimal.parse(utf8: $0, in: .decimal32) }
  ///     price.value  // 19.90
  ///
  /// - Complexity: the time of one product of *n*-digit numbers, for a text of *n* bytes.
  public static func parse(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    parse(text, in: context, storage: .smallest, destination: nil)
  }

  /// Sets self to the value of a GDA numeric string in UTF-8, rounded to `context`.
  ///
  /// The result is that of ``parse(utf8:in:)``. The result reuses the memory of self if the memory
  /// is not shared.
  ///
  ///     var km: BigDecimal = 0
  ///     let bytes = Array("299792.458".utf8)
  ///     bytes.withUnsafeBufferPointer { km.parse(utf8: $0, in: .decimal32) }  // Inexact Rounded
  ///     km  // 299792.5
  ///
  /// - Returns: the conditions raised.
  public mutating func parse(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Conditions {
    let destination = destination
    return become(
      Self.parse(text, in: context, storage: .smallest, destination: destination))
  }

  static func parse(
    _ text: String, in context: ArithmeticContext, storage: CoefficientStorage
  ) -> Outcome<BigDecimal> {
    withBytes(of: text) { parse($0, in: context, storage: storage, destination: nil) }
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext,
    storage: CoefficientStorage, destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    if storage == .smallest, let number = ShortNumeral(bytes) {
      return Rounding(context: context, storage: storage).roundWords(
        isNegative: number.isNegative, number.coefficient, exponent: number.exponent)
    }
    return parseLong(bytes, in: context, storage: storage, destination: destination)
  }

  @inline(never)
  private static func parseLong(
    _ bytes: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext,
    storage: CoefficientStorage, destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
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
    return digits.rounded(Rounding(context: context, storage: storage), destination)
  }

  private static func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }
}

/// The digits of a text that is a valid numeric string, without sign and exponent.
private struct DigitText {
  let bytes: UnsafeBufferPointer<UInt8>
  let scanned: NumericString

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ scanned: NumericString) {
    self.bytes = bytes
    self.scanned = scanned
  }

  /// Returns the exact value of the text, with all digits.
  func value(storage: CoefficientStorage) -> BigDecimal {
    let count = scanned.digitCount
    let digits = max(count, 1)
    let number: BigDecimal
    if count <= UInt128.inlineDigits {
      number = words(count).value(
        isNegative: scanned.isNegative, exponent: scanned.exponent, digitCount: digits,
        appendingZeros: 0, storage: storage)
    } else {
      number = withNatural(count, nil) {
        $0.value(
          isNegative: scanned.isNegative, exponent: scanned.exponent, digitCount: digits,
          appendingZeros: 0, storage: storage)
      }
    }
    switch scanned.kind {
    case .finite: return number
    case .infinity: return BigDecimal(.infinity, payload: number)
    case .quietNaN: return BigDecimal(.quietNaN, payload: number)
    case .signalingNaN: return BigDecimal(.signalingNaN, payload: number)
    }
  }

  /// Returns the number rounded to the context.
  ///
  /// Digits after the first precision + 1 decide the rounding only by whether they are all 0.
  func rounded(_ rounding: Rounding, _ destination: LimbsReference?) -> Outcome<BigDecimal> {
    let count = min(scanned.digitCount, rounding.context.precision + 1)
    let dropped = scanned.digitCount - count
    let exponent = scanned.exponent + dropped
    let isTruncated = dropped > 0 && hasDigitsOtherThanZero(after: count)
    if count <= UInt128.inlineDigits && rounding.storage == .smallest {
      return rounding.roundWords(
        isNegative: scanned.isNegative, words(count), exponent: exponent,
        isTruncated: isTruncated)
    }
    if count > BigDecimal.intermediateDigits {
      return BigDecimal.insufficientStorage(rounding.storage)
    }
    return withNatural(count, destination) {
      rounding.round(
        isNegative: scanned.isNegative, $0, exponent: exponent, isTruncated: isTruncated)
    }
  }

  /// Returns the ranges of the first `count` digits: the range before the decimal point, and the
  /// range after it.
  private func ranges(_ count: Int) -> (Range<Int>, Range<Int>) {
    let start = scanned.significantDigits.lowerBound
    guard let point = scanned.pointOffset, point - start < count else {
      return (start..<start + count, start..<start)
    }
    return (start..<point, point + 1..<start + count + 1)
  }

  /// Calls `body` with the first `count` digits, without the decimal point.
  @inline(__always)
  private func withDigits<Result>(
    _ count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let (integer, fraction) = ranges(count)
    if fraction.isEmpty { return body(UnsafeBufferPointer(rebasing: bytes[integer])) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { digits in
      if let source = bytes.baseAddress, let target = digits.baseAddress {
        target.update(from: source + integer.lowerBound, count: integer.count)
        (target + integer.count).update(
          from: source + fraction.lowerBound, count: fraction.count)
      }
      return body(UnsafeBufferPointer(digits))
    }
  }

  private func words(_ count: Int) -> UInt128 {
    withDigits(count) { digits in
      guard let start = digits.baseAddress else { return 0 }
      // The first word holds up to nineteen digits, which fit 64 bits; the second word the others.
      let first = UInt64(digits: start, count: min(count, 19))
      if count <= 19 { return UInt128(first) }
      let second = UInt64(digits: start + 19, count: count - 19)
      return UInt128(first) &* powersOfTen[count - 19] &+ UInt128(second)
    }
  }

  private func withNatural<Result>(
    _ count: Int, _ destination: LimbsReference?, _ body: (consuming Natural) -> Result
  ) -> Result {
    Natural.inScratch(Natural.limbs(forDigits: count) + 2, destination) { number in
      var natural = number
      withDigits(count) { natural.assign(digits: $0) }
      return body(natural)
    }
  }

  private func hasDigitsOtherThanZero(after count: Int) -> Bool {
    let (integer, fraction) = ranges(count)
    let start = max(integer.upperBound, fraction.upperBound)
    return bytes[start..<scanned.significantDigits.upperBound].contains {
      $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: ".")
    }
  }
}
