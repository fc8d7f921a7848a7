import DecimalArithmetic

extension BigDecimal {
  public static var backendName: String { "gmp" }

  public static func supports(_ context: ArithmeticContext) -> Bool { true }

  public var isFinite: Bool { kind == .finite }

  public var isInfinite: Bool { kind == .infinity }

  public var isNaN: Bool { kind == .quietNaN || kind == .signalingNaN }

  public var isSignalingNaN: Bool { kind == .signalingNaN }

  public var isZero: Bool { isFinite && hasZeroCoefficient }

  public var digitCount: Int { isFinite ? coefficientDigits : 0 }

  /// Whether the coefficient, or a NaN's payload, is 0.
  var hasZeroCoefficient: Bool { limbs?.isZero ?? (inline == 0) }

  /// The number of digits of the coefficient or of a NaN's payload; 1 for 0.
  var coefficientDigits: Int { limbs?.digitCount ?? inline.digitCount }

  /// The exponent of the first digit.
  var adjustedExponent: Int { exponent + coefficientDigits - 1 }

  /// A copy of the coefficient to compute with, wherever it is kept.
  var natural: Natural {
    if let limbs { return Natural(limbs) }
    return Natural(inline)
  }

  /// A NaN for a result that would need more than ``maximumDigits``.
  static func insufficientStorage(_ storage: CoefficientStorage) -> Outcome<BigDecimal> {
    Outcome(BigDecimal(.quietNaN, storage: storage), .insufficientStorage)
  }

  /// A NaN for an operation that has no result.
  static func invalid(
    _ storage: CoefficientStorage, _ condition: Conditions = .invalidOperation
  ) -> Outcome<BigDecimal> {
    Outcome(BigDecimal(.quietNaN, storage: storage), condition)
  }
}
