import DecimalArithmetic

extension BigDecimal {
  /// Creates exactly the integer `value` with exponent 0; NaN for more than ``maximumDigits``
  /// digits.
  ///
  ///     BigDecimal(Int.max) + 1  // 9223372036854775808
  ///     BigDecimal(UInt128.max).digitCount  // 39
  ///
  /// - Complexity: O(*n*) for *n* digits.
  @inlinable
  public init<Integer: BinaryInteger>(_ value: Integer) {
    if let word = Int64(exactly: value) {
      self.init(word: word)
    } else {
      self.init(words: Array(value.magnitude.words), isNegative: value < 0)
    }
  }

  /// Creates the integer `value` with exponent 0; `nil` for more than ``maximumDigits`` digits.
  ///
  ///     BigDecimal(exactly: Int128.min)!  // -170141183460469231731687303715884105728
  ///
  /// - Complexity: O(*n*) for *n* digits.
  @inlinable
  public init?<Integer: BinaryInteger>(exactly value: Integer) {
    self.init(value)
    if isNaN { return nil }
  }

  // Most integers fit a word. This initializer is the fast path for such integers.
  @usableFromInline
  init(word: Int64) {
    self.init(isNegative: word < 0, inline: UInt128(word.magnitude), exponent: 0)
  }

  /// Creates the integer with the magnitude `words`, the lowest word first.
  @usableFromInline
  init(words: [UInt], isNegative: Bool) {
    let count = (words.lastIndex { $0 != 0 } ?? 0) + 1
    // 2⁶⁴ > 10¹⁹, so each word below the highest adds more than 19 digits.
    if (count - 1) * 19 >= Self.maximumDigits {
      self.init(.quietNaN)
      return
    }
    self = words.withUnsafeBufferPointer { buffer in
      let integer = Natural(UnsafeBufferPointer(rebasing: buffer.prefix(count)))
      let digits = integer.digitCount
      if digits > Self.maximumDigits { return BigDecimal(.quietNaN) }
      return integer.value(
        isNegative: isNegative, exponent: 0, digitCount: digits, appendingZeros: 0,
        storage: .smallest)
    }
  }
}
