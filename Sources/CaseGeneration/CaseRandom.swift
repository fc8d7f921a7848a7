/// The random bits of case `index` of `seed`, a function of these two numbers alone.
///
/// Cases can therefore run in any order and on any machine. The generator is SplitMix64. The
/// initial state mixes seed and index, so that neighbouring cases are independent.
///
/// Source: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014), figure 17.
@frozen
public struct CaseRandom: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// 2⁶⁴ ÷ φ, rounded to an odd number, with φ the golden ratio: the increment of SplitMix64.
  @usableFromInline package static var golden: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  /// Creates the generator of the random bits of case `index` of `seed`.
  ///
  ///     var random = CaseRandom(seed: 7, index: 3)
  ///     var again = CaseRandom(seed: 7, index: 3)
  ///     random.next() == again.next()  // true
  @inlinable
  public init(seed: UInt64, index: UInt64) {
    state = Self.mixed(Self.mixed(seed &+ Self.golden) ^ Self.mixed(index &+ Self.golden &* 2))
  }

  /// Returns the next 64 bits.
  @inlinable @inline(__always)
  public mutating func next() -> UInt64 {
    state &+= Self.golden
    return Self.mixed(state)
  }

  /// Returns a number from 0 to `maximum`, uniform up to a bias of (maximum + 1) ÷ 2⁶⁴.
  ///
  ///     var random = CaseRandom(seed: 7, index: 0)
  ///     (0..<8).map { _ in random.number(upTo: 9) }  // [6, 1, 9, 3, 1, 4, 3, 6]
  @inlinable @inline(__always)
  public mutating func number(upTo maximum: UInt64) -> UInt64 {
    let bits = next()
    return maximum == .max ? bits : bits.multipliedFullWidth(by: maximum + 1).high
  }

  /// Returns the result of SplitMix64's output function for the state `value`.
  @inlinable
  package static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
