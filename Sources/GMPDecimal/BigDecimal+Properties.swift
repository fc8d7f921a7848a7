import DecimalArithmetic

extension BigDecimal {
  public static var backendName: String { "gmp" }

  public static func supports(_ context: ArithmeticContext) -> Bool { true }

  public var isFinite: Bool { hasKind(.finite) }

  public var isInfinite: Bool { hasKind(.infinity) }

  public var isNaN: Bool { hasKind(.quietNaN) || hasKind(.signalingNaN) }

  public var isSignalingNaN: Bool { hasKind(.signalingNaN) }

  public var isZero: Bool { isFinite && hasZeroCoefficient }

  public var digitCount: Int { isFinite ? coefficientDigits : 0 }

  /// Whether `x` and `y` are finite numbers with inline coefficients.
  @inline(__always)
  static func areInline(_ x: BigDecimal, _ y: BigDecimal) -> Bool {
    (x.header | y.header) & 14 == 0 && x.limbs == nil && y.limbs == nil
  }

  /// Whether the coefficient, or a NaN's payload, is 0.
  var hasZeroCoefficient: Bool { limbs?.isZero ?? (inline == 0) }

  /// The number of digits of the coefficient or of a NaN's payload; 1 for 0.
  var coefficientDigits: Int { limbs?.digitCount ?? inline.digitCount }

  /// The adjusted exponent: the exponent of the first digit.
  var adjustedExponent: Int { exponent + coefficientDigits - 1 }

  /// A copy of the coefficient for computation, from words or limbs.
  var natural: Natural {
    if let limbs { return Natural(limbs) }
    return Natural(inline)
  }

  /// An upper bound of the number of limbs that `withLimbs` passes: exact for limbs, 2 for words.
  var limbCount: Int { limbs?.count ?? 2 }

  /// An upper bound of the number of bits of the coefficient: all bits of its limbs, 128 for words.
  var coefficientBits: Int { limbs.map { $0.count * UInt.bitWidth } ?? 128 }

  /// The limbs of a coefficient that is not inline.
  ///
  /// Use this property only for parameters of an operation, which live until the operation ends.
  /// The property does not keep the limbs alive: another reference count would take an eighth of
  /// the time of a sum of 50 digits.
  var limbsOfParameter: UnsafeBufferPointer<UInt>? { limbs?.view }

  /// Calls `body` with the coefficient as limbs; an inline coefficient is copied to the stack.
  @inline(__always)
  func withLimbs<Result>(_ body: (UnsafeBufferPointer<UInt>) -> Result) -> Result {
    if let limbs { return limbs.withLimbs(body) }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2) { words in
      words[0] = UInt(truncatingIfNeeded: inline)
      words[1] = UInt(truncatingIfNeeded: inline >> 64)
      let count = words[1] != 0 ? 2 : words[0] != 0 ? 1 : 0
      return body(UnsafeBufferPointer(rebasing: words[..<count]))
    }
  }

  /// Returns NaN and insufficient storage, for a result that would exceed ``maximumDigits``.
  static func insufficientStorage(_ storage: CoefficientStorage) -> Outcome<BigDecimal> {
    Outcome(BigDecimal(.quietNaN, storage: storage), .insufficientStorage)
  }

  /// Returns NaN and `condition`, for an operation that has no result.
  static func invalid(
    _ storage: CoefficientStorage, _ condition: Conditions = .invalidOperation
  ) -> Outcome<BigDecimal> {
    Outcome(BigDecimal(.quietNaN, storage: storage), condition)
  }
}
