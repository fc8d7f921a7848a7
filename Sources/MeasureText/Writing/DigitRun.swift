import DecimalArithmetic

/// The digits of a number in memory of the caller, to be rounded and laid out.
///
/// The number is ±digits × 10^exponent. There are no zeros in front; no digit at all is 0, whose exponent
/// says how many decimals it was written with.
struct DigitRun {
  let isNegative: Bool
  let digits: UnsafeMutablePointer<UInt8>
  var count: Int
  var exponent: Int

  /// The digits of a finite numeric string, copied to memory with room for one more than it has bytes.
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

  /// The digits of a numeric string without an exponent, found and copied in one pass; `nil` for others.
  ///
  /// Nearly all texts that come here are such, and the pass takes a third of the time of the two.
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

  /// Whether the number is 0.
  var isZero: Bool { count == 0 }

  /// The exponent of the first digit of a number that is not 0.
  var adjusted: Int { exponent + count - 1 }

  /// Leaves out zeros at the end as long as the last digit stands below 10^place.
  mutating func strip(to place: Int) {
    while count > 1, exponent < place, digits[count - 1] == UInt8(ascii: "0") {
      count -= 1
      exponent += 1
    }
  }

  /// What rounding at 10^place finds: how many digits stay, what is cut off, whether the last grows.
  struct Cut {
    let kept: Int
    let isExact: Bool
    let increments: Bool
    /// Whether nothing is left.
    var givesZero: Bool { kept <= 0 && !increments }
  }

  /// The cut at 10^place of a number that is not 0; nothing changes yet.
  func cut(at place: Int, by mode: RoundingMode) -> Cut {
    #if SeededFaults
    let mode = SeededFault.writerRoundsHalfUp.isActive && mode == .halfEven ? .halfUp : mode
    #endif
    let kept = count - max(0, place - exponent)
    if kept == count { return Cut(kept: kept, isExact: true, increments: false) }
    let discarded = discarded(from: kept)
    let lastDigit = kept > 0 ? digits[kept - 1] - UInt8(ascii: "0") : 0
    let increments = mode.increments(
      lastDigit: lastDigit, isNegative: isNegative, discarded: discarded)
    return Cut(kept: kept, isExact: discarded == .zero, increments: increments)
  }

  /// The digits from `index` on, below 0 with zeros in front of them, against half a unit of the last kept.
  private func discarded(from index: Int) -> DiscardedPart {
    // A zero in front is less than half.
    let first = index < 0 ? UInt8(ascii: "0") : digits[index]
    var rest = max(0, index + 1)
    while rest < count, digits[rest] == UInt8(ascii: "0") { rest += 1 }
    let hasRest = rest < count
    if first < UInt8(ascii: "5") {
      return first == UInt8(ascii: "0") && !hasRest ? .zero : .belowHalf
    }
    return first == UInt8(ascii: "5") && !hasRest ? .half : .aboveHalf
  }

  /// Leaves the digits down to 10^place, the last one larger if the cut says so.
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
      if SeededFault.writerCarryLost.isActive { return }
      #endif
      // All were nines: 1 and as many zeros. The room has one byte more than there were digits.
      if count > 0 { digits[count] = UInt8(ascii: "0") }
      digits[0] = UInt8(ascii: "1")
      count += 1
    }
  }

  /// Rounds to a number of digits; says whether that was exact.
  mutating func round(toDigits wanted: Int, by mode: RoundingMode) -> Bool {
    let place = adjusted - wanted + 1
    let cut = cut(at: place, by: mode)
    apply(cut, at: place)
    if count > wanted {
      // A carry: the last digit is a zero too many.
      count -= 1
      exponent += 1
    }
    return cut.isExact
  }
}
