import DecimalArithmetic

extension BigDecimal {
  /// The integer `value`, exactly, with the exponent 0; NaN beyond ``maximumDigits``.
  ///
  /// - Complexity: O(1) for up to 128 bits, O(*n*²) for *n* digits of a wider type.
  @inlinable
  public init<Integer: BinaryInteger>(_ value: Integer) {
    if let word = Int64(exactly: value) {
      self.init(word: word)
    } else {
      self.init(words: Array(value.magnitude.words), isNegative: value < 0)
    }
  }

  /// The integer `value` with the exponent 0; `nil` beyond ``maximumDigits``.
  ///
  /// - Complexity: O(1) for up to 128 bits, O(*n*²) for *n* digits of a wider type.
  @inlinable
  public init?<Integer: BinaryInteger>(exactly value: Integer) {
    self.init(value)
    if isNaN { return nil }
  }

  // The integers of a word are by far the most frequent; this is for them only.
  @usableFromInline
  init(word: Int64) {
    self.init(isNegative: word < 0, inline: UInt128(word.magnitude), exponent: 0)
  }

  /// The integer with these words, the lowest first.
  @usableFromInline
  init(words: [UInt], isNegative: Bool) {
    let count = (words.lastIndex { $0 != 0 } ?? 0) + 1
    // 2⁶⁴ > 10¹⁹, so there are more than 19 digits for each word but the highest.
    if (count - 1) * 19 >= Self.maximumDigits {
      self.init(.quietNaN)
      return
    }
    let integer = Natural(words: words[..<count])
    let digits = integer.digitCount
    if digits > Self.maximumDigits {
      self.init(.quietNaN)
      return
    }
    self = integer.value(
      isNegative: isNegative, exponent: 0, digitCount: digits, appendingZeros: 0,
      storage: .smallest)
  }
}

extension Natural {
  /// The number with these words, the lowest first.
  fileprivate init(words: ArraySlice<UInt>) {
    let base = Natural(1 << UInt128(UInt.bitWidth))
    self.init(0)
    for word in words.reversed() {
      multiply(by: base)
      add(Natural(UInt128(word)))
    }
  }
}
