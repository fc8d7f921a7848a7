/// Random bits of case i, a function of (seed, i) alone: cases can be run in any order, on any machine.
///
/// SplitMix64 whose start is a mix of seed and index, so that neighbouring cases have nothing in
/// common.
///
/// Source: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014), figure 17.
public struct CaseRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// 2⁶⁴ ÷ φ, odd: the increment of SplitMix64.
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The bits of case `index` of `seed`.
  public init(seed: UInt64, index: UInt64) {
    state = Self.mixed(Self.mixed(seed &+ Self.golden) ^ Self.mixed(index &+ Self.golden &* 2))
  }

  public mutating func next() -> UInt64 {
    state &+= Self.golden
    return Self.mixed(state)
  }

  /// An integer of `range`, each equally likely up to 2⁻⁴⁰.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// Whether an event of probability 1 ÷ `count` happens.
  public mutating func oneIn(_ count: Int) -> Bool { integer(in: 1...count) == 1 }

  /// One of `choices`.
  ///
  /// - Precondition: there is at least one.
  public mutating func pick<T>(_ choices: [T]) -> T { choices[integer(in: 0...choices.count - 1)] }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
