import DecimalArithmetic
import GMPDecimal
import Testing

/// A prepared conversion has the value, the exponent and the conditions of the general conversion.
@Suite struct BigDecimalPreparationTests {
  @Test func preparedEqualsGeneral() {
    var drawn = PreparedCases(state: 31)
    var found: [String] = []
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256)
    defer { room.deallocate() }
    var wordCount = 0
    for _ in 0..<12_000 where found.count < 20 {
      let (map, target, context) = (drawn.map(), drawn.target(), drawn.context())
      let preparation = BigDecimal.Preparation(map, to: target, in: context)
      for _ in 0..<8 {
        let text = drawn.text()
        let read = BigDecimal.readExactly(text, in: .decimal128)
        let general = BigDecimal.convert(read.value, by: map, to: target, in: context)
        let prepared = preparation.convert(read.value)
        let expected = general.value.scientificString()
        if prepared.value.scientificString() != expected
          || prepared.conditions != general.conditions
          || prepared.isPrecisionLimited != general.isPrecisionLimited
        {
          found.append("\(text) by \(map) to \(target) in \(context): \(prepared), not \(general)")
        }
        let written = Array(text.utf8).withUnsafeBufferPointer {
          preparation.convert(utf8: $0, into: room)
        }
        let result = String(decoding: room.prefix(written.length), as: UTF8.self)
        if result != expected || written.conditions != general.conditions.union(read.conditions)
          || written.isPrecisionLimited != general.isPrecisionLimited
        {
          found.append("'\(text)' by \(map) to \(target) in \(context): '\(result)' \(written)")
        }
        let again = preparation.convert(read.value, into: room)
        if String(decoding: room.prefix(again.length), as: UTF8.self) != expected {
          found.append("\(text) by \(map) to \(target) in \(context): \(again)")
        }
        if preparation.isInWords(read.value) { wordCount += 1 }
      }
    }
    #expect(found == [])
    // The cases must include values that the fast path converts, and other values.
    #expect((24_000...72_000).contains(wordCount), "\(wordCount)")
  }
}

/// Maps, targets, contexts and texts at the limits of the fast path: 37 digits, powers of ten,
/// ties, the last decimal.
private struct PreparedCases {
  var state: UInt64

  /// Returns the next number of SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func part() -> UInt128 {
    let wide = UInt128(next()) << 64 | UInt128(next())
    return switch below(12) {
    case 0: 1 << UInt128(below(128))
    case 1: wide >> UInt128(below(127)) | 1
    case 2...4: wide >> UInt128(70 + below(57)) | 1
    case 5: 1_609_344
    default: UInt128(1 + below(100))
    }
  }

  private mutating func ratio() -> ExactRatio {
    let exponent = below(10) == 0 ? below(90) - 45 : below(16) - 10
    return ExactRatio(
      isNegative: below(5) == 0, part(), over: below(2) == 0 ? 1 : part(), exponent: exponent)
      ?? .one
  }

  mutating func map() -> ConversionMap {
    let scale = ratio()
    if below(2) == 0 { return .linear(scale) }
    return AffineMap(scale: scale, offset: ratio()).map { .affine($0) } ?? .linear(scale)
  }

  mutating func target() -> RoundingTarget {
    switch below(6) {
    case 0: .digits(1 + below(50))
    case 1: .decimals(below(80) - 40, elseDigits: below(3))
    default: .decimals(below(16), elseDigits: below(3) * 6)
    }
  }

  mutating func context() -> ArithmeticContext {
    let mode = RoundingMode.allCases[below(RoundingMode.allCases.count)]
    return switch below(6) {
    case 0:
      ArithmeticContext(
        precision: 1 + below(60), maxExponent: below(99), minExponent: -below(99), rounding: mode,
        clamp: below(2) == 0)
    case 1:
      ArithmeticContext(
        precision: 1 + below(60), maxExponent: 9_999, minExponent: -9_999, rounding: mode)
    default: .decimal128.rounding(mode)
    }
  }

  mutating func text() -> String {
    let sign = below(3) == 0 ? "-" : ""
    var digits = Array(String(next() >> UInt64(below(64))))
    if below(8) == 0 { digits += Array(String(next())) }
    if below(3) == 0 { digits += "000" }
    if below(3) != 0 { digits.insert(".", at: below(digits.count + 1)) }
    let exponent = below(6) == 0 ? "E\(below(80) - 50)" : ""
    return below(100) == 0
      ? ["NaN7", "sNaN", "-Infinity", "x"][below(4)] : sign + digits + exponent
  }
}
