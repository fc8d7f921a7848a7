import NativeDecimal

/// 1,024 operands of each kind in plain memory, the same in every run.
///
/// Full: 34 digits with the first at 10⁻¹²…10¹². Short: 1–7 digits as typed, with a point among them.
/// The addresses are shared with the peer, whose encoding is ours.
final class ArithmeticOperands {
  static let count = 1_024
  /// Room for a text and its final 0.
  static let textStride = 64

  let x: UnsafeMutablePointer<Decimal128>
  let y: UnsafeMutablePointer<Decimal128>
  let z: UnsafeMutablePointer<Decimal128>
  /// What x is quantized to.
  let quantum: UnsafeMutablePointer<Decimal128>
  /// Texts of numbers like x.
  let texts: UnsafeMutablePointer<UInt8>
  let textLengths: UnsafeMutablePointer<Int>
  /// The results of the last run of each side.
  let results: UnsafeMutablePointer<Decimal128>
  let peerResults: UnsafeMutablePointer<Decimal128>
  let written: UnsafeMutablePointer<UInt8>

  init(_ width: OperandWidth) {
    var random = SplitMix(state: width == .full ? 34 : 7)
    func text() -> String { width == .full ? random.fullText() : random.shortText() }
    func numbers(_ text: () -> String) -> UnsafeMutablePointer<Decimal128> {
      let numbers = UnsafeMutablePointer<Decimal128>.allocate(capacity: Self.count)
      for index in 0..<Self.count {
        guard let number = Decimal128(exactly: text()) else {
          preconditionFailure("an operand does not fit")
        }
        (numbers + index).initialize(to: number)
      }
      return numbers
    }
    x = numbers(text)
    y = numbers(text)
    z = numbers(text)
    quantum = numbers { width == .full ? "1E-12" : "0.1" }
    results = numbers { "0" }
    peerResults = numbers { "0" }
    texts = .allocate(capacity: Self.count * Self.textStride)
    texts.initialize(repeating: 0, count: Self.count * Self.textStride)
    written = .allocate(capacity: Self.count * Self.textStride)
    written.initialize(repeating: 0, count: Self.count * Self.textStride)
    textLengths = .allocate(capacity: Self.count)
    for index in 0..<Self.count {
      let bytes = Array(text().utf8)
      for (place, byte) in bytes.enumerated() { texts[index * Self.textStride + place] = byte }
      (textLengths + index).initialize(to: bytes.count)
    }
  }

  deinit {
    for numbers in [x, y, z, quantum, results, peerResults] { numbers.deallocate() }
    texts.deallocate()
    written.deallocate()
    textLengths.deallocate()
  }
}

/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
private struct SplitMix {
  var state: UInt64

  mutating func below(_ count: UInt64) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % count)
  }

  /// 34 digits in plain notation.
  mutating func fullText() -> String {
    let sign = below(2) == 0 ? "-" : ""
    var digits = "\(1 + below(9))"
    for _ in 1..<34 { digits += "\(below(10))" }
    let adjusted = below(25) - 12
    if adjusted < 0 { return sign + "0." + String(repeating: "0", count: -adjusted - 1) + digits }
    digits.insert(".", at: digits.index(digits.startIndex, offsetBy: adjusted + 1))
    return sign + digits
  }

  /// 1–7 digits, at least one of them in front of the point.
  mutating func shortText() -> String {
    let count = 1 + below(7)
    var digits = "\(1 + below(9))"
    for _ in 1..<count { digits += "\(below(10))" }
    let decimals = below(UInt64(count))
    if decimals > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals)) }
    return (below(2) == 0 ? "-" : "") + digits
  }
}
