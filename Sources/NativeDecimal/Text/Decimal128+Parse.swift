import DecimalArithmetic

extension Decimal128 {
  /// Creates the number that a GDA numeric string denotes, if the type holds it as written.
  ///
  /// The number keeps the digits and the exponent of the text. ``parse(_:in:)`` reduces an exponent
  /// that does not fit, such as that of 1E+6144.
  ///
  ///     Decimal128(exactly: "1.50")  // Optional(1.50)
  ///     Decimal128(exactly: "1E+6144")  // nil
  ///     Decimal128(exactly: "1.000E+6111")  // Optional(1.000E+6111)
  public init?(exactly text: String) {
    var copy = text
    guard let parsed = copy.withUTF8({ Self.scanned($0) }) else { return nil }
    switch parsed.kind {
    case .infinity: self = .infinity(isNegative: parsed.isNegative)
    case .quietNaN, .signalingNaN:
      guard parsed.digitCount <= Self.maximumDigits else { return nil }
      self = .nan(
        isNegative: parsed.isNegative, isSignaling: parsed.kind == .signalingNaN,
        payload: parsed.digits)
    case .finite:
      // No exponent is changed: a zero is not clamped, and 1E+6144 is not folded down to E+6111.
      guard parsed.digitCount <= Self.maximumDigits, Self.exponents.contains(parsed.exponent) else {
        return nil
      }
      self.init(
        isNegative: parsed.isNegative, coefficient: parsed.digits, exponent: parsed.exponent)
    }
  }

  /// Reads the number that `text` denotes and rounds the number to `context`.
  ///
  ///     Decimal128.parse("3.14159265", in: .decimal32).value  // 3.141593
  ///     Decimal128.parse("1e9999", in: .decimal128).conditions  // Inexact Overflow Rounded
  ///     Decimal128.parse("1_000", in: .decimal128).conditions  // Conversion_syntax
  ///
  /// - Conditions: conversion syntax (and NaN) if the text is no numeric string or a NaN's payload
  ///   does not fit the precision; those of rounding.
  public static func parse(_ text: String, in context: ArithmeticContext) -> Outcome<Self> {
    if let outcome = text.utf8.withContiguousStorageIfAvailable({ parse(utf8: $0, in: context) }) {
      return outcome
    }
    var copy = text
    return copy.withUTF8 { parse(utf8: $0, in: context) }
  }

  /// Reads a GDA numeric string in UTF-8 without copying the text, rounded to `context`.
  ///
  /// For a text that is no numeric string the result is NaN with conversion syntax, as in
  /// ``parse(_:in:)``. The function allocates no memory.
  ///
  ///     let row = Array("19.90;EUR".utf8)
  ///     let price = row[..<5]
  ///       .withUnsafeBufferPointer { Decimal128.parse(utf8: $0, in: .decimal128) }
  ///     price.value  // 19.90
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func parse(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let quick = quickParsed(text) {
      let biased = quick.exponent &+ exponentBias
      if quick.coefficient < powersOfTen[context.precision],
        context.isOrdinary(biasedExponent: biased)
      {
        return Outcome(
          Decimal128(sign: quick.sign, coefficient: quick.coefficient, biasedExponent: biased))
      }
    }
    return longParsed(text, in: context)
  }

  /// Reads a GDA numeric string in UTF-8, rounded to `context`, or throws the position of the
  /// error.
  ///
  /// - Throws: ``DecimalTextError`` with the offset and the reason, for every text for which
  ///   ``parse(utf8:in:)`` raises conversion syntax.
  public static func read(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) throws(DecimalTextError) -> Outcome<Self> {
    let outcome = parse(utf8: text, in: context)
    if outcome.conditions.contains(.conversionSyntax) {
      throw DecimalTextError(text, payloadDigits: context.payloadDigits)
    }
    return outcome
  }

  @inline(never)
  private static func longParsed(
    _ text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Outcome<Self> {
    guard let parsed = scanned(text) else {
      return Outcome(.nan(), .conversionSyntax)
    }
    switch parsed.kind {
    case .infinity: return Outcome(infinity(isNegative: parsed.isNegative))
    case .quietNaN, .signalingNaN:
      guard parsed.digitCount <= context.payloadDigits else {
        return Outcome(.nan(), .conversionSyntax)
      }
      return Outcome(
        nan(
          isNegative: parsed.isNegative, isSignaling: parsed.kind == .signalingNaN,
          payload: parsed.digits))
    case .finite: return rounded(parsed.unrounded, in: context)
    }
  }

  /// A numeric string with the value of its first 38 digits.
  private struct Scanned {
    var kind: NumericString.Kind
    var isNegative: Bool
    var digits: UInt128
    var digitCount: Int
    var exponent: Int
    /// Whether a nonzero digit follows the first 38 digits.
    var isSticky: Bool

    var unrounded: Unrounded {
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(low: digits), exponent: exponent,
        isSticky: isSticky)
    }
  }

  private static func scanned(_ text: UnsafeBufferPointer<UInt8>) -> Scanned? {
    guard let syntax = try? NumericString(text) else { return nil }
    var scanned = Scanned(
      kind: syntax.kind, isNegative: syntax.isNegative, digits: 0, digitCount: syntax.digitCount,
      exponent: syntax.exponent, isSticky: false)
    var count = 0
    for offset in syntax.significantDigits where offset != syntax.pointOffset {
      let digit = UInt128(text[offset] &- UInt8(ascii: "0"))
      if count < largestPower {
        scanned.digits = scanned.digits * 10 + digit
        count += 1
      } else if digit != 0 {
        scanned.isSticky = true
        break
      }
    }
    scanned.exponent += scanned.digitCount - count
    #if SeededFaults
    if ignoresLateDigits { scanned.isSticky = false }
    #endif
    return scanned
  }
}
