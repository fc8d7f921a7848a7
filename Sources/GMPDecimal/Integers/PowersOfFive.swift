import Synchronization

/// The powers 5^k for every k, because 10^k = 5^k · 2^k and the factor 2^k is a shift.
///
/// Powers up to 5²⁷ are words. Powers up to ``largestKept`` are in a table that is built once and
/// read without a lock. Of larger powers the process stores the most recently used.
package enum PowersOfFive {
  /// The largest exponent whose power is a word: 5²⁷ < 2⁶⁴ < 5²⁸.
  static let largestWord = 27

  /// The powers 5⁰…5²⁷.
  package static let words: [UInt] = [
    1,
    5,
    25,
    125,
    625,
    3_125,
    15_625,
    78_125,
    390_625,
    1_953_125,
    9_765_625,
    48_828_125,
    244_140_625,
    1_220_703_125,
    6_103_515_625,
    30_517_578_125,
    152_587_890_625,
    762_939_453_125,
    3_814_697_265_625,
    19_073_486_328_125,
    95_367_431_640_625,
    476_837_158_203_125,
    2_384_185_791_015_625,
    11_920_928_955_078_125,
    59_604_644_775_390_625,
    298_023_223_876_953_125,
    1_490_116_119_384_765_625,
    7_450_580_596_923_828_125,
  ]

  /// The largest exponent in the table, whose powers take 20 KB.
  ///
  /// Numbers of up to 170 digits, with their products and quotients, need no larger power.
  package static let largestKept = 512

  private static let table = PowerTable(upTo: largestKept)
  private static let recent = Mutex(RecentPowers())

  /// Calls `body` with the limbs of 5^exponent.
  static func withPower<Result>(
    _ exponent: Int, _ body: (UnsafeBufferPointer<UInt>) -> Result
  ) -> Result {
    if exponent <= largestKept { return body(table[exponent]) }
    if let power = recent.withLock({ $0.find(exponent) }) { return power.withLimbs(body) }
    let power = computed(exponent).frozen(digitCount: 1)
    recent.withLock { $0.keep(power, exponent) }
    return power.withLimbs(body)
  }

  /// Returns the first 64 bits of 5^exponent, from the highest set bit; `nil` beyond the table.
  @inline(__always)
  static func leadingBits(_ exponent: Int) -> UInt? {
    exponent <= largestKept ? table.leadingBits[exponent] : nil
  }

  /// Returns 5^exponent, computed by repeated squaring of a power in the table.
  private static func computed(_ exponent: Int) -> Natural {
    if exponent <= largestKept { return Natural(table[exponent]) }
    var power = computed(exponent / 2).squared()
    if exponent & 1 == 1 { power.multiply(byWord: 5) }
    return power
  }
}

/// The powers 5⁰…5^last in memory that is never freed.
private struct PowerTable: @unchecked Sendable {
  /// Sendable, because no code changes the memory after the initializer.
  private let powers: UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt>>
  let leadingBits: UnsafeMutableBufferPointer<UInt>

  init(upTo last: Int) {
    powers = .allocate(capacity: last + 1)
    leadingBits = .allocate(capacity: last + 1)
    var power = Natural(1)
    for exponent in 0...last {
      let limbs = UnsafeMutableBufferPointer<UInt>.allocate(capacity: power.count)
      _ = limbs.initialize(from: power.limbs)
      powers.initializeElement(at: exponent, to: UnsafeBufferPointer(limbs))
      leadingBits.initializeElement(at: exponent, to: power.leadingBits)
      power.multiply(byWord: 5)
    }
  }

  subscript(exponent: Int) -> UnsafeBufferPointer<UInt> { powers[exponent] }
}

/// The most recently used powers, as many as ``largestCount`` and ``largestSize`` allow.
private struct RecentPowers {
  /// The largest number of powers stored: an operation needs up to three powers for a precision.
  static let largestCount = 32
  /// The largest number of limbs stored, 8 MB: enough for the powers that a million digits need.
  static let largestSize = 1 << 20

  private var entries: [(exponent: Int, power: Limbs)] = []
  private var size = 0

  /// Returns the power if it is stored, and makes it the most recently used.
  mutating func find(_ exponent: Int) -> Limbs? {
    guard let index = entries.lastIndex(where: { $0.exponent == exponent }) else { return nil }
    if index != entries.count - 1 { entries.append(entries.remove(at: index)) }
    return entries[entries.count - 1].power
  }

  mutating func keep(_ power: Limbs, _ exponent: Int) {
    if power.capacity > Self.largestSize / 2 || find(exponent) != nil { return }
    entries.append((exponent, power))
    size += power.capacity
    while entries.count > Self.largestCount || size > Self.largestSize {
      size -= entries.removeFirst().power.capacity
    }
  }
}
