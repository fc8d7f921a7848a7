import DecimalArithmetic

extension Decimal128: DecimalBackend {
  public static var backendName: String { "native" }

  /// Whether the precision is 1…34 and the 16 bytes hold all exponents of the context.
  ///
  /// The encoding holds all exponents if Etiny ≥ −6176 and the largest exponent (Etop with clamp,
  /// Emax without) is at most 6111.
  ///
  ///     let fiftyDigits = ArithmeticContext(precision: 50, maxExponent: 999, minExponent: -999)
  ///     Decimal128.supports(fiftyDigits)  // false
  ///     Decimal128.supports(.decimal64)  // true
  public static func supports(_ context: ArithmeticContext) -> Bool {
    context.precision <= maximumDigits && context.etiny >= exponents.lowerBound
      && context.topExponent <= exponents.upperBound
  }

  public var isNegative: Bool { bits & Self.signBit != 0 }
  public var isFinite: Bool { bits & Self.infinityBits != Self.infinityBits }
  public var isInfinite: Bool { bits & Self.nanBits == Self.infinityBits }
  public var isNaN: Bool { bits & Self.nanBits == Self.nanBits }
  public var isSignalingNaN: Bool { isNaN && bits & Self.signalingBit != 0 }
  public var isZero: Bool { isFinite && coefficient == 0 }

  public var exponent: Int { isFinite ? finiteExponent : 0 }
  public var digitCount: Int { isFinite ? coefficient.decimalDigitCount : 0 }

  /// The exponent of a number that the caller knows to be finite.
  var finiteExponent: Int {
    Int(truncatingIfNeeded: (bits & ~Self.signBit) >> Self.coefficientBits) - Self.exponentBias
  }
}

extension ArithmeticContext {
  /// The largest exponent a result may have: Etop with clamp, Emax without.
  var topExponent: Int { clamp ? etop : maxExponent }
}
