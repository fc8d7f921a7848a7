/// A number of up to 38 digits, read in one pass: the fast path for most texts.
///
/// The initializer returns `nil` for longer, special and invalid texts. The general parser reads
/// these texts and reports errors.
struct ShortNumeral {
  private(set) var isNegative = false
  private(set) var coefficient: UInt128 = 0
  private(set) var exponent = 0
  private var digitCount = 0

  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return nil }
    let end = start + text.count
    var position = start
    if position < end, position[0] == UInt8(ascii: "-") || position[0] == UInt8(ascii: "+") {
      isNegative = position[0] == UInt8(ascii: "-")
      position += 1
    }
    takeDigits(&position, end)
    if position < end && position[0] == UInt8(ascii: ".") {
      position += 1
      let whole = digitCount
      takeDigits(&position, end)
      exponent = whole &- digitCount
    }
    if digitCount == 0 || digitCount > UInt128.inlineDigits { return nil }
    if position < end {
      guard position[0] | 0x20 == UInt8(ascii: "e"), let written = Self.exponent(position + 1, end)
      else { return nil }
      exponent &+= written
    }
    #if SeededFaults
    isNegative = faultySign
    #endif
  }

  /// Reads digits, eight at a time as long as possible, and stops after 39 digits.
  @inline(__always)
  private mutating func takeDigits(
    _ position: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    while end - position >= 8 && digitCount <= 30 {
      let bytes = UInt64(
        littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
      guard let eight = UInt64(eightDigits: bytes) else { break }
      coefficient = coefficient &* 100_000_000 &+ UInt128(eight)
      digitCount &+= 8
      position += 8
    }
    // Reads at most eight more digits: up to another character or the 39th digit.
    var (rest, count): (UInt64, Int) = (0, 0)
    while position < end && position[0] &- UInt8(ascii: "0") <= 9
      && digitCount &+ count <= UInt128.inlineDigits
    {
      rest = rest &* 10 &+ UInt64(position[0] &- UInt8(ascii: "0"))
      count &+= 1
      position += 1
    }
    if count == 0 { return }
    coefficient = coefficient &* powersOfTen[count] &+ UInt128(rest)
    digitCount &+= count
  }

  /// Reads a sign and one to nine digits that end the text; returns `nil` for others.
  @inline(__always)
  private static func exponent(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Int? {
    var position = start
    let isNegative = position < end && position[0] == UInt8(ascii: "-")
    if isNegative || (position < end && position[0] == UInt8(ascii: "+")) { position += 1 }
    if position == end || end - position > 9 { return nil }
    var magnitude = 0
    while position < end {
      let digit = position[0] &- UInt8(ascii: "0")
      if digit > 9 { return nil }
      magnitude = magnitude &* 10 &+ Int(digit)
      position += 1
    }
    return isNegative ? -magnitude : magnitude
  }
}
