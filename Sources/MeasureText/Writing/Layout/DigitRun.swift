import DecimalArithmetic

/// The significant digits of a number, in memory of the caller, for rounding and layout.
///
/// The number is ±digits × 10^exponent, without leading zeros. Without digits the number is 0, and
/// −exponent is the number of decimals that were written.
struct DigitRun {
  let isNegative: Bool
  let digits: UnsafeMutablePointer<UInt8>
  var count: Int
  var exponent: Int

  /// Copies the digits of a finite numeric string to `room`, which has one byte more than the
  /// string.
  init(
    _ syntax: NumericString, of text: UnsafeBufferPointer<UInt8>,
    in room: UnsafeMutablePointer<UInt8>
  ) {
    isNegative = syntax.isNegative
    digits = room
    exponent = syntax.exponent
    count = 0
    for offset in syntax.significantDigits where offset != syntax.pointOffset {
      digits[count] = text[offset]
      count += 1
    }
  }

  /// Copies the digits of a numeric string without an exponent in one pass; `nil` for other
  /// strings.
  ///
  /// Nearly all numbers have this form, and one pass takes a third of the time of parsing and
  /// copying.
  @inline(__always)
  init?(plain text: UnsafeBufferPointer<UInt8>, in room: UnsafeMutablePointer<UInt8>) {
    isNegative = text.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var point = -1
    var count = 0
    for index in start..<text.count {
      let byte = text[index]
      if byte &- UInt8(ascii: "0") <= 9 {
        room[count] = byte
        if count > 0 || byte != UInt8(ascii: "0") { count += 1 }
      } else if byte == UInt8(ascii: "."), point < 0 {
        point = index
      } else {
        return nil
      }
    }
    if text.count - start - (point < 0 ? 0 : 1) < 1 { return nil }
    digits = room
    self.count = count
    exponent = point < 0 ? 0 : point + 1 - text.count
  }

  /// Whether the number is 0, for which no digits are stored.
  var isZero: Bool { count == 0 }

  /// The adjusted exponent: the exponent of the first digit of a number that is not 0.
  var adjusted: Int { exponent + count - 1 }

  /// Removes trailing zeros while the last digit is below 10^place.
  mutating func strip(to place: Int) {
    while count > 1, exponent < place, digits[count - 1] == UInt8(ascii: "0") {
      count -= 1
      exponent += 1
    }
  }

  /// The rounding decision at 10^place: digits kept, exactness, and whether the last digit
  /// increments.
  struct Cut {
    let kept: Int
    let isExact: Bool
    let increments: Bool
    /// Whether the rounded number is 0.
    var givesZero: Bool { kept <= 0 && !increments }
  }

  /// Returns the rounding decision at 10^place for a number that is not 0; changes nothing.
  func cut(at place: Int, by mode: RoundingMode) -> Cut {
    #if SeededFaults
    let mode = Self.faultyMode(mode)
    #endif
    let kept = count - max(0, place - exponent)
    if kept == count { return Cut(kept: kept, isExact: true, increments: false) }
    let discarded = discarded(from: kept)
    let lastDigit = kept > 0 ? digits[kept - 1] - UInt8(ascii: "0") : 0
    let increments = mode.increments(
      lastDigit: lastDigit, isNegative: isNegative, discarded: discarded)
    return Cut(kept: kept, isExact: discarded == .zero, increments: increments)
  }

  /// Compares the digits from `index` on with half a unit of the last kept digit.
  ///
  /// A negative `index` stands for zeros in front of the digits.
  private func discarded(from index: Int) -> DiscardedPart {
    // A leading 0 makes the part less than half.
    let first = index < 0 ? UInt8(ascii: "0") : digits[index]
    var rest = max(0, index + 1)
    while rest < count, digits[rest] == UInt8(ascii: "0") { rest += 1 }
    let hasRest = rest < count
    if first < UInt8(ascii: "5") {
      return first == UInt8(ascii: "0") && !hasRest ? .zero : .belowHalf
    }
    return first == UInt8(ascii: "5") && !hasRest ? .half : .aboveHalf
  }

  /// Truncates the digits at 10^place, and increments the last digit if `cut` requires it.
  mutating func apply(_ cut: Cut, at place: Int) {
    if cut.kept == count { return }
    exponent = place
    count = max(0, cut.kept)
    guard cut.increments else { return }
    var last = count - 1
    while last >= 0, digits[last] == UInt8(ascii: "9") {
      digits[last] = UInt8(ascii: "0")
      last -= 1
    }
    if last >= 0 {
      digits[last] += 1
    } else {
      #if SeededFaults
      if Self.losesCarry { return }
      #endif
      // All digits were nines, so the result is 1 and `count` zeros. `room` has one byte more than
      // digits.
      if count > 0 { digits[count] = UInt8(ascii: "0") }
      digits[0] = UInt8(ascii: "1")
      count += 1
    }
  }

  /// Rounds to a number of digits; returns whether the result is exact.
  mutating func round(toDigits wanted: Int, by mode: RoundingMode) -> Bool {
    let place = adjusted - wanted + 1
    let cut = cut(at: place, by: mode)
    apply(cut, at: place)
    if count > wanted {
      // After a carry the last digit is a 0 beyond the wanted digits.
      count -= 1
      exponent += 1
    }
    return cut.isExact
  }
}
