import DecimalArithmetic
import NativeDecimal
import Testing

/// A prepared conversion has the value, the exponent and the conditions of the general conversion,
/// for numbers and for texts, near every limit of the fast path.
@Suite struct Decimal128PreparationTests {
  private static let cases = 12_000

  @Test func preparedEqualsGeneral() {
    var drawn = PreparedCases(seed: 21)
    var found: [String] = []
    var shortCount = 0
    for _ in 0..<Self.cases where found.count < 20 {
      let comparison = PreparedComparison(drawn.map(), to: drawn.target(), in: drawn.context())
      for _ in 0..<8 {
        let text = drawn.text()
        found += comparison.findings(text, sizes: [64, 42])
        if comparison.preparation.isShort(text) { shortCount += 1 }
      }
    }
    #expect(found == [])
    // The cases must include numbers that take the fast path and numbers that do not.
    #expect((Self.cases...Self.cases * 6).contains(shortCount), "\(shortCount)")
  }

  /// Texts that end inside or at the end of a register, or are no numbers, agree with the grammar.
  @Test func shortTextsAreReadAsByTheGrammar() throws {
    var operands = DirectedOperands(seed: 22)
    let map = ConversionMap.linear(.one)
    let preparation = Decimal128.Preparation(map, to: .digits(34), in: .decimal128)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64)
    defer { buffer.deallocate() }
    // Bytes that are not UTF-8, and bytes that cause carries in the register's test for digits.
    let bytes = Array("0123456789-+.eE x/:\u{0}".utf8) + [0x80, 0x8a, 0xae, 0xff]
    var found: [String] = []
    for _ in 0..<400_000 {
      // Mostly digits, so that many texts are numbers.
      let text = (0..<operands.below(20)).map { _ in
        operands.below(12) == 0 ? bytes[operands.below(bytes.count)] : bytes[operands.below(10)]
      }
      let read = Decimal128.readExactly(String(decoding: text, as: UTF8.self), in: .decimal128)
      let written = text.withUnsafeBufferPointer { preparation.convert(utf8: $0, into: buffer) }
      let result = String(decoding: buffer.prefix(written.length), as: UTF8.self)
      if result != read.value.scientificString() || written.conditions != read.conditions {
        found.append("\(text): \(result) \(written.conditions)")
        if found.count == 20 { break }
      }
    }
    #expect(found == [])
  }
}

/// Maps, targets, contexts and texts at the limits of the fast path: 64 bits, 127 bits, powers of
/// ten, ties.
private struct PreparedCases {
  private var operands: DirectedOperands

  init(seed: UInt64) { operands = DirectedOperands(seed: seed) }

  private mutating func part() -> UInt128 {
    let wide = UInt128(operands.next()) << 64 | UInt128(operands.next())
    return switch operands.below(16) {
    case 0: 1 << UInt128(operands.below(128))
    case 1: (1 << UInt128(1 + operands.below(127))) - 1
    case 2: UInt128(UInt64.max) - UInt128(operands.below(3))
    case 3: wide >> UInt128(operands.below(127)) | 1
    case 4: wide >> 64 | 1
    case 5...7: wide >> UInt128(80 + operands.below(47)) | 1
    case 8: 1_609_344
    default: UInt128(1 + operands.below(100))
    }
  }

  private mutating func ratio() -> ExactRatio {
    let exponent = operands.below(10) == 0 ? operands.below(90) - 45 : operands.below(16) - 10
    let bottom = operands.below(2) == 0 ? 1 : part()
    return ExactRatio(
      isNegative: operands.below(5) == 0, part(), over: bottom, exponent: exponent) ?? .one
  }

  mutating func map() -> ConversionMap {
    let scale = ratio()
    if operands.below(2) == 0 { return .linear(scale) }
    return AffineMap(scale: scale, offset: ratio()).map { .affine($0) } ?? .linear(scale)
  }

  mutating func target() -> RoundingTarget {
    switch operands.below(6) {
    case 0: .digits(1 + operands.below(36))
    case 1: .decimals(operands.below(80) - 40, elseDigits: operands.below(3))
    default: .decimals(operands.below(16), elseDigits: operands.below(3) * 6)
    }
  }

  mutating func context() -> ArithmeticContext {
    let context = operands.context()
    return operands.below(3) == 0 ? context : .decimal128.rounding(context.rounding)
  }

  /// Draws a number as people type it, or an arbitrary one.
  mutating func text() -> String {
    let sign = operands.below(3) == 0 ? "-" : ""
    switch operands.below(12) {
    case 0: return operands.number().scientificString()
    case 1: return "\(sign)\(operands.coefficient())E\(operands.below(70) - 50)"
    case 2:
      let digits = String(UInt64.max - UInt64(operands.below(3)))
      return sign + digits + "E-\(operands.below(32))"
    default:
      var digits = Array(String(operands.next() >> UInt64(operands.below(64))))
      if operands.below(3) == 0 { digits += "000" }
      if operands.below(3) != 0 { digits.insert(".", at: operands.below(digits.count + 1)) }
      return sign + String(digits)
    }
  }
}
