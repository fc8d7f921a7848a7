import DecimalArithmetic

extension BigDecimal {
  public static func and(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    logical(x, y, in: context) { $0 & $1 }
  }

  public static func or(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    logical(x, y, in: context) { $0 | $1 }
  }

  public static func xor(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    logical(x, y, in: context) { $0 ^ $1 }
  }

  public static func invert(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    guard let digits = x.logicalDigits else { return invalid(x.storage) }
    if context.precision > maximumDigits { return insufficientStorage(x.storage) }
    var inverted = Array(repeating: UInt8(ascii: "1"), count: context.precision)
    for (offset, digit) in zip(0..., digits.reversed().prefix(context.precision)) {
      inverted[context.precision - 1 - offset] = digit ^ 1
    }
    return fromLogicalDigits(inverted, storage: x.storage)
  }

  /// Applies `operation` to each pair of the last precision digits; a missing digit is 0.
  ///
  /// `operation` receives ASCII characters. Only the last bit of the character, the digit, counts.
  private static func logical(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext,
    _ operation: (UInt8, UInt8) -> UInt8
  ) -> Outcome<BigDecimal> {
    let storage = x.storage.joined(y.storage)
    guard let first = x.logicalDigits, let second = y.logicalDigits else {
      return invalid(storage)
    }
    let count = min(max(first.count, second.count), context.precision)
    var result = Array(repeating: UInt8(ascii: "0"), count: count)
    for place in 1...count {
      let left = place <= first.count ? first[first.count - place] : UInt8(ascii: "0")
      let right = place <= second.count ? second[second.count - place] : UInt8(ascii: "0")
      result[count - place] |= operation(left, right) & 1
    }
    return fromLogicalDigits(result, storage: storage)
  }

  /// The ASCII digits of a finite number with sign + and exponent 0, if each digit is 0 or 1.
  private var logicalDigits: [UInt8]? {
    guard isFinite, !isNegative, exponent == 0 else { return nil }
    let digits = digits
    return digits.allSatisfy { $0 | 1 == UInt8(ascii: "1") } ? digits : nil
  }

  /// Returns the integer with the ASCII digits `digits`.
  private static func fromLogicalDigits(
    _ digits: [UInt8], storage: CoefficientStorage
  ) -> Outcome<BigDecimal> {
    guard let value = exactly(String(decoding: digits, as: UTF8.self), storage: storage) else {
      return insufficientStorage(storage)
    }
    return Outcome(value)
  }
}
