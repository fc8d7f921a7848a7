import DecimalArithmetic

extension Decimal128 {
  /// Creates the integer `value`, rounded half-even if it needs more than 34 digits.
  ///
  /// Integers of up to 64 bits never need rounding. The exponent is 0 if the integer has at most 34
  /// digits.
  ///
  ///     Decimal128(UInt64.max)  // 18446744073709551615
  ///     Decimal128(Int128.max)  // 1.701411834604692317316873037158841E+38
  ///
  /// - Complexity: O(1) for up to 128 bits, O(*n*²) for *n* digits of a wider type.
  @inlinable
  public init<Integer: BinaryInteger>(_ value: Integer) {
    if let word = Int64(exactly: value) {
      self.init(word: word)
    } else {
      self = Decimal128.outcome(of: value).value
    }
  }

  /// Creates the integer `value`, if it has at most 34 digits without its trailing zeros.
  ///
  ///     Decimal128(exactly: UInt64.max)  // Optional(18446744073709551615)
  ///     Decimal128(exactly: Int128.max)  // nil
  ///
  /// - Complexity: O(1) for up to 128 bits, O(*n*²) for *n* digits of a wider type.
  @inlinable
  public init?<Integer: BinaryInteger>(exactly value: Integer) {
    if let word = Int64(exactly: value) {
      self.init(word: word)
    } else {
      let outcome = Decimal128.outcome(of: value)
      guard outcome.isExact else { return nil }
      self = outcome.value
    }
  }

  // Most integers fit a word. This initializer is for such integers only.
  @usableFromInline
  init(word: Int64) {
    self.init(isNegative: word < 0, coefficient: UInt128(word.magnitude), exponent: 0)
  }

  @usableFromInline
  static func outcome<Integer: BinaryInteger>(of value: Integer) -> Outcome<Decimal128> {
    rounded(Unrounded(integer: value), in: .decimal128)
  }
}

extension Unrounded {
  /// Creates the unrounded form of an integer; digits beyond 256 bits become sticky.
  ///
  /// At least 2²⁵⁶ ÷ 10¹⁹ > 10⁵⁷ of a wider integer remains. The loop stops after 6175 digits: an
  /// integer still above 2²⁵⁶ overflows every context.
  fileprivate init<Integer: BinaryInteger>(integer value: Integer) {
    var rest = value.magnitude
    var exponent = 0
    var isSticky = false
    while rest >> 256 != 0 && exponent <= Decimal128.exponents.upperBound + 64 {
      let (quotient, remainder) = rest.quotientAndRemainder(
        dividingBy: Integer.Magnitude(UInt64(10_000_000_000_000_000_000)))
      rest = quotient
      isSticky = isSticky || remainder != 0
      exponent += 19
    }
    self.init(
      isNegative: value < 0,
      coefficient: UInt256(
        high: UInt128(truncatingIfNeeded: rest >> 128), low: UInt128(truncatingIfNeeded: rest)),
      exponent: exponent, isSticky: isSticky)
  }
}
