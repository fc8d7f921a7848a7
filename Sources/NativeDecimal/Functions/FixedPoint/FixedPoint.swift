/// A number ≥ 0 with a binary point, in memory that the caller provides.
///
/// The last word is the integer part. The words below it are the fraction, the least significant
/// first: the value is Σ words[i] · 2^(64 · (i − width + 1)). One unit in the last place (ulp) is
/// 2^(−64 · (width − 1)). An operation that is not exact truncates, so its result is low by less
/// than 1 ulp. Callers that combine operations add up these errors. Sums and products must fit the
/// width.
package struct FixedPoint {
  package let words: UnsafeMutableBufferPointer<UInt64>

  /// Creates the number whose words are `words`.
  package init(_ words: UnsafeMutableBufferPointer<UInt64>) { self.words = words }

  package var width: Int { words.count }

  package var integerPart: UInt64 {
    get { words[words.count - 1] }
    nonmutating set { words[words.count - 1] = newValue }
  }

  /// The number of words from the least significant to the highest nonzero word.
  package var significantWidth: Int {
    var count = words.count
    while count > 0 && words[count - 1] == 0 { count -= 1 }
    return count
  }

  package var isZero: Bool { significantWidth == 0 }

  /// The number of bits up to the highest set bit, those of the fraction included; 0 for 0.
  package var bitWidth: Int {
    let count = significantWidth
    return count == 0 ? 0 : 64 * count - words[count - 1].leadingZeroBitCount
  }

  package func set(_ integer: UInt64) {
    words.update(repeating: 0)
    integerPart = integer
  }

  /// Sets self to another number's value: exactly if self is at least as wide, otherwise truncated.
  package func set(_ other: FixedPoint) {
    let gap = words.count - other.words.count
    for index in 0..<words.count {
      words[index] = index - gap >= 0 ? other.words[index - gap] : 0
    }
  }

  /// Sets self to a constant, given by its words, least significant first, truncated to the width.
  ///
  /// - Precondition: the constant has at least as many words.
  package func set(truncating constant: [UInt64]) {
    let gap = constant.count - words.count
    for index in 0..<words.count { words[index] = constant[index + gap] }
  }

  package static func < (x: FixedPoint, y: FixedPoint) -> Bool {
    var index = x.words.count - 1
    while index >= 0 {
      if x.words[index] != y.words[index] { return x.words[index] < y.words[index] }
      index -= 1
    }
    return false
  }

  /// Adds a number of the same width.
  package func add(_ other: FixedPoint) {
    var carry: UInt128 = 0
    for index in 0..<words.count {
      carry += UInt128(words[index]) + UInt128(other.words[index])
      words[index] = UInt64(truncatingIfNeeded: carry)
      carry >>= 64
    }
    assert(carry == 0, "the sum exceeds the width")
  }

  /// Subtracts a number of the same width that is at most self.
  package func subtract(_ other: FixedPoint) {
    var borrow = false
    for index in 0..<words.count {
      let first = words[index].subtractingReportingOverflow(other.words[index])
      let second = first.partialValue.subtractingReportingOverflow(borrow ? 1 : 0)
      words[index] = second.partialValue
      borrow = first.overflow || second.overflow
    }
    assert(!borrow, "the difference is negative")
  }

  /// Adds `ulps` units in the last place.
  package func add(ulps: UInt64) {
    var carry = ulps
    var index = 0
    while carry != 0 && index < words.count {
      let sum = words[index].addingReportingOverflow(carry)
      words[index] = sum.partialValue
      carry = sum.overflow ? 1 : 0
      index += 1
    }
    assert(carry == 0, "the sum exceeds the width")
  }

  /// Subtracts `ulps` units in the last place; the result is 0 if the number is smaller.
  package func subtract(ulps: UInt64) {
    var borrow = ulps
    var index = 0
    while borrow != 0 && index < words.count {
      let difference = words[index].subtractingReportingOverflow(borrow)
      words[index] = difference.partialValue
      borrow = difference.overflow ? 1 : 0
      index += 1
    }
    if borrow != 0 { words.update(repeating: 0) }
  }

  /// Shifts the bits right by `count` < 64 places.
  package func shiftRight(_ count: Int) {
    if count == 0 { return }
    for index in 0..<words.count {
      let above = index + 1 < words.count ? words[index + 1] : 0
      words[index] =
        words[index] >> UInt64(truncatingIfNeeded: count)
        | above << UInt64(truncatingIfNeeded: 64 - count)
    }
  }
}

/// Calls `body` with `count` fixed-point numbers of `width` words each, not initialised.
///
/// Up to 1024 bytes are allocated on the stack; each call of Ziv's first step needs less.
package func withFixedPoints<Result>(
  _ count: Int, width: Int, _ body: (FixedPointRow) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count * width) { words in
    body(FixedPointRow(words: words, width: width))
  }
}

/// Numbers of one width, contiguous in memory that the caller provides.
package struct FixedPointRow {
  let words: UnsafeMutableBufferPointer<UInt64>
  let width: Int

  package subscript(_ index: Int) -> FixedPoint {
    FixedPoint(
      UnsafeMutableBufferPointer(rebasing: words[index * width..<(index + 1) * width]))
  }
}
