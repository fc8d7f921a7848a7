import DecimalArithmetic

extension Decimal128 {
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
      // Not even a zero's exponent is changed, nor 1E+6144 folded down to the exponents there are.
      guard parsed.digitCount <= Self.maximumDigits, Self.exponents.contains(parsed.exponent) else {
        return nil
      }
      self.init(
        isNegative: parsed.isNegative, coefficient: parsed.digits, exponent: parsed.exponent)
    }
  }

  public static func parse(_ text: String, in context: ArithmeticContext) -> Outcome<Self> {
    var copy = text
    guard let parsed = copy.withUTF8({ scanned($0) }) else {
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

  /// A numeric string with its first 38 digits read.
  private struct Scanned {
    var kind: NumericString.Kind
    var isNegative: Bool
    var digits: UInt128
    var digitCount: Int
    var exponent: Int
    /// Whether a digit that is not 0 follows the first 38.
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
    return scanned
  }
}
